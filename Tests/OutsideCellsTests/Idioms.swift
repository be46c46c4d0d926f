import Foundation
import TypedCells
import TypedCellsUIKitTesting

// Idioms of apps: nested lists, turned chevrons, styled buttons, accessibility, models that cells observe.

// MARK: Nested lists

struct Shelf: Equatable {
  var title: String
  var tags: [String]
}

private let shelves = [
  Shelf(title: "Fruit", tags: ["apple", "pear", "plum"]), Shelf(title: "Bread", tags: ["rye"]),
  Shelf(title: "Empty", tags: []),
]

private final class TagTile: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private class ShelfBaseCell: UITableViewCell, UICollectionViewDataSource {
  var tags: [String] = []
  let strip: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 40)
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 40), collectionViewLayout: layout)
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    strip.register(TagTile.self, forCellWithReuseIdentifier: "tag")
    strip.dataSource = self
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { tags.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let tile = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (tile as? TagTile)?.label.text = tags[indexPath.item]
    return tile
  }
}

private final class ReloadedShelfCell: ShelfBaseCell, Updatable {
  func update(viewData shelf: Shelf) {
    textLabel?.text = shelf.title
    tags = shelf.tags
    strip.reloadData()
    strip.contentOffset = .zero
  }
}

/// Reloads its tags only if their number differs.
private final class StaleShelfCell: ShelfBaseCell, Updatable {
  func update(viewData shelf: Shelf) {
    textLabel?.text = shelf.title
    let isChanged = tags.count != shelf.tags.count
    tags = shelf.tags
    if isChanged { strip.reloadData() }
    strip.contentOffset = .zero
  }
}

private class SnapshotBaseCell: UITableViewCell {
  private let strip: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 40)
    return UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 80), collectionViewLayout: layout)
  }()
  private(set) lazy var source = UICollectionViewDiffableDataSource<Int, String>(
    collectionView: strip
  ) { collection, path, tag in
    let tile = collection.dequeueReusableCell(withReuseIdentifier: "tag", for: path)
    (tile as? TagTile)?.label.text = tag
    return tile
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    strip.register(TagTile.self, forCellWithReuseIdentifier: "tag")
    contentView.addSubview(strip)
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class SnapshotCell: SnapshotBaseCell, Updatable {
  func update(viewData shelf: Shelf) {
    textLabel?.text = shelf.title
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(shelf.tags)
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// Appends the tags of each row to those of the rows before.
private final class AppendedSnapshotCell: SnapshotBaseCell, Updatable {
  func update(viewData shelf: Shelf) {
    textLabel?.text = shelf.title
    var snapshot = source.snapshot()
    if snapshot.numberOfSections == 0 { snapshot.appendSections([0]) }
    let known = Set(snapshot.itemIdentifiers)
    snapshot.appendItems(shelf.tags.filter { !known.contains($0) })
    source.apply(snapshot, animatingDifferences: false)
  }
}

// MARK: Transforms, fonts, styles, symbols, spacing

private class ChevronBaseCell: PostBaseCell {
  let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
  override func setUp() {
    super.setUp()
    contentView.addSubview(chevron)
  }
}

private final class StaleChevronCell: ChevronBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned { chevron.transform = CGAffineTransform(rotationAngle: .pi / 2) }
  }
}

private final class ChevronCell: ChevronBaseCell, Updatable {
  func update(viewData isExpanded: Bool) {
    chevron.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }
}

private final class StaleSymbolCell: ChevronBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if post.isPinned {
      chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
    }
  }
}

private final class StaleButtonFontCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    button.setTitle(setting.title, for: .normal)
    if setting.isOn { button.titleLabel?.font = .boldSystemFont(ofSize: 17) }
  }
}

