public import GalleryModels
import TypedCells
public import TypedCellsUIKit

/// A shopping list in a list layout.
///
/// A tap or a swipe from the leading edge ticks a purchase off, a swipe from the trailing edge deletes it. While the
/// screen is edited, purchases can be moved and deleted. Bought ones are in an outline, which a tap on its first row
/// collapses. A purchase can be dragged to the other section, or to another app, and a text from another app becomes a
/// purchase. Pulling the list down loads it again.
public final class ShoppingScreen: UIViewController, MessageSending {
  public var onMessage: (@MainActor (String) -> Void)?

  private var page: ShoppingPage
  private var isLoading: Bool
  private let load: @MainActor () async -> ShoppingPage
  private(set) lazy var list = CollectionList(in: view, appearance: .insetGrouped)

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - page: the purchases to show at first, or `nil` if they aren't known before they are loaded.
  ///   - load: loads the purchases.
  public init(
    _ page: ShoppingPage?, load: @escaping @MainActor () async -> ShoppingPage = { ShoppingPage() }
  ) {
    self.page = page ?? ShoppingPage(left: [])
    self.load = load
    isLoading = page == nil
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    list.onRefresh(weak: self) { await $0.reload() }
    showChange()
    if isLoading { Task { [weak self] in await self?.reload() } }
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    list.host.collectionView?.isEditing = editing
  }

  private func reload() async {
    page = await load()
    isLoading = false
    showChange()
  }

  private func showChange() {
    list.apply {
      ListSection(id: "left", header: "To buy") {
        for purchase in page.left {
          row(of: purchase)
            .on(.move, weak: self) { screen, _, move in
              screen.page.move(from: move.old.row, to: move.new.row)
              screen.showChange()
            }
            .on(.moveTarget, weak: self) { screen, _, move in
              // A purchase stays among those that are left.
              move.new.section == 0
                ? move.new : RowPath(section: 0, row: screen.page.left.count - 1)
            }
        }
      }
      .whenEmpty { caption(isLoading ? "Loading…" : "Everything is bought.") }
      .onDrop(of: Purchase.self, weak: self) { $0.insert($1, areBought: false, at: $2) }
      .onDrop(loading: NSString.self, weak: self) { screen, texts, index in
        screen.page.add(texts.map { "\($0)" }, at: index)
        screen.showChange()
      }
      if !page.bought.isEmpty {
        ListSection(id: "bought", footer: "Tap a purchase to buy it again.") {
          caption("\(page.bought.count) bought")
            .id("bought")
            .children(initiallyExpanded: true) {
              for purchase in page.bought {
                row(of: purchase).accessories([.checkmark()]).hidesSeparators()
              }
            }
        }
        .onDrop(of: Purchase.self, weak: self) { screen, purchases, index in
          // The section's first row is the caption.
          screen.insert(purchases, areBought: true, at: max(0, index - 1))
        }
      }
    }
  }

  // The result names the class of the cell, because only rows of list cells have `accessories(_:)`.
  private func row(
    of purchase: Purchase
  ) -> Row<ContentListCell<Purchase, UIListContentConfiguration>, Purchase> {
    Row(purchase) { purchase in
      var content = UIListContentConfiguration.cell()
      content.text = purchase.name
      content.secondaryText = purchase.amount
      content.textProperties.color = purchase.isBought ? .secondaryLabel : .label
      return content
    }
    .draggable { purchase in NSItemProvider(object: purchase.name as NSString) }
    .onSelect(weak: self) { $0.toggle($1) }
    .onDelete(weak: self) { screen, purchase in
      screen.page.remove(purchase)
      screen.showChange()
      screen.onMessage?("deleted \(purchase.name)")
    }
    .on(.leadingSwipeActions, weak: self) { screen, purchase in
      let title = purchase.isBought ? "Buy again" : "Bought"
      return [RowAction(title) { screen.toggle(purchase) }.fullSwipe(true)]
    }
  }

  private func insert(_ purchases: [Purchase], areBought: Bool, at index: Int) {
    page.insert(purchases, areBought: areBought, at: index)
    showChange()
    onMessage?("\(page.left.count) left")
  }

  /// A line of text above or in place of purchases.
  private func caption(
    _ text: String
  ) -> Row<ContentListCell<String, UIListContentConfiguration>, String> {
    Row(text) { text in
      var content = UIListContentConfiguration.cell()
      content.text = text
      content.textProperties.color = .secondaryLabel
      return content
    }
  }

  private func toggle(_ purchase: Purchase) {
    page.toggle(purchase)
    showChange()
    // A thing that is bought again is at the end, maybe below the screen.
    if purchase.isBought { list.scroll(to: purchase.id, animated: true) }
    onMessage?("\(page.left.count) left")
  }
}
