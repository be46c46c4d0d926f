import LibraryStore
import TypedCellsUIKit

extension LibraryScreen {
  /// Imports the books that are missing. The user scrolls, searches and edits meanwhile.
  func startImport() {
    guard let store, importing == nil else { return }
    importing = Task { [weak self, source] in
      do {
        try await store.importBooks(
          source.total, from: source.generator, batchSize: source.batchSize
        ) { [weak self] progress in
          await self?.showImport(progress: progress)
        }
      } catch let problem as LibraryProblem {
        self?.showAlert(of: problem)
      } catch {
        // The screen was closed. The next import continues here.
      }
      self?.importing = nil
    }
  }

  /// - Parameter progress: how far the import is; `nil` if it begins or ends.
  func showImport(progress: ImportProgress?) {
    importButton.isEnabled = importing == nil
    importBar.isHidden = importing == nil
    let fraction = progress.map { Float($0.imported) / Float($0.total) } ?? 0
    importBar.setProgress(fraction, animated: true)
    importButton.title = progress.map { _ in "\(Int(fraction * 100)) %" } ?? "Import"
  }
}
