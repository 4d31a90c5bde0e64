#include "search.hpp"

#include <algorithm>
#include <numeric>

namespace rumpus {

namespace {

constexpr std::uint32_t NO_PARENT = UINT32_MAX;

}  // namespace

void Columns::add(std::string_view word, const Cell *path, std::uint32_t score) {
    text.append(word);
    cells.insert(cells.end(), path, path + word.size());
    ends.push_back(static_cast<std::uint32_t>(cells.size()));
    scores.push_back(score);
}

Search::Search(const Board &board, std::size_t beam) : board_(board), beam_(beam) {
    partials_.reserve(4096);
}

Columns Search::solve(const Trie &trie, std::size_t min_length) {
    begin(trie, min_length, false);
    return std::move(found_);
}

bool Search::any_word(const Trie &trie, std::size_t min_length) {
    begin(trie, min_length, true);
    return !found_.scores.empty();
}

Columns Search::paths_of(std::string_view word, std::size_t limit) {
    Range range = start(static_cast<unsigned>(word[0] - 'a'));
    for (std::size_t at = 1; at < word.size(); ++at) {
        range = extend(range, static_cast<unsigned>(word[at] - 'a'));
    }
    std::vector<std::size_t> order(range.end - range.begin);
    std::iota(order.begin(), order.end(), range.begin);
    std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
        return partials_[a].score > partials_[b].score;
    });
    Cell path[LONGEST];
    for (const std::size_t partial : order) {
        if (found_.scores.size() == limit) {
            break;
        }
        trace(partial, word.size(), path);
        if (!board_.forbid(path, word.size())) {
            found_.add(word, path, partials_[partial].score);
        }
    }
    return std::move(found_);
}

void Search::begin(const Trie &trie, std::size_t min_length, bool first_only) {
    trie_ = &trie;
    min_length_ = min_length;
    first_only_ = first_only;
    std::uint32_t wanted = trie.mask(0) & board_.reach_at_all();
    for (; wanted != 0; wanted &= wanted - 1) {
        const unsigned letter = lowest_bit(wanted);
        word_[0] = static_cast<char>('a' + letter);
        visit(trie.child(0, letter), start(letter), 1);
        partials_.clear();
    }
}

Search::Range Search::start(unsigned letter) {
    for (std::size_t at = 0; at < board_.cells(); ++at) {
        const auto cell = static_cast<Cell>(at);
        if (board_.has(cell, letter) && board_.is_living(cell)) {
            const unsigned score = board_.value(cell) * (board_.uses(cell) + 1);
            partials_.push_back({NO_PARENT, cell, static_cast<std::uint16_t>(score)});
        }
    }
    return {0, partials_.size()};
}

Search::Range Search::extend(Range shorter, unsigned letter) {
    const std::size_t begin = partials_.size();
    for (std::size_t at = shorter.begin; at < shorter.end; ++at) {
        const Partial last = partials_[at];
        std::uint32_t ways = board_.directions(last.cell, letter);
        for (; ways != 0; ways &= ways - 1) {
            const Cell cell = board_.step(last.cell, lowest_bit(ways));
            const unsigned uses = board_.uses(cell) + uses_before(at, cell);
            if (uses < USES) {
                const unsigned score = last.score + board_.value(cell) * (uses + 1);
                partials_.push_back(
                    {static_cast<std::uint32_t>(at), cell, static_cast<std::uint16_t>(score)});
            }
        }
    }
    return narrow({begin, partials_.size()});
}

// Keeps the best scores, of equal ones the first, in the order in which they stand.
Search::Range Search::narrow(Range range) {
    if (range.end - range.begin <= beam_) {
        return range;
    }
    std::vector<std::size_t> order(range.end - range.begin);
    std::iota(order.begin(), order.end(), range.begin);
    const auto cut = order.begin() + static_cast<std::ptrdiff_t>(beam_);
    std::nth_element(order.begin(), cut, order.end(), [this](std::size_t a, std::size_t b) {
        return partials_[a].score != partials_[b].score ? partials_[a].score > partials_[b].score
                                                        : a < b;
    });
    std::sort(order.begin(), cut);
    for (std::size_t kept = 0; kept < beam_; ++kept) {
        partials_[range.begin + kept] = partials_[order[kept]];
    }
    partials_.resize(range.begin + beam_);
    return {range.begin, range.begin + beam_};
}

void Search::visit(std::uint32_t node, Range range, std::size_t depth) {
    const std::uint32_t mask = trie_->mask(node);
    if ((mask & WORD) != 0 && depth >= min_length_) {
        keep_best(range, depth);
    }
    if (depth == LONGEST) {
        return;
    }
    std::uint32_t reach = 0;
    for (std::size_t at = range.begin; at < range.end; ++at) {
        reach |= board_.reach(partials_[at].cell);
    }
    std::uint32_t wanted = mask & reach;
    for (; wanted != 0; wanted &= wanted - 1) {
        if (first_only_ && !found_.scores.empty()) {
            return;
        }
        const unsigned letter = lowest_bit(wanted);
        const Range longer = extend(range, letter);
        if (longer.begin != longer.end) {
            word_[depth] = static_cast<char>('a' + letter);
            visit(trie_->child(node, letter), longer, depth + 1);
        }
        partials_.resize(longer.begin);
    }
}

// Partials stand in ascending order of their cells: the first of the best scores is the one wanted.
void Search::keep_best(Range range, std::size_t depth) {
    Cell path[LONGEST], best[LONGEST];
    int score = -1;
    for (std::size_t at = range.begin; at < range.end; ++at) {
        if (partials_[at].score > score) {
            trace(at, depth, path);
            if (!board_.forbid(path, depth)) {
                score = partials_[at].score;
                std::copy(path, path + depth, best);
            }
        }
    }
    if (score >= 0) {
        found_.add({word_, depth}, best, static_cast<std::uint32_t>(score));
    }
}

// How often a cell has been used in a partial path.
unsigned Search::uses_before(std::size_t partial, Cell cell) const {
    unsigned count = 0;
    for (auto at = static_cast<std::uint32_t>(partial); at != NO_PARENT; at = partials_[at].parent) {
        count += partials_[at].cell == cell;
    }
    return count;
}

void Search::trace(std::size_t partial, std::size_t depth, Cell *path) const {
    for (auto at = static_cast<std::uint32_t>(partial); at != NO_PARENT; at = partials_[at].parent) {
        path[--depth] = partials_[at].cell;
    }
}

}  // namespace rumpus
