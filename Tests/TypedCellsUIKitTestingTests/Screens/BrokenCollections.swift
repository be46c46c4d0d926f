import Testing
import TypedCells

@testable import TypedCellsUIKitTesting

// Collection views and screens of TypedCells with mistakes that are often made.

/// A tile with a heart and a field.
class PhotoTile: UICollectionViewCell {
  let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  let heart = UIButton(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
  let field = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
  var onHeart: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [label, heart, field] { contentView.addSubview(view) }
    heart.addAction(UIAction { [weak self] _ in self?.onHeart?() }, for: .touchUpInside)
  }
  required init?(coder: NSCoder) { nil }
}

/// A correct collection, whose subclasses make one mistake each.
class Photos: UICollectionViewController {
  var photos = (1...6).map { (title: "Photo \($0)", isLiked: false, caption: "") }
  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 120, height: 70)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    super.init(collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { nil }
  final class Header: UICollectionReusableView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PhotoTile.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { photos.count }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    guard let cell = cell as? PhotoTile else { return cell }
    let photo = photos[path.item]
    cell.label.text = photo.title
    cell.heart.setTitle(photo.isLiked ? "♥" : "♡", for: .normal)
    cell.field.text = photo.caption
    cell.onHeart = { [weak self, weak cell] in
      if let self, let item = item(of: cell, madeAt: path) { like(item) }
    }
    cell.field.delegate = self
    return cell
  }
  override func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: path)
    (header as? Header)?.label.text = "\(photos.count) photos"
    return header
  }
  func item(of cell: UICollectionViewCell?, madeAt path: IndexPath) -> Int? {
    cell.flatMap { collectionView.indexPath(for: $0)?.item }
  }
  func like(_ item: Int) {
    photos[item].isLiked.toggle()
    collectionView.reloadItems(at: [IndexPath(item: item, section: 0)])
  }
  func setCaption(_ caption: String, _ item: Int) { photos[item].caption = caption }
  func deleteFirst() {
    photos.removeFirst()
    collectionView.reloadData()
  }
}

extension Photos: UITextFieldDelegate {
  func textFieldDidEndEditing(_ field: UITextField) {
    let cells = collectionView.visibleCells.compactMap { $0 as? PhotoTile }
    guard let cell = cells.first(where: { $0.field === field }),
      let item = collectionView.indexPath(for: cell)?.item
    else { return }
    setCaption(field.text ?? "", item)
  }
}

/// Likes the photo in the data, and forgets the item.
final class UnseenLike: Photos {
  override func like(_ item: Int) { photos[item].isLiked.toggle() }
}

/// Shows a caption only while its tile lives.
final class LostCaption: Photos {
  override func setCaption(_ caption: String, _ item: Int) {}
}

/// Deletes an item, and neither the header nor the hearts hear of it.
final class OldHeader: Photos {
  override func deleteFirst() {
    photos.removeFirst()
    collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
  }
}

/// Keeps the item of a heart.
final class OldItem: Photos {
  override func item(of cell: UICollectionViewCell?, madeAt path: IndexPath) -> Int? { path.item }
  override func deleteFirst() {
    photos.removeFirst()
    collectionView.performBatchUpdates {
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    let headers = collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    for case let header as Header in headers { header.label.text = "\(photos.count) photos" }
  }
}

/// A row of TypedCells with a switch.
final class OptionCell: UITableViewCell, Updatable {
  let toggle = UISwitch()
  private(set) lazy var toggled = CellEvent(toggle) { $0.isOn }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
  }
  required init?(coder: NSCoder) { nil }
  func update(viewData todo: Todo) {
    textLabel?.text = todo.title
    toggle.isOn = todo.isDone
  }
}

/// A correct list of options, whose subclasses make one mistake each.
class Options: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  var todos = Todo.samples
  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }
  func show() {
    list.apply {
      ListSection(id: 0, header: "\(todos.count) options") {
        for todo in todos {
          Row(OptionCell.self, todo)
            .on(\.toggled, weak: self) { screen, todo, isOn in screen.set(todo, isOn) }
            .onDelete { [weak self] todo in self?.delete(todo) }
        }
      }
    }
  }
  func set(_ todo: Todo, _ isOn: Bool) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index].isDone = isOn
    show()
  }
  func delete(_ todo: Todo) {
    todos.removeAll { $0.id == todo.id }
    show()
  }
}

/// Stores a switch, and doesn't apply the content.
final class UnappliedOption: Options {
  override func set(_ todo: Todo, _ isOn: Bool) {
    if let index = todos.firstIndex(where: { $0.id == todo.id }) { todos[index].isDone = isOn }
  }
}

/// A handler that keeps the screen.
final class KeptByHandler: Options {
  override func show() {
    list.apply {
      ListSection(id: 0) {
        for todo in todos { Row(OptionCell.self, todo).onSelect { todo in self.delete(todo) } }
      }
    }
  }
}
