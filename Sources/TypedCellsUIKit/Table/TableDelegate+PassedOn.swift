#if !canImport(UIKit)
  /// What rows have no part in. Elsewhere messages are forwarded, whatever they are; here each is passed
  /// on by hand, and an absent one makes itself known as such on the way.
  extension TableDelegate {
    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      guard let object = own.object else { return indexPath }
      return object.tableView(tableView, willDeselectRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
      own.object?.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      own.object?.tableView(tableView, willBeginEditingRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
      own.object?.tableView(tableView, didEndEditingRowAt: indexPath)
    }

    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      own.object?.tableView(tableView, indentationLevelForRowAt: indexPath) ?? 0
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidScroll(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      own.object?.scrollViewWillBeginDragging(scrollView)
    }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      own.object?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidEndDecelerating(scrollView)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      own.object?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
#endif
