#if os(Linux)
  /// What a table shows.
  ///
  /// All but the first two methods are optional in UIKit: their defaults make themselves known as absent.
  @preconcurrency @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath)
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath)
  }

  extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.absent(1) }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
      OptionalMethod.absent(nil)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    {
      OptionalMethod.absent(nil)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      OptionalMethod.absent(true)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      OptionalMethod.absent(true)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      OptionalMethod.absent(nil)
    }
    public func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { OptionalMethod.absent(index) }
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { OptionalMethod.absent(()) }
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { OptionalMethod.absent(()) }
  }

  /// What a table warns of, so that rows are ready when they come on screen.
  @preconcurrency @MainActor
  public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
  }

  extension UITableViewDataSourcePrefetching {
    public func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) { OptionalMethod.absent(()) }
  }
#endif
