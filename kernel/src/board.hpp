// A board: letters, pegs, neighbours; and the used paths, with what they forbid.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "trie.hpp"

namespace rumpus {

using Cell = std::uint16_t;

constexpr unsigned USES = 3;
constexpr int SIDE_MAX = 32;
constexpr std::uint8_t GAP = LETTERS_MAX;

// Used paths, one after the other, found by their cells: exact, as it compares the paths themselves.
class Used {
  public:
    // Throws std::invalid_argument for a path of no cell or more than 28, or off the board.
    Used(std::vector<Cell> cells, std::string_view lengths, bool part, std::size_t board_cells);

    // Whether KD-11 (same word on the same cells) or KD-14 (a beginning or part of a used word, on
    // cells of it) forbids the path; the order of the cells does not matter.
    bool forbid(const Cell *path, std::size_t length, const std::uint8_t *letters) const;

  private:
    struct Place {
        std::uint32_t begin, end;  // of a used path over a cell
    };

    static bool same(const Cell *path, const Cell *other, std::size_t length,
                     const std::uint8_t *letters);
    bool shorter(const Cell *path, std::size_t length, const Cell *other, std::size_t whole,
                 const std::uint8_t *letters) const;
    static bool spells(const Cell *path, const Cell *other, std::size_t length,
                       const std::uint8_t *letters);

    std::vector<Cell> cells_;
    std::vector<Place> places_;           // by cell
    std::vector<std::uint32_t> first_of_;  // of a cell: its first place; one more at the end
    bool part_;
};

class Board {
  public:
    // Throws std::invalid_argument when sizes or ranges do not fit.
    Board(int width, int height, std::string_view letters, std::string_view values,
          std::string_view uses, Used used);

    std::size_t cells() const { return letters_.size(); }
    std::uint32_t reach_at_all() const { return reach_at_all_; }
    std::uint32_t reach(Cell cell) const { return reach_[cell]; }
    unsigned uses(Cell cell) const { return uses_[cell]; }
    unsigned value(Cell cell) const { return values_[letters_[cell]]; }
    bool is_living(Cell cell) const { return uses_[cell] < USES && letters_[cell] != GAP; }
    bool has(Cell cell, unsigned letter) const { return letters_[cell] == letter; }

    // The directions, a bit each in ascending order of cells, in which a letter follows a cell.
    std::uint32_t directions(Cell cell, unsigned letter) const {
        return directions_[std::size_t{cell} * LETTERS_MAX + letter];
    }
    Cell step(Cell cell, unsigned direction) const {
        return static_cast<Cell>(cell + offsets_[direction]);
    }

    bool forbid(const Cell *path, std::size_t length) const {
        return used_.forbid(path, length, names_.data());
    }

  private:
    void link(int width, int height);

    std::vector<std::uint8_t> letters_, uses_;
    std::vector<std::uint8_t> names_;  // as letters_, but what stood in a gap keeps its letter
    std::array<std::uint8_t, LETTERS_MAX + 1> values_{};
    std::array<int, 9> offsets_{};
    std::vector<std::uint16_t> directions_;
    std::vector<std::uint32_t> reach_;
    std::uint32_t reach_at_all_ = 0;
    Used used_;
};

}  // namespace rumpus
