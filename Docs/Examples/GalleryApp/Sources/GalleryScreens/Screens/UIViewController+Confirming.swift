import TypedCellsUIKit

extension UIViewController {
  /// Asks the user whether to delete something, and returns the answer.
  func confirmsDeletion(of name: String) async -> Bool {
    // An alert can't be presented over another, so the question would have no answer.
    guard presentedViewController == nil else { return false }
    return await withCheckedContinuation { continuation in
      let alert = UIAlertController(
        title: "Delete “\(name)”?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in continuation.resume(returning: false)
        })
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          continuation.resume(returning: true)
        })
      present(alert, animated: true)
    }
  }
}
