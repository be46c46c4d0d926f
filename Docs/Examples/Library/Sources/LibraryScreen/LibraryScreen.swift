public import LibraryResults
public import LibraryStore
public import TypedCells
public import TypedCellsUIKit

/// The books of a library in sections. They can be searched, made favorites, annotated and deleted, while
/// others are imported.
public final class LibraryScreen: UIViewController {
  /// The file, and what an import adds to it.
  public struct Source: Sendable {
    public var path: String
    public var generator = BookGenerator()
    public var total = 200_000
    public var batchSize = 2000

    /// How many seconds to wait while another program writes to the file.
    public var patience = 2.0

    /// How long the list waits after a change before it shows the next one. Four changes a second are enough to see an
    /// import grow.
    public var pause = Duration.milliseconds(250)

    public init(path: String) { self.path = path }
  }

  public let tableView = UITableView(frame: .zero, style: .plain)
  public private(set) lazy var list = TableList(tableView)
  public let importBar = UIProgressView(progressViewStyle: .default)
  public private(set) lazy var importButton = UIBarButtonItem(
    title: "Import", primaryAction: UIAction { [weak self] _ in self?.startImport() })
  public private(set) lazy var undoButton = UIBarButtonItem(
    title: "Undo", primaryAction: UIAction { [weak self] _ in self?.undo() })
  public private(set) lazy var groupingButton = UIBarButtonItem(
    title: "By Author", primaryAction: UIAction { [weak self] _ in self?.changeGrouping() })

  /// What the list shows, once the file is open.
  public internal(set) var results: BookResults?
  public internal(set) var store: BookStore?

  let source: Source
  let search = UISearchController(searchResultsController: nil)
  /// What the user typed, in order.
  let searchedTexts = AsyncStream.makeStream(of: String.self)
  let problemView = ProblemView()
  /// What the user deleted, the last deletion at the end.
  var deletions: [DeletedBooks] = [] { didSet { undoButton.isEnabled = !deletions.isEmpty } }
  var opening: Task<Void, Never>?
  var searching: Task<Void, Never>?
  var importing: Task<Void, Never>? { didSet { showImport(progress: nil) } }

  public init(_ source: Source) {
    self.source = source
    super.init(nibName: nil, bundle: nil)
    title = "Library"
  }

  public required init?(coder: NSCoder) { nil }

  deinit {
    for task in [opening, searching, importing] { task?.cancel() }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    addViews()
    navigationItem.rightBarButtonItems = [importButton, undoButton]
    navigationItem.leftBarButtonItem = groupingButton
    undoButton.isEnabled = false
    importBar.isHidden = true
    problemView.onRetry = { [weak self] in self?.retry() }
    list.keptPlace = .top  // books that are imported don't push away what the user reads
    list.backgroundWhenEmpty(weak: self) { $0.emptyHint }
    beginSearching()
    open()
  }

  private var emptyHint: UIListContentConfiguration {
    .hint(results?.query.text.isEmpty == false ? "Nothing found" : "No books. Tap Import.")
  }

  private func addViews() {
    // All rows are equally tall, so that the table needs no row to know where another one is.
    tableView.rowHeight = BookCell.height
    tableView.estimatedRowHeight = BookCell.height
    let stack = UIStackView(arrangedSubviews: [importBar, tableView])
    stack.axis = .vertical
    view.addSubviewToEdges(stack)
    view.addSubviewToEdges(problemView)
    problemView.isHidden = true
  }
}

// MARK: The list

extension LibraryScreen {
  /// Shows the results of the open file, and their changes.
  func follow(_ results: BookResults) {
    list.follow(sectionsOf: results, weak: self) { screen, books in
      for section in books.sections {
        ListSection(id: section.id, header: section.title) {
          books.rows(of: section) { [weak screen] book in Self.row(of: book, on: screen) }
            .placeholder { _ in Row("…", content: UIListContentConfiguration.hint) }
            .failure { failure in
              Row(
                "This book can't be read. Tap to try again.",
                content: UIListContentConfiguration.hint
              )
              .onSelect { _ in failure.retry() }
            }
        }
      }
    }
  }

  private static func row(of book: Book, on screen: LibraryScreen?) -> Row<BookCell, Book> {
    Row(BookCell.self, book)
      .on(.leadingSwipeActions) { [weak screen] book in
        [
          RowAction(book.isFavorite ? "Unfavor" : "Favorite") { [weak screen] in
            screen?.setFavorite(!book.isFavorite, book)
          }
          .backgroundColor(.systemOrange),
          RowAction("Note") { [weak screen] in screen?.editNote(of: book) },
        ]
      }
      .onDelete { [weak screen] book in screen?.delete(book) }
  }
}
