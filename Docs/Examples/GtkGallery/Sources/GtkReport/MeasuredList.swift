import GtkList
import GtkToolkit
import TypedCells

/// A cell that contains only a label.
final class NumberCell: GtkCell, Updatable {
  private let label = Label()

  required init() {
    super.init()
    box.append(label)
  }

  func update(viewData text: String) { label.text = text }
}

/// A list on the host that measures the time in GTK's bind callback.
@MainActor
final class MeasuredList {
  let host = GtkList()
  private let list: ListDriver<GtkList>
  private(set) var bindCount = 0
  private(set) var bindTime = Duration.zero

  init(rowCount: Int, text: @escaping @MainActor (Int) -> String) {
    list = ListDriver(host: host)
    list.apply {
      ListSection(id: "numbers") {
        LazyRows(0..<rowCount, id: \.self) { Row(NumberCell.self, text($0)) }
      }
    }
    let bind = host.view.onBind
    let clock = ContinuousClock()
    host.view.onBind = { [unowned self] place in
      let start = clock.now
      bind(place)
      bindTime += clock.now - start
      bindCount += 1
    }
  }
}