private final class ButtonFontCell: SettingBaseCell, Updatable {
  func update(viewData isOn: Bool) {
    button.setTitle("Follow", for: .normal)
    button.titleLabel?.font = isOn ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

private final class StaleButtonStyleCell: SettingBaseCell, Updatable {
  func update(viewData setting: Setting) {
    label.text = setting.title
    if setting.isOn || button.configuration == nil {
      button.configuration = setting.isOn ? .filled() : .plain()
    }
    button.configuration?.title = setting.title
  }
}

private final class ButtonStyleCell: SettingBaseCell, Updatable {
  func update(viewData isOn: Bool) {
    var configuration: UIButton.Configuration = isOn ? .filled() : .plain()
    configuration.title = "Follow"
    configuration.baseForegroundColor = UIColor { _ in .red }
    button.configuration = configuration
    button.menu = UIMenu(children: [UIAction(title: "Mute", state: isOn ? .on : .off) { _ in }])
  }
}

private final class StaleSpacingCell: PostBaseCell, Updatable {
  private lazy var stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
  override func setUp() {
    super.setUp()
    contentView.addSubview(stack)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = "subtitle"
    if post.isPinned { stack.setCustomSpacing(20, after: titleLabel) }
  }
}

// MARK: Accessibility

private final class StaleElementsCell: PostBaseCell, Updatable {
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = "subtitle"
    if post.isPinned { accessibilityElements = [subtitleLabel, titleLabel] }
  }
}

private final class ElementsCell: PostBaseCell, Updatable {
  private let button = UIButton(type: .system)
  override func setUp() {
    super.setUp()
    contentView.addSubview(button)
  }
  func update(viewData post: Post) {
    titleLabel.text = post.title
    subtitleLabel.text = post.subtitle
    subtitleLabel.isHidden = post.subtitle == nil
    accessibilityElements = [titleLabel, subtitleLabel, button].filter { !$0.isHidden }
    accessibilityLabel = [post.title, post.subtitle].compactMap(\.self).joined(separator: ", ")
  }
}

// MARK: Models that cells observe

@MainActor
private final class Download {
  var observers: [Int: (Int) -> Void] = [:]
  private var next = 0
  func observe(_ observer: @escaping (Int) -> Void) -> Int {
    next += 1
    observers[next] = observer
    return next
  }
  func cancel(_ token: Int) { observers[token] = nil }
}

@MainActor
private struct Song {
  var title: String
  let download: Download
}

/// Observes the download of each row, and never cancels.
private final class EndlessObserverCell: PostBaseCell {
  func show(_ song: Song) {
    titleLabel.text = song.title
    _ = song.download.observe { [weak self] in self?.subtitleLabel.text = "\($0) %" }
  }
}

private final class ObserverCell: PostBaseCell {
  private var cancel: (() -> Void)?
  override func prepareForReuse() {
    super.prepareForReuse()
    cancel?()
    cancel = nil
  }
  func show(_ song: Song) {
    cancel?()
    titleLabel.text = song.title
    let token = song.download.observe { [weak self] in self?.subtitleLabel.text = "\($0) %" }
    cancel = { [download = song.download] in download.cancel(token) }
  }
}

@MainActor
private final class Visits {
  var titles: [String] = []
}

@MainActor
private struct VisitedSong {
  var title: String
  let visits: Visits
}

/// Notes each row that it shows in a log of the app.
private final class NotingCell: PostBaseCell {
  func show(_ song: VisitedSong) {
    titleLabel.text = song.title
    song.visits.titles.append(song.title)
  }
}

/// Removes the observer of the notification center before it adds another one.
private final class NotifiedCell: PostBaseCell, Updatable {
  private var token: (any NSObjectProtocol)?
  func update(viewData post: Post) {
    titleLabel.text = post.title
    if let token { NotificationCenter.default.removeObserver(token) }
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("OutsideCells.renamed"), object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.titleLabel.text = "renamed" }
    }
  }
}

/// Wraps its text at its current width.
private final class WrappingCell: PostBaseCell, Updatable {
  override func setUp() {
    super.setUp()
    titleLabel.numberOfLines = 0
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.preferredMaxLayoutWidth = contentView.bounds.width - 32
    titleLabel.frame = CGRect(x: 16, y: 0, width: contentView.bounds.width - 32, height: 44)
  }
  func update(viewData post: Post) { titleLabel.text = post.title }
}

// MARK: Text views

private class NoteBaseCell: UITableViewCell {
  let note = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }
  required init?(coder: NSCoder) { fatalError("not from a nib") }
}

private final class StaleNoteCell: NoteBaseCell, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    if let subtitle = post.subtitle { note.text = subtitle }
  }
}

/// Keeps the user's text for a row without a subtitle.
private final class TypedNoteCell: NoteBaseCell, Updatable {
  func update(viewData post: Post) {
    textLabel?.text = post.title
    note.backgroundColor = .lightGray
  }
}

private final class NoteCell: NoteBaseCell, Updatable {
  func update(viewData text: String?) { note.text = text }
}

