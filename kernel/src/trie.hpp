// The flat trie of a `.lex` file (src/rumpus/words/layout.py says how it is laid out).
#pragma once

#include <cstddef>
#include <cstdint>

namespace rumpus {

constexpr std::uint32_t WORD = 1u << 31;
constexpr std::uint32_t LETTERS = WORD - 1;
// Most letters of an alphabet. A letter with number n is the byte 'a' + n, a capital 'A' + n.
constexpr std::size_t LETTERS_MAX = 31;
constexpr std::size_t LONGEST = 28;

inline std::uint32_t count_bits(std::uint32_t bits) {
    return static_cast<std::uint32_t>(__builtin_popcount(bits));
}

inline unsigned lowest_bit(std::uint32_t bits) {
    return static_cast<unsigned>(__builtin_ctz(bits));
}

// A view; whoever makes it keeps the nodes alive.
class Trie {
  public:
    // Throws std::invalid_argument unless every child lies after its parent and within the nodes.
    Trie(const std::uint32_t *nodes, std::size_t count);

    std::uint32_t mask(std::uint32_t node) const { return nodes_[2 * std::size_t{node}]; }

    // The child of `node` by a letter that its mask holds.
    std::uint32_t child(std::uint32_t node, unsigned letter) const {
        const std::uint32_t before = mask(node) & ((1u << letter) - 1);
        const std::uint32_t at = nodes_[2 * std::size_t{node} + 1] + count_bits(before);
        // The nodes are a mapped file, which somebody may have written to since it was checked.
        // The root has no way on from there but down again, and a search is 28 levels deep.
        return at < count_ ? at : 0;
    }

  private:
    const std::uint32_t *nodes_;
    std::uint32_t count_;
};

}  // namespace rumpus
