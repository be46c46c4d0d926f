import Testing
import TypedCells

@testable import TypedCellsAppKit

@MainActor
@Suite(.serialized)
struct `The display of views in an NSCollectionView` {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let screen = CollectionScreen()
  private let log = Log()
  private var list: CollectionList { screen.list }
  private var collection: NSCollectionView { screen.collection }

  private func row(_ text: String) -> Row<TextItem, String> {
    Row(TextItem.self, text).id(text)
      .on(.willDisplay) { [log] in log.lines.append("+\($0)") }
      .on(.didEndDisplaying) { [log] in log.lines.append("-\($0)") }
  }

  private func header(_ text: String) -> Row<ItemHeader, String> {
    Row(ItemHeader.self, text)
      .on(.willDisplay) { [log] in log.lines.append("+\($0)") }
      .on(.didEndDisplaying) { [log] in log.lines.append("-\($0)") }
  }

  @Test func `is sent to items, and so is its end`() {
    list.apply { ListSection(id: 0) { for number in 0..<30 { row("\(number)") } } }
    settle(collection)
    #expect(log.take().prefix(3) == ["+0", "+1", "+2"])
    list.scroll(to: "29", animated: false)
    settle(collection)
    let events = log.take()
    #expect(events.contains("-0"))
    #expect(events.contains("+29"))
  }

  @Test func `is sent to headers and footers, and so is its end`() {
    list.apply {
      ListSection<NSCollectionViewItem>(id: 0) { Row(TextItem.self, "a") }
        .header(header("above")).footer(header("below"))
    }
    settle(collection)
    #expect(log.take() == ["+above", "+below"])
    list.apply([])
    settle(collection)
    #expect(log.take().sorted() == ["-above", "-below"])
  }

  @Test func `ends for the row that the item shows, also if it was updated in place`() {
    for text in ["old", "new"] {
      list.apply { ListSection(id: 0) { row(text).id(1) } }
      settle(collection)
    }
    #expect(log.take() == ["+old"])
    list.apply([])
    settle(collection)
    #expect(log.take() == ["-new"])
  }

  @Test func `begins again for items that the host reloads`() {
    list.apply { ListSection(id: 0) { for text in ["a", "b"] { row(text) } } }
    settle(collection)
    _ = log.take()
    list.host.reloadRows(at: [RowPath(section: 0, row: 1)])
    #expect(screen.items == ["a", "b"])
    #expect(log.take() == ["-b", "+b"])
  }

  @Test func `doesn't end for items of a section whose title changes`() {
    func show(_ titles: [String]) {
      list.apply {
        for (number, title) in titles.enumerated() {
          ListSection(id: number, header: title) { row("row \(number)") }
        }
      }
      settle(collection)
    }
    func titles() -> [String?] {
      (0..<2).map { section in
        let view = collection.supplementaryView(
          forElementKind: NSCollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
        return (view as? CollectionTitle)?.label.stringValue
      }
    }
    show(["first", "3 people"])
    _ = log.take()
    show(["first", "4 people"])
    #expect(titles() == ["first", "4 people"])
    #expect(log.take().isEmpty)
    show(["1st", "5 people"])
    #expect(titles() == ["1st", "5 people"])
    #expect(log.take().isEmpty)
  }

  @Test func `is sent to your delegate, and so is its end`() {
    @MainActor final class Delegate: NSObject, NSCollectionViewDelegate {
      var lines: [String] = []

      func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
      ) { lines.append("+\(indexPath.item)") }

      func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
      ) { lines.append("-\(indexPath.item)") }
    }
    let delegate = Delegate()
    list.host.delegate = delegate
    #expect(list.host.delegate === delegate)
    list.apply { ListSection(id: 0) { for text in ["a", "b"] { row(text) } } }
    settle(collection)
    #expect(delegate.lines == ["+0", "+1"])
    list.apply { ListSection(id: 0) { row("a") } }
    settle(collection)
    #expect(delegate.lines == ["+0", "+1", "-1"])
  }
}
