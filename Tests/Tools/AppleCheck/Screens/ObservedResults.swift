import Observation
import SwiftData
import TypedCells
import TypedCellsUIKit

// The code with SwiftData from the page "Rows from a database". It's type-checked against unverified declarations.

/// The results of a fetch of SwiftData, which a list can follow.
///
/// The models are the objects themselves, which are `@Observable`: the list updates a cell if a property changes that the
/// cell has read.
@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
@MainActor
final class ObservedResults<Element: PersistentModel>: QueryResults {
  /// A model that isn't among the results any more.
  struct MissingModel: Error {}

  private(set) var sections: [QuerySection<PersistentIdentifier>] = []
  var onChange: (@MainActor (QueryChange<PersistentIdentifier>) -> Void)?

  private let observer: ResultsObserver<Element, String>
  private var places: [PersistentIdentifier: IndexPath] = [:]

  /// Fetches the results.
  ///
  /// - Parameters:
  ///   - descriptor: the predicate, and the order in each section.
  ///   - title: the title of a model's section, by which the sections are sorted.
  ///   - context: the main context of the container.
  init(
    _ descriptor: FetchDescriptor<Element>, sectionBy title: KeyPath<Element, String>,
    in context: ModelContext
  ) throws {
    observer = try ResultsObserver(
      fetchDescriptor: descriptor, sectionBy: title, modelContext: context)
    observe()
  }

  func read(_ id: PersistentIdentifier) -> QueryRead<Element> {
    // The observer may have newer results than the list.
    guard let place = places[id], let element = observer.element(at: place),
      element.persistentModelID == id
    else { return .failed(MissingModel()) }
    return .model(element)
  }

  private func observe() {
    let results = withObservationTracking {
      observer.sections
    } onChange: { [weak self] in
      // It's called before the change. In the next turn, all changes of this one are there.
      Task { @MainActor in self?.update() }
    }
    places = [:]
    sections = (results.map(Array.init) ?? []).enumerated().map { number, section in
      let ids = section.map(\.persistentModelID)
      for (offset, id) in ids.enumerated() { places[id] = IndexPath(indexes: [number, offset]) }
      return QuerySection(id: section.title, title: section.title, ids: ids)
    }
  }

  private func update() {
    observe()
    // The observer doesn't say which models changed. Their cells observe them, so only the objects are looked up again.
    onChange?(QueryChange())
  }
}

@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
@MainActor
func show<Book: PersistentModel, Cell: UITableViewCell & Updatable>(
  _ books: ObservedResults<Book>, as cell: Cell.Type, in list: ListDriver<TableHost>
) where Cell.ViewData == Book {
  list.follow(books) { book in Row(cell, book) }
}
