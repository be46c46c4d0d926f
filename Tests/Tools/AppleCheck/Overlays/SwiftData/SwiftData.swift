// The part of SwiftData that an observer of results uses, for type checking only.
//
// UNVERIFIED. Written in November 2026 from Apple's documentation of `ResultsObserver`, `SectionedResults`,
// `ResultsSection`, `PersistentModel`, `ModelContext` and `FetchDescriptor`; no SDK of iOS 27 was seen. The pages name a
// collection's conformance without its index, so the index is assumed to be an `Int`. Requirements and initializers that
// nothing uses are left out, and so is every `Sendable` of which the pages say nothing.
@_exported public import Foundation
@_exported public import Observation

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct PersistentIdentifier: Hashable, Sendable {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { fatalError("never run") }
  public var id: PersistentIdentifier { fatalError("never run") }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public class ModelContext {
  init() { fatalError("never run") }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct FetchDescriptor<T: PersistentModel> {
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    fatalError("never run")
  }
}

@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>:
  RandomAccessCollection, Identifiable
{
  public var id: SectionTitle { fatalError("never run") }
  public var title: SectionTitle { fatalError("never run") }
  public var startIndex: Int { fatalError("never run") }
  public var endIndex: Int { fatalError("never run") }
  public subscript(position: Int) -> Element { fatalError("never run") }
}

@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>:
  RandomAccessCollection
{
  public var startIndex: Int { fatalError("never run") }
  public var endIndex: Int { fatalError("never run") }
  public subscript(position: Int) -> ResultsSection<Element, SectionTitle> {
    fatalError("never run")
  }
}

@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
  init() { fatalError("never run") }

  public var sections: SectionedResults<Element, SectionTitle>? {
    get { fatalError("never run") }
    set {}
  }
  public func element(at indexPath: IndexPath) -> Element? { fatalError("never run") }
}

@available(iOS 27, macOS 27, tvOS 27, watchOS 27, visionOS 27, *)
extension ResultsObserver where SectionTitle == String {
  public convenience init(
    fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
    sectionBy: KeyPath<Element, String>, modelContext: ModelContext,
    isolation: isolated (any Actor)? = #isolation
  ) throws { fatalError("never run") }
}
