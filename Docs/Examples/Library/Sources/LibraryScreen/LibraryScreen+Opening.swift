import LibraryResults
import LibraryStore
import TypedCells
import TypedCellsUIKit

extension LibraryScreen {
  /// Opens the file in the background.
  func open() {
    opening = Task { [weak self, source] in
      do {
        let store = try await BookStore.open(path: source.path, patience: source.patience)
        self?.show(store)
      } catch let problem as LibraryProblem {
        self?.show(problem)
      } catch {
        // `open` throws only problems.
      }
    }
  }

  private func show(_ store: BookStore) {
    problemView.isHidden = true
    let results = BookResults(store, pause: source.pause)
    results.onProblem = { [weak self] problem in self?.show(problem) }
    results.onShow = { [weak self] isNewQuery in self?.didShow(isNewQuery: isNewQuery) }
    (self.store, self.results) = (store, results)
    follow(results)
  }

  private func didShow(isNewQuery: Bool) {
    title = "Library (\(results?.count ?? 0))"
    // The list keeps rows where they are, also if a search finds them among others.
    if isNewQuery { list.scroll(to: .start) }
  }

  /// Shows why the list can't be read in its place.
  private func show(_ problem: LibraryProblem?) {
    problemView.isHidden = problem == nil
    if let problem { problemView.show(problem) }
  }

  /// Opens the file again, or reads the list again.
  func retry() {
    problemView.isHidden = true
    if let results { results.retry() } else { open() }
  }

  /// Performs a change of the user. If it fails, the list stays, and an alert says why.
  func change(_ work: @escaping @MainActor (BookStore, LibraryScreen) async throws -> Void) {
    guard let store else { return }
    Task { [weak self] in
      guard let self else { return }
      do {
        try await work(store, self)
      } catch let problem as LibraryProblem {
        showAlert(of: problem)
      } catch {
        // The change was cancelled.
      }
    }
  }

  func showAlert(of problem: LibraryProblem) {
    let alert = UIAlertController(
      title: problem.message, message: problem.advice, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
