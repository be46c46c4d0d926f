#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  public import SwiftUI
#else
  public import HeadlessSwiftUI
#endif

/// The environment of the SwiftUI screen that a list is in.
///
/// Cells are made by UIKit, so SwiftUI doesn't pass the environment to the views in them.
@MainActor
package final class ListSurroundings: ObservableObject {
  #if !(canImport(SwiftUI) && canImport(UIKit))
    package let objectWillChange = ObservableObjectPublisher()
  #endif
  /// The environment; `nil` for a list that isn't in a SwiftUI screen.
  private(set) var environment: EnvironmentValues?
  /// The tint color of the list, if it has one of its own. The environment doesn't contain it.
  private(set) var tint: Color?

  func show(_ environment: EnvironmentValues, _ tint: Color?) {
    objectWillChange.send()
    (self.environment, self.tint) = (environment, tint)
  }
}

/// A cell, header or footer that can show a SwiftUI view.
@MainActor
package protocol RowHosting: AnyObject {
  var hosting: HostedRowContext { get set }
}

/// What the view of a row gets besides the model.
@MainActor
package struct HostedRowContext {
  /// The number of rows that the cell has shown before.
  ///
  /// It's part of the view's identity. Otherwise SwiftUI would keep the state of the view of one row for the next row that
  /// reuses the cell.
  var reuseCount = 0
  var surroundings = noSurroundings

  package init() {}

  private static let noSurroundings = ListSurroundings()
}

/// The SwiftUI view of a row.
public struct _HostedRow<Model, Content: View>: View {
  let model: Model
  let content: @MainActor (Model) -> Content
  let reuseCount: Int
  @ObservedObject var surroundings: ListSurroundings

  init(
    _ model: Model, _ context: HostedRowContext, content: @escaping @MainActor (Model) -> Content
  ) {
    self.model = model
    self.content = content
    reuseCount = context.reuseCount
    surroundings = context.surroundings
  }

  /// The content is made here, so that SwiftUI observes the values that it reads.
  public var body: some View {
    if let environment = surroundings.environment, let tint = surroundings.tint {
      content(model).tint(tint).environment(\.self, environment).id(reuseCount)
    } else if let environment = surroundings.environment {
      content(model).environment(\.self, environment).id(reuseCount)
    } else {
      content(model).id(reuseCount)
    }
  }
}

/// The content of a cell that shows a SwiftUI view.
@available(iOS 16, tvOS 16, visionOS 1, *)
public typealias _HostedContent<Model, Content: View> = UIHostingConfiguration<
  _HostedRow<Model, Content>, EmptyView
>
