#include "board.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "trie.hpp"

namespace rumpus {

namespace {

constexpr std::size_t USED_MAX = 4096;

void require(bool holds, const char *message) {
    if (!holds) {
        throw std::invalid_argument(message);
    }
}

}  // namespace

Used::Used(std::vector<Cell> cells, std::string_view lengths, bool part, std::size_t board_cells)
    : cells_(std::move(cells)), places_(cells_.size()), first_of_(board_cells + 1), part_(part) {
    require(lengths.size() <= USED_MAX, "too many used paths");
    std::size_t total = 0;
    for (const char length : lengths) {
        require(length >= 1 && static_cast<std::size_t>(length) <= LONGEST, "a used path's length");
        total += static_cast<std::size_t>(length);
    }
    require(total == cells_.size(), "the lengths of the used paths do not fit their cells");
    for (const Cell cell : cells_) {
        require(cell < board_cells, "a used path leaves the board");
        ++first_of_[cell + std::size_t{1}];
    }
    for (std::size_t cell = 0; cell < board_cells; ++cell) {
        first_of_[cell + 1] += first_of_[cell];
    }
    std::vector<std::uint32_t> next(first_of_.begin(), first_of_.end() - 1);
    std::uint32_t begin = 0;
    for (const char length : lengths) {
        const std::uint32_t end = begin + static_cast<std::uint32_t>(length);
        for (std::uint32_t at = begin; at < end; ++at) {
            places_[next[cells_[at]]++] = {begin, end};
        }
        begin = end;
    }
}

bool Used::forbid(const Cell *path, std::size_t length, const std::uint8_t *letters) const {
    // Either rule asks for cells of one used path only, so the first cell finds all candidates.
    for (std::uint32_t i = first_of_[path[0]]; i < first_of_[path[0] + std::size_t{1}]; ++i) {
        const Cell *other = cells_.data() + places_[i].begin;
        const std::size_t whole = places_[i].end - places_[i].begin;
        if (length == whole ? same(path, other, length, letters)
                            : length < whole && shorter(path, length, other, whole, letters)) {
            return true;
        }
    }
    return false;
}

bool Used::shorter(const Cell *path, std::size_t length, const Cell *other, std::size_t whole,
                   const std::uint8_t *letters) const {
    const std::size_t starts = part_ ? whole - length + 1 : 1;
    for (std::size_t start = 0; start < starts; ++start) {
        if (spells(path, other + start, length, letters)) {
            return std::all_of(path, path + length, [&](Cell cell) {
                return std::find(other, other + whole, cell) != other + whole;
            });
        }
    }
    return false;
}

bool Used::spells(const Cell *path, const Cell *other, std::size_t length,
                  const std::uint8_t *letters) {
    return std::equal(path, path + length, other,
                      [&](Cell one, Cell two) { return letters[one] == letters[two]; });
}

bool Used::same(const Cell *path, const Cell *other, std::size_t length,
                const std::uint8_t *letters) {
    if (!spells(path, other, length, letters)) {
        return false;
    }
    std::array<Cell, LONGEST> ours, theirs;
    std::copy(path, path + length, ours.begin());
    std::copy(other, other + length, theirs.begin());
    const auto size = static_cast<std::ptrdiff_t>(length);
    std::sort(ours.begin(), ours.begin() + size);
    std::sort(theirs.begin(), theirs.begin() + size);
    return std::equal(ours.begin(), ours.begin() + size, theirs.begin());
}

Board::Board(int width, int height, std::string_view letters, std::string_view values,
             std::string_view uses, Used used)
    : used_(std::move(used)) {
    require(width >= 1 && width <= SIDE_MAX && height >= 1 && height <= SIDE_MAX, "a board's sides");
    const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    require(letters.size() == count && uses.size() == count, "a letter and uses for each cell");
    require(!values.empty() && values.size() <= LETTERS_MAX, "a value for each letter");
    for (const char letter : letters) {
        // 31 capitals end where the small letters begin.
        const bool gone = letter >= 'a' && static_cast<std::size_t>(letter - 'a') < values.size();
        const bool living =
            letter >= 'A' && static_cast<std::size_t>(letter - 'A') < values.size();
        require(living || gone || letter == '.', "a letter is A to Z or a to z, as far as there are values, or '.'");
        letters_.push_back(living ? static_cast<std::uint8_t>(letter - 'A') : GAP);
        names_.push_back(gone ? static_cast<std::uint8_t>(letter - 'a') : letters_.back());
    }
    for (const char pegs : uses) {
        require(pegs >= 0 && static_cast<unsigned>(pegs) <= USES, "uses are 0 to 3");
        uses_.push_back(static_cast<std::uint8_t>(pegs));
    }
    std::copy(values.begin(), values.end(), values_.begin());
    link(width, height);
}

void Board::link(int width, int height) {
    directions_.assign(cells() * LETTERS_MAX, 0);
    reach_.assign(cells(), 0);
    for (int direction = 0; direction < 9; ++direction) {
        offsets_[static_cast<std::size_t>(direction)] = (direction / 3 - 1) * width + direction % 3 - 1;
    }
    for (int cell = 0; cell < width * height; ++cell) {
        const auto here = static_cast<Cell>(cell);
        if (is_living(here)) {
            reach_at_all_ |= 1u << letters_[here];
        }
        for (int direction = 0; direction < 9; ++direction) {
            const int row = cell / width + direction / 3 - 1;
            const int column = cell % width + direction % 3 - 1;
            if (row < 0 || row >= height || column < 0 || column >= width) {
                continue;
            }
            const auto there = static_cast<Cell>(row * width + column);
            if (is_living(there)) {
                const std::size_t slot = std::size_t{here} * LETTERS_MAX + letters_[there];
                directions_[slot] = static_cast<std::uint16_t>(directions_[slot] | 1u << direction);
                reach_[here] |= 1u << letters_[there];
            }
        }
    }
}

}  // namespace rumpus
