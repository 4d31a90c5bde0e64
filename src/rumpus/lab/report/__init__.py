"""Reports: what a sweep found, as one page with charts that a designer can show."""
