#include "trie.hpp"

#include <stdexcept>

namespace rumpus {

Trie::Trie(const std::uint32_t *nodes, std::size_t count)
    : nodes_(nodes), count_(static_cast<std::uint32_t>(count)) {
    if (count < 1 || count > (1u << 31)) {
        throw std::invalid_argument("a trie has 1 to 2^31 nodes");
    }
    for (std::size_t node = 0; node < count; ++node) {
        const std::uint32_t letters = nodes[2 * node] & LETTERS;
        const std::uint64_t first = nodes[2 * node + 1];
        if (letters != 0 && (first <= node || first + count_bits(letters) > count)) {
            throw std::invalid_argument("a node of the trie has children outside it");
        }
    }
}

}  // namespace rumpus
