#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import TypedCells

  extension Row {
    /// Creates a row of a table that shows a SwiftUI view.
    ///
    /// ```text
    /// Row(swiftUI: person) { person in Text(person.name) }
    /// ```
    ///
    /// For margins and a background of SwiftUI, return a `UIHostingConfiguration` from the closure of
    /// `Row(person) { … }`.
    ///
    /// - Parameters:
    ///   - model: the model that the view shows.
    ///   - content: receives the model, and returns the view.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public init<Content: View>(
      swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
    ) where Cell == ContentTableCell<Model, UIHostingConfiguration<Content, EmptyView>> {
      self.init(model) { model in UIHostingConfiguration { content(model) } }
    }

    /// Creates a row of a table that shows a SwiftUI view, and whose identity is the model's `id`.
    ///
    /// - Parameters:
    ///   - model: the model that the view shows.
    ///   - content: receives the model, and returns the view.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public init<Content: View>(
      swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
    )
    where
      Cell == ContentTableCell<Model, UIHostingConfiguration<Content, EmptyView>>,
      Model: Identifiable
    {
      self.init(model) { model in UIHostingConfiguration { content(model) } }
    }

    /// Creates a row of a collection view in a list layout that shows a SwiftUI view.
    ///
    /// - Parameters:
    ///   - model: the model that the view shows.
    ///   - content: receives the model, and returns the view.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public init<Content: View>(
      swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
    ) where Cell == ContentListCell<Model, UIHostingConfiguration<Content, EmptyView>> {
      self.init(model) { model in UIHostingConfiguration { content(model) } }
    }

    /// Creates a row of a collection view in a list layout that shows a SwiftUI view, and whose identity is the
    /// model's `id`.
    ///
    /// - Parameters:
    ///   - model: the model that the view shows.
    ///   - content: receives the model, and returns the view.
    @available(iOS 16, tvOS 16, visionOS 1, *)
    public init<Content: View>(
      swiftUI model: Model, @ViewBuilder content: @escaping @MainActor (Model) -> Content
    )
    where
      Cell == ContentListCell<Model, UIHostingConfiguration<Content, EmptyView>>,
      Model: Identifiable
    {
      self.init(model) { model in UIHostingConfiguration { content(model) } }
    }
  }
#endif
