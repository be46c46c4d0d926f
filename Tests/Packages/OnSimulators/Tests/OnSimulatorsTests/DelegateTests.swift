#if canImport(UIKit)
  import Foundation
  import ObjectiveC
  import Testing
  import TypedCells
  import TypedCellsUIKit

  /// UIKit calls the methods for which `responds(to:)` returns `true`, even on systems where they are
  /// compiled out.
  @MainActor
  struct `Delegates of a list` {
    private let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)

    @Test func `those of a table implement every method that they claim`() throws {
      let table = UITableView(frame: bounds, style: .plain)
      let list = ListDriver(table)
      list.apply(animated: false) { ListSection(id: 0) { Row(PlainCell.self, "Ada") } }
      let (delegate, source) = (try #require(table.delegate), try #require(table.dataSource))
      #expect(try claimed(by: delegate, of: "UITableViewDelegate").isEmpty)
      #expect(try claimed(by: delegate, of: "UIScrollViewDelegate").isEmpty)
      #expect(try claimed(by: source, of: "UITableViewDataSource").isEmpty)
    }

    @Test func `those of a collection view implement every method that they claim`() throws {
      let collection = UICollectionView(
        frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let list = ListDriver(collection)
      list.apply(animated: false) { ListSection(id: 0) { Row(PlainTile.self, "Ada") } }
      let delegate = try #require(collection.delegate)
      let source = try #require(collection.dataSource)
      #expect(try claimed(by: delegate, of: "UICollectionViewDelegate").isEmpty)
      #expect(try claimed(by: delegate, of: "UICollectionViewDelegateFlowLayout").isEmpty)
      #expect(try claimed(by: delegate, of: "UIScrollViewDelegate").isEmpty)
      #expect(try claimed(by: source, of: "UICollectionViewDataSource").isEmpty)
    }

    /// Returns the optional methods for which an object's `responds(to:)` is `true` although it doesn't
    /// implement them.
    private func claimed(by object: any NSObjectProtocol, of name: String) throws -> [String] {
      let definition = try #require(NSProtocolFromString(name))
      var count: UInt32 = 0
      guard
        let methods = unsafe protocol_copyMethodDescriptionList(definition, false, true, &count)
      else { return [] }
      defer { unsafe free(methods) }
      let names = (0..<Int(count)).compactMap { unsafe methods[$0].name }
      return names.filter { object.responds(to: $0) }
        .filter { unsafe class_getInstanceMethod(type(of: object), $0) == nil }.map(\.description)
    }
  }

  private final class PlainCell: UITableViewCell, Updatable {
    func update(viewData text: String) { textLabel?.text = text }
  }

  private final class PlainTile: UICollectionViewCell, Updatable {
    func update(viewData text: String) {}
  }
#endif
