#if !os(tvOS)
  public import TypedCells

  extension RowEvent<Void, NSItemProvider?> {
    /// The data of the row when the user drags it to another app.
    public static var itemProvider: Self { Self("UIKit.itemProvider") }
  }

  extension Row {
    /// Lets the user drag the row, also to other apps. The drag carries the row's model to the lists of your app, and
    /// the data of the item provider to other apps.
    ///
    /// ```swift
    /// Row(TextCell.self, "Tea")
    ///   .draggable { text in NSItemProvider(object: text as NSString) }
    /// ```
    ///
    /// - Parameter provider: receives the row's model when a drag begins. If it returns `nil`, the row can't be
    ///   dragged, unless the row also handles `canDrag`.
    /// - Returns: the row that can be dragged.
    public consuming func draggable(
      _ provider: @escaping @MainActor (Model) -> NSItemProvider?
    ) -> Self {
      on(.itemProvider, provider)
    }

    /// Handles data that the user drops onto the row, for example from another app.
    ///
    /// ```text
    /// Row(TextCell.self, "Notes")
    ///   .onDrop(loading: NSString.self, weak: screen) { screen, texts, model in screen.add(texts) }
    /// ```
    ///
    /// The row accepts a drag if all its items can be loaded as objects of the class. They are loaded after the drop;
    /// items that fail to load are left out. The drop copies the data.
    ///
    /// - Parameters:
    ///   - type: a class such as `NSString`, `NSURL` or `UIImage`.
    ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the row accepts nothing.
    ///   - perform: receives the owner, the loaded objects and the row's model.
    /// - Returns: the row with the handler.
    public consuming func onDrop<Value: NSItemProviderReading, Owner: AnyObject>(
      loading type: Value.Type,
      weak owner: Owner,
      _ perform: @escaping @MainActor (Owner, [Value], Model) -> Void
    ) -> Self {
      onDrop(.loading(type), weak: owner, perform)
    }
  }

  extension ListSection {
    /// Handles data that the user drops between the rows of the section, for example from another app.
    ///
    /// The section accepts a drag if all its items can be loaded as objects of the class. They are loaded after the
    /// drop; items that fail to load are left out. The drop copies the data.
    ///
    /// - Parameters:
    ///   - type: a class such as `NSString`, `NSURL` or `UIImage`.
    ///   - owner: the object the handler belongs to, held weakly. After it is deallocated, the section accepts nothing.
    ///   - perform: receives the owner, the loaded objects and the index at which they were dropped among the section's
    ///     visible rows.
    /// - Returns: the section with the handler.
    public consuming func onDrop<Value: NSItemProviderReading, Owner: AnyObject>(
      loading type: Value.Type,
      weak owner: Owner,
      _ perform: @escaping @MainActor (Owner, [Value], Int) -> Void
    ) -> Self {
      onDrop(.loading(type), weak: owner, perform)
    }
  }

  extension DropReader where Dropped: NSItemProviderReading {
    /// Loads the objects of a class.
    fileprivate static func loading(_ type: Dropped.Type) -> Self {
      Self(
        areCopies: true,
        accepts: { items in
          // `canLoadObjects` of the session is true if one item can be loaded; the others would be lost.
          let items = (items.session as? any UIDropSession)?.items ?? []
          return !items.isEmpty
            && items.allSatisfy { $0.itemProvider.canLoadObject(ofClass: Dropped.self) }
        },
        read: { items, use in
          guard let session = items.session as? any UIDropSession else { return }
          // UIKit calls the closure on the main queue.
          _ = session.loadObjects(ofClass: Dropped.self) { objects in
            let loaded = objects.compactMap { $0 as? Dropped }
            if !loaded.isEmpty { use(loaded) }
          }
        })
    }
  }
#endif
