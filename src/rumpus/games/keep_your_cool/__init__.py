"""Keep Your Cool: pairs, words, flags and nerve (`docs/rules/keep_your_cool.md` has the rules)."""
