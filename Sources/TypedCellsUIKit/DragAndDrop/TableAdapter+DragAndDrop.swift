#if !os(tvOS)
  extension TableAdapter {
    /// Becomes the drag delegate of the table. Its drags have to be enabled on iPhones.
    func connectDrags(to table: UITableView) {
      guard let host else { return }
      if dragDelegate == nil { table.dragInteractionEnabled = true }
      let new = TableDragDelegate(host, own: ListViewDelegate.own(behind: table.dragDelegate))
      dragDelegate = new
      table.dragDelegate = new
    }

    func connectDrops(to table: UITableView) {
      guard let host else { return }
      let new = TableDropDelegate(host, own: ListViewDelegate.own(behind: table.dropDelegate))
      dropDelegate = new
      table.dropDelegate = new
    }

    /// Makes delegates that the developer gave the table since the last change the list's own delegates.
    func adoptOtherDragDelegates(of table: UITableView) {
      if let dragDelegate, let other = table.dragDelegate, other !== dragDelegate {
        connectDrags(to: table)
      }
      if let dropDelegate, let other = table.dropDelegate, other !== dropDelegate {
        connectDrops(to: table)
      }
    }
  }
#endif
