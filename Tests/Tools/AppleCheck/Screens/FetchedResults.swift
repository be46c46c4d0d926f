import CoreData
import TypedCells
import TypedCellsUIKit

// The code with Core Data from the page "Rows from a database", because Linux has no Core Data.

/// The results of a fetch request of Core Data, which a list can follow.
///
/// Its models are values, made by a closure while the object exists. A cell that keeps a managed object fires its fault
/// later, when the object may be deleted, and a row with the same object before and after a change counts as unchanged.
@MainActor
final class FetchedResults<Object: NSManagedObject, Model>: NSObject, QueryResults,
  @preconcurrency NSFetchedResultsControllerDelegate
{
  /// An object that was deleted before its row was read.
  struct DeletedObject: Error {}

  private(set) var sections: [QuerySection<NSManagedObjectID>] = []
  var onChange: (@MainActor (QueryChange<NSManagedObjectID>) -> Void)?

  private let controller: NSFetchedResultsController<Object>
  private let model: @MainActor (Object) -> Model
  /// The objects that a change inserted, moved or updated.
  private var changedObjects: [NSManagedObject] = []

  /// Fetches the results.
  ///
  /// - Parameters:
  ///   - request: a request with a sort descriptor. Its first one has to put the objects in the order of the sections.
  ///   - context: the container's `viewContext`, or another context of the main queue.
  ///   - sectionKeyPath: the key path of the name of an object's section; `nil` for one section.
  ///   - model: returns the values that a row shows.
  init(
    _ request: NSFetchRequest<Object>, in context: NSManagedObjectContext,
    sectionsBy sectionKeyPath: String? = nil, model: @escaping @MainActor (Object) -> Model
  ) throws {
    precondition(
      context.concurrencyType == .mainQueueConcurrencyType,
      "A list reads rows on the main actor. Pass the container's viewContext.")
    // With a batch size, the array of results fetches each batch while its identities are collected.
    request.fetchBatchSize = 0
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sectionKeyPath,
      cacheName: nil)
    self.model = model
    super.init()
    controller.delegate = self
    try fetch()
  }

  /// Fetches again. Call it after `reset()` of the context, which the controller doesn't report.
  func fetch() throws {
    try controller.performFetch()
    makeIDsPermanent()
    // Objects that weren't among the results may have changed meanwhile, so any model may be old.
    show(QueryChange(changedIDs: nil))
  }

  /// Fetches the objects that match another predicate, such as that of a search.
  func fetch(matching predicate: NSPredicate?) throws {
    controller.fetchRequest.predicate = predicate
    try fetch()
  }

  func read(_ id: NSManagedObjectID) -> QueryRead<Model> {
    do {
      // Unlike `object(with:)`, it throws if the row is gone, and never returns a fault that fires in the closure.
      let object = try controller.managedObjectContext.existingObject(with: id)
      guard let object = object as? Object, !object.isDeleted else {
        return .failed(DeletedObject())
      }
      return .model(model(object))
    } catch {
      return .failed(error)
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    // A moved object has changed: the controller reports no update of it. An inserted one may have been among the results
    // before, and the list may still know an old model.
    if type != .delete, let object = anObject as? NSManagedObject { changedObjects.append(object) }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let objects = changedObjects
    changedObjects = []
    makeIDsPermanent()
    show(QueryChange(changedIDs: Set(objects.map(\.objectID))))
  }

  private func show(_ change: QueryChange<NSManagedObjectID>) {
    let hasTitles = controller.sectionNameKeyPath != nil
    // The sections aren't always in the order of `fetchedObjects`, so each is asked for its own objects. An object's ID
    // doesn't fire its fault.
    sections = (controller.sections ?? []).map { section in
      let objects = section.objects as? [NSManagedObject] ?? []
      return QuerySection(
        id: section.name, title: hasTitles ? section.name : nil, ids: objects.map(\.objectID))
    }
    onChange?(change)
  }

  /// Replaces the IDs of objects that aren't saved yet. Otherwise, saving them changes the identities of their rows.
  private func makeIDsPermanent() {
    let unsaved = (controller.fetchedObjects ?? []).filter(\.objectID.isTemporaryID)
    if unsaved.isEmpty { return }
    // If it fails, the rows get other identities when the context saves, so they are deleted and inserted once.
    try? controller.managedObjectContext.obtainPermanentIDs(for: unsaved)
  }
}

final class StoredBook: NSManagedObject {
  @NSManaged var title: String
  @NSManaged var genre: String
}

/// What a row shows of a book.
struct BookRow: Equatable {
  let title: String
}

final class BookCell: UITableViewCell, Updatable {
  func update(viewData book: BookRow) {}
}

#if canImport(UIKit)
  final class LibraryController: UITableViewController {
    private(set) lazy var list = TableList(tableView)
    let books: FetchedResults<StoredBook, BookRow>

    init(context: NSManagedObjectContext) throws {
      let request = NSFetchRequest<StoredBook>(entityName: "Book")
      request.sortDescriptors = [
        NSSortDescriptor(key: "genre", ascending: true),
        NSSortDescriptor(key: "title", ascending: true),
      ]
      books = try FetchedResults(request, in: context, sectionsBy: "genre") { book in
        BookRow(title: book.title)
      }
      super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.follow(books) { book in Row(BookCell.self, book) }
    }

    func search(_ text: String) throws {
      let isFound = NSPredicate(format: "title CONTAINS[cd] %@", text as NSString)
      try books.fetch(matching: text.isEmpty ? nil : isFound)
    }
  }
#endif
