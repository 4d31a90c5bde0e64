// The search: one walk over the trie, at each node all partial paths that spell its letters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "board.hpp"
#include "trie.hpp"

namespace rumpus {

// Words in columns: word i has the letters and cells from ends[i - 1] (or 0) to ends[i].
struct Columns {
    std::string text;
    std::vector<Cell> cells;
    std::vector<std::uint32_t> ends, scores;

    void add(std::string_view word, const Cell *path, std::uint32_t score);
};

class Search {
  public:
    // Of one beginning's partial paths the `beam` best are kept.
    Search(const Board &board, std::size_t beam);

    // Every word of at least `min_length` letters on its best path, in alphabetical order.
    Columns solve(const Trie &trie, std::size_t min_length);
    bool any_word(const Trie &trie, std::size_t min_length);
    // The best paths of 1 to 28 letters, best first.
    Columns paths_of(std::string_view word, std::size_t limit);

  private:
    // A path as its last cell and the place, in `partials_`, of the path without it.
    // A score stays below 255 x 3 x 28, so 16 bits hold it.
    struct Partial {
        std::uint32_t parent;
        Cell cell;
        std::uint16_t score;
    };
    struct Range {
        std::size_t begin, end;
    };

    void begin(const Trie &trie, std::size_t min_length, bool first_only);
    Range start(unsigned letter);
    Range extend(Range shorter, unsigned letter);
    Range narrow(Range range);
    void visit(std::uint32_t node, Range range, std::size_t depth);
    void keep_best(Range range, std::size_t depth);
    unsigned uses_before(std::size_t partial, Cell cell) const;
    void trace(std::size_t partial, std::size_t depth, Cell *path) const;

    const Board &board_;
    const std::size_t beam_;
    const Trie *trie_ = nullptr;
    std::size_t min_length_ = 1;
    bool first_only_ = false;
    std::vector<Partial> partials_;
    char word_[LONGEST];
    Columns found_;
};

}  // namespace rumpus