/// Reports each change of the text to the closure of the row that it had first.
private final class FirstRowNoteCell: NoteBaseCell, UITextViewDelegate {
  private var onChange: ((String) -> Void)?
  func configure(with post: Post, log: EventLog) {
    textLabel?.text = post.title
    note.text = post.subtitle
    note.delegate = self
    if onChange == nil { onChange = { log.append("\(post.title): \($0)") } }
  }
  func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }
}

private final class EditedNoteCell: NoteBaseCell, UITextViewDelegate {
  private var onChange: ((String) -> Void)?
  func configure(with post: Post, log: EventLog) {
    textLabel?.text = post.title
    note.text = post.subtitle
    note.delegate = self
    onChange = { log.append("\(post.title): \($0)") }
  }
  func textViewDidChange(_ textView: UITextView) { onChange?(textView.text) }
}

nonisolated extension OutsideCell {
  static let idioms: [OutsideCell] = [
    .broken("text", "text view") { assertCellLaws(StaleNoteCell.self, samples: posts) },
    .broken("what a user changed", "typed in a text view") {
      assertCellLaws(TypedNoteCell.self, samples: posts)
    },
    .correct("text", "text view") { assertCellLaws(NoteCell.self, samples: ["a", nil]) },
    .broken("actions", "text view of the first row") {
      let log = EventLog()
      assertCellLaws(FirstRowNoteCell.self, samples: posts, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("actions", "text view of the current row") {
      let log = EventLog()
      assertCellLaws(EditedNoteCell.self, samples: posts, .recording(log)) {
        $0.configure(with: $1, log: log)
      }
    },
    .correct("nested lists", "reloaded") {
      assertCellLaws(ReloadedShelfCell.self, samples: shelves)
    },
    .broken("nested lists", "not reloaded") {
      assertCellLaws(
        StaleShelfCell.self, samples: shelves + [Shelf(title: "Salt", tags: ["sea"])])
    },
    .correct("nested lists", "snapshot") { assertCellLaws(SnapshotCell.self, samples: shelves) },
    .broken("nested lists", "appended snapshot") {
      assertCellLaws(AppendedSnapshotCell.self, samples: shelves)
    },
    .broken("transforms", "chevron") { assertCellLaws(StaleChevronCell.self, samples: posts) },
    .correct("transforms", "chevron") {
      assertCellLaws(ChevronCell.self, samples: [true, false])
    },
    .broken("symbols", "size") { assertCellLaws(StaleSymbolCell.self, samples: posts) },
    .broken("fonts", "button") { assertCellLaws(StaleButtonFontCell.self, samples: settings) },
    .correct("fonts", "button") {
      assertCellLaws(ButtonFontCell.self, samples: [true, false])
    },
    .broken("configurations", "style of a button") {
      assertCellLaws(StaleButtonStyleCell.self, samples: settings)
    },
    .correct("configurations", "style of a button") {
      assertCellLaws(ButtonStyleCell.self, samples: [true, false])
    },
    .broken("spacing", "after a view") { assertCellLaws(StaleSpacingCell.self, samples: posts) },
    .broken("accessibility", "elements") { assertCellLaws(StaleElementsCell.self, samples: posts) },
    .correct("accessibility", "elements") { assertCellLaws(ElementsCell.self, samples: posts) },
    .broken("timers and observers that accumulate", "observers of a model") {
      assertCellLaws(
        EndlessObserverCell.self,
        samples: [Song(title: "a", download: Download()), Song(title: "b", download: Download())]
      ) { $0.show($1) }
    },
    .correct("timers and observers that accumulate", "cancelled observers of a model") {
      assertCellLaws(
        ObserverCell.self,
        samples: [Song(title: "a", download: Download()), Song(title: "b", download: Download())]
      ) { $0.show($1) }
    },
    .correct("timers and observers that accumulate", "a log of the app") {
      assertCellLaws(
        NotingCell.self,
        samples: [
          VisitedSong(title: "a", visits: Visits()), VisitedSong(title: "b", visits: Visits()),
        ]
      ) { $0.show($1) }
    },
    .correct("timers and observers that accumulate", "replaced observer of notifications") {
      assertCellLaws(NotifiedCell.self, samples: posts)
    },
    .correct("sizes", "text that wraps at the current width") {
      assertCellLaws(WrappingCell.self, samples: posts)
    },
  ]
}
