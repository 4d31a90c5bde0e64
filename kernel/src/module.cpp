// What Python sees: Trie, Board and its three searches. Searches run without the interpreter lock.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string_view.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <utility>

#include "board.hpp"
#include "search.hpp"
#include "trie.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using rumpus::Board;
using rumpus::Cell;
using rumpus::Columns;
using rumpus::Search;
using rumpus::Trie;
using Nodes = nb::ndarray<const std::uint32_t, nb::shape<-1, 2>, nb::c_contig, nb::device::cpu>;

// The trie with the array that owns its nodes.
struct OwnedTrie {
    explicit OwnedTrie(Nodes array) : nodes(std::move(array)), trie(nodes.data(), nodes.shape(0)) {}

    Nodes nodes;
    Trie trie;
};

std::string_view view(const nb::bytes &bytes) { return {bytes.c_str(), bytes.size()}; }

template <typename Number>
nb::bytes column(const std::vector<Number> &numbers) {
    return nb::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

nb::tuple to_python(const Columns &found) {
    return nb::make_tuple(nb::bytes(found.text.data(), found.text.size()), column(found.cells),
                          column(found.ends), column(found.scores));
}

Board make_board(int width, int height, std::string_view letters, const nb::bytes &values,
                 const nb::bytes &uses, const nb::bytes &used_cells,
                 const nb::bytes &used_lengths, bool part) {
    if (used_cells.size() % sizeof(Cell) != 0) {
        throw std::invalid_argument("cells are numbers of two bytes");
    }
    std::vector<Cell> cells(used_cells.size() / sizeof(Cell));
    if (!cells.empty()) {
        std::memcpy(cells.data(), used_cells.c_str(), used_cells.size());
    }
    rumpus::Used used(std::move(cells), view(used_lengths), part, letters.size());
    return {width, height, letters, view(values), view(uses), std::move(used)};
}

void check(std::size_t min_length, std::size_t beam) {
    if (min_length < 1 || min_length > rumpus::LONGEST) {
        throw std::invalid_argument("min_length is 1 to 28");
    }
    if (beam < 1 || beam > 65536) {
        throw std::invalid_argument("beam is 1 to 65536");
    }
}

nb::tuple solve(const Board &board, const OwnedTrie &owner, std::size_t min_length,
                std::size_t beam) {
    check(min_length, beam);
    Columns found;
    {
        nb::gil_scoped_release unlocked;
        found = Search(board, beam).solve(owner.trie, min_length);
    }
    return to_python(found);
}

bool any_word(const Board &board, const OwnedTrie &owner, std::size_t min_length,
              std::size_t beam) {
    check(min_length, beam);
    nb::gil_scoped_release unlocked;
    return Search(board, beam).any_word(owner.trie, min_length);
}

nb::tuple paths_of(const Board &board, std::string_view word, std::size_t limit,
                   std::size_t beam) {
    check(1, beam);
    const auto is_letter = [](char sign) {
        return sign >= 'a' && static_cast<std::size_t>(sign - 'a') < rumpus::LETTERS_MAX;
    };
    if (word.empty() || word.size() > rumpus::LONGEST ||
        !std::all_of(word.begin(), word.end(), is_letter)) {
        throw std::invalid_argument("a word is 1 to 28 letters");
    }
    Columns found;
    {
        nb::gil_scoped_release unlocked;
        found = Search(board, beam).paths_of(word, limit);
    }
    return to_python(found);
}

}  // namespace

NB_MODULE(rumpus_kernel, module) {
    module.doc() = "The grid search of Rumpus, compiled; rumpus.words.paths is its interface.";
    // Kernels without it know a to z only.
    module.attr("LETTERS") = rumpus::LETTERS_MAX;
    nb::class_<OwnedTrie>(module, "Trie").def(nb::init<Nodes>(), "nodes"_a);
    nb::class_<Board>(module, "Board")
        .def(nb::new_(&make_board), "width"_a, "height"_a, "letters"_a, "values"_a, "uses"_a,
             "used_cells"_a, "used_lengths"_a, "part"_a)
        .def("solve", &solve, "trie"_a, "min_length"_a, "beam"_a)
        .def("any_word", &any_word, "trie"_a, "min_length"_a, "beam"_a)
        .def("paths_of", &paths_of, "word"_a, "limit"_a, "beam"_a);
}
