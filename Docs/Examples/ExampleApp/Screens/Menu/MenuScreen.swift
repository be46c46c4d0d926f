import TypedCells
import TypedCellsUIKit

/// The first screen of the app, which lists the others.
final class MenuScreen: UITableViewController {
  private(set) lazy var list = TableList(tableView)

  init() {
    super.init(style: .insetGrouped)
    title = "TypedCells"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .momentary
    list.apply {
      ListSection(id: "examples") {
        for example in Example.available {
          Row(example, content: UIListContentConfiguration.example)
            .id(example)
            .accessory(.disclosureIndicator)
            .onSelect(weak: self) { menu, example in menu.open(example) }
        }
      }
    }
  }

  private func open(_ example: Example) {
    let screen = example.makeScreen()
    if example.hasNavigation {
      present(screen, animated: true)
    } else {
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}

extension UIListContentConfiguration {
  fileprivate static func example(_ example: Example) -> UIListContentConfiguration {
    var content = subtitleCell()
    content.text = example.title
    content.secondaryText = example.summary
    content.image = UIImage(systemName: example.symbol)
    return content
  }
}
