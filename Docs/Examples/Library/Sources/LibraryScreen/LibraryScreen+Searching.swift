import AsyncAlgorithms
import LibraryResults
import LibraryStore
public import TypedCellsUIKit

extension LibraryScreen: UISearchResultsUpdating {
  /// Searches for what the user has typed when no key was pressed for a moment.
  func beginSearching() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    searching = Task { [weak self, texts = searchedTexts.stream] in
      for await text in texts.debounce(for: .milliseconds(250)) {
        self?.results?.query.text = text
      }
    }
  }

  public func updateSearchResults(for search: UISearchController) {
    searchedTexts.continuation.yield(search.searchBar.text ?? "")
  }

  func changeGrouping() {
    guard let results else { return }
    let isByAuthor = results.query.grouping == .author
    results.query.grouping = isByAuthor ? .genre : .author
    groupingButton.title = isByAuthor ? "By Author" : "By Genre"
  }
}
