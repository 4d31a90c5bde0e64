"""Tools for tests of games, public: the conformance suite, scenarios, small word lists."""
