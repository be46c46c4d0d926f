extension UITableView {
  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let requested, requested.path == indexPath {
      if requested.hasDequeued {
        UIKitException.raise(
          "Attempted to dequeue multiple cells for the same index path, which is not allowed. If "
            + "you really need to dequeue more cells than the table view is requesting, use the "
            + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
            + "\(identifier), index path: \(indexPath.inExceptions)")
      }
      self.requested?.hasDequeued = true
    }
    if cellQueue.sources[identifier] == nil {
      UIKitException.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    } else if let cell = cellQueue.dequeue(identifier) as? UITableViewCell {
      return cell
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
