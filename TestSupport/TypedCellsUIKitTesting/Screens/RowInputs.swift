import TypedCellsTesting
import TypedCellsUIKit

extension VisitedList {
  /// What a user can do with the controls of a row, header or footer.
  func inputs(at place: ListPicture.Place) -> [CellInput] {
    guard let view = view(at: place), view.isPerceptible, view.isUserInteractionEnabled else {
      return []
    }
    let inputs = CellInput.inputs(of: view).filter { $0.callsActions && $0.isOneEvent }.map {
      input in
      CellInput(input.name()) {
        input.perform()
        Self.deselectMomentarySegments(in: view)
      }
    }
    return Self.textInputs(in: view) + inputs
  }

  /// Returns the input with a name; `nil` if the row has no such control.
  func input(_ name: String, at place: ListPicture.Place) -> CellInput? {
    inputs(at: place).first { $0.name() == name }
  }

  /// The different names of the inputs of some rows.
  func kindsOfInputs(at places: [ListPicture.Place]) -> [String] {
    var names: [String] = []
    for place in places {
      for name in inputs(at: place).map({ $0.name() }) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// A user sees a segment of such a control only while touching it.
  private static func deselectMomentarySegments(in view: UIView) {
    if let segments = view as? UISegmentedControl, segments.isMomentary {
      segments.selectedSegmentIndex = UISegmentedControl.noSegment
    }
    for child in view.subviews { deselectMomentarySegments(in: child) }
  }

  /// Inputs that edit a text from the first touch to the end of editing, because apps may store it only then.
  private static func textInputs(in view: UIView) -> [CellInput] {
    let names = PartNames(of: view)
    return editors(in: view).map { editor in
      CellInput("editing the text of \(names.name(of: editor))") { edit(editor) }
    }
  }

  private static func editors(in view: UIView) -> [UIView] {
    guard view.isPerceptible, view.isUserInteractionEnabled else { return [] }
    if let field = view as? UITextField { return field.isEnabled ? [field] : [] }
    #if !os(tvOS)
      if let text = view as? UITextView { return text.isEditable ? [text] : [] }
    #endif
    var views = view.subviews
    if let accessory = (view as? UITableViewCell)?.accessoryView, accessory.superview == nil {
      views.append(accessory)
    }
    return views.flatMap(editors)
  }

  /// Types a digit, because most fields accept it.
  private static func edit(_ view: UIView) {
    guard view.becomeFirstResponder() else { return }
    #if canImport(UIKit)
      if let field = view as? UITextField {
        field.text = (field.text ?? "") + "1"
        field.sendActions(for: .editingChanged)
      }
      #if !os(tvOS)
        if let text = view as? UITextView {
          text.text += "1"
          text.delegate?.textViewDidChange?(text)
        }
      #endif
    #else
      if let field = view as? UITextField {
        field.user.type("1")
        field.user.pressReturn()
      }
      (view as? UITextView)?.user.type("1")
    #endif
    view.resignFirstResponder()
  }

  // MARK: Swipes and menus

  /// Three rows whose actions are performed: those of other rows usually call the same closures.
  var rowsToSwipe: [ListPicture.Place] {
    Array(paths.reversed().map(ListPicture.Place.row).filter { !actions(at: $0).isEmpty }.prefix(3))
  }

  /// The swipe actions of a row, and the actions of its context menu.
  func actions(at place: ListPicture.Place) -> [CellInput] {
    guard case .row(let path) = place else { return [] }
    #if canImport(UIKit)
      return swipeActions(at: path)
    #else
      var actions: [CellInput] = []
      for (edge, name) in [(TableUser.Edge.leading, "leading"), (.trailing, "trailing")] {
        let swipe = swipe(at: path, from: edge)
        swipe?.cancel()
        actions += (swipe?.titles ?? []).map { title in
          CellInput("the \(name) swipe action '\(title)'") {
            self.swipe(at: path, from: edge)?.tap(title)
          }
        }
      }
      let menu = menu(at: path)
      menu?.close()
      return actions
        + (menu?.titles ?? []).map { title in
          CellInput("'\(title)' of the context menu") { self.menu(at: path)?.choose(title) }
        }
    #endif
  }

  #if canImport(UIKit)
    /// The swipe actions of a table. UIKit offers no access to those of a collection view, and to the actions of menus.
    private func swipeActions(at path: IndexPath) -> [CellInput] {
      #if os(tvOS)
        return []
      #else
        guard case .table(let table) = self else { return [] }
        let trailing = table.delegate?.tableView?(
          table, trailingSwipeActionsConfigurationForRowAt: path)
        let leading = table.delegate?.tableView?(
          table, leadingSwipeActionsConfigurationForRowAt: path)
        return [trailing ?? nil, leading ?? nil].flatMap { $0?.actions ?? [] }.map { action in
          CellInput("the swipe action '\(action.title ?? "")'") {
            action.handler(action, table.cellForRow(at: path) ?? table) { _ in }
          }
        }
      #endif
    }
  #else
    private func swipe(at path: IndexPath, from edge: TableUser.Edge) -> SwipeOnScreen? {
      switch self {
      case .table(let table): table.user.swipeRow(at: path, from: edge)
      case .collection(let collection): collection.user.swipeItem(at: path, from: edge)
      }
    }

    private func menu(at path: IndexPath) -> ContextMenuOnScreen? {
      switch self {
      case .table(let table): table.user.longPressRow(at: path)
      case .collection(let collection): collection.user.longPressItem(at: path)
      }
    }
  #endif
}
