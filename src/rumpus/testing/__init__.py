"""Tools for tests of games, public: the conformance suite."""
