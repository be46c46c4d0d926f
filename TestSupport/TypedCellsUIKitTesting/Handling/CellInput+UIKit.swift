import TypedCellsTesting
import TypedCellsUIKit

extension CellInput {
  /// Returns the inputs of a user to a cell: to the cell itself and to the controls inside it.
  static func inputs(of view: UIView) -> [CellInput] {
    var inputs: [CellInput] = []
    if let cell = view as? UITableViewCell {
      inputs = [
        CellInput("a highlight", isState: true) { cell.setHighlighted(true, animated: false) },
        CellInput("a selection", isState: true) {
          cell.setHighlighted(true, animated: false)
          cell.setSelected(true, animated: false)
        },
        CellInput("editing", isState: true) { cell.setEditing(true, animated: false) },
      ]
      if cell.contentConfiguration != nil || cell.configurationUpdateHandler != nil {
        inputs += stateInputs(of: cell)
      }
    } else if let cell = view as? UICollectionViewCell {
      inputs = [
        CellInput("a highlight", isState: true) { cell.isHighlighted = true },
        CellInput("a selection", isState: true) {
          cell.isHighlighted = true
          cell.isSelected = true
        },
      ]
      if cell.contentConfiguration != nil || cell.configurationUpdateHandler != nil {
        inputs += stateInputs(of: cell)
      }
      #if !canImport(UIKit)
        // UIKit shows an accessory by a control, which the kit finds among the subviews.
        for accessory in (cell as? UICollectionViewListCell)?.accessories ?? [] {
          guard let action = accessory.tapHandler else { continue }
          inputs.append(
            CellInput("a tap on the \(accessory.accessoryType) accessory", callsActions: true) {
              action()
            })
        }
      #endif
    }
    addInputs(inside: view, to: &inputs)
    return inputs
  }

  /// The inputs that a cell receives only as a state of its configurations.
  private static func stateInputs(of cell: some ConfiguredCell) -> [CellInput] {
    func input(_ name: String, _ state: WritableKeyPath<UICellConfigurationState, Bool>)
      -> CellInput
    {
      CellInput(name, isState: true) {
        var changed = cell.configurationState
        changed[keyPath: state] = true
        cell.updateConfiguration(using: changed)
        cell.callUpdateHandler(for: changed)
        // The input ends, and the cell is updated for its own state at the next layout.
        cell.setNeedsUpdateConfiguration()
      }
    }
    return [input("focus", \.isFocused), input("a swipe", \.isSwiped)]
  }

  private static func addInputs(inside view: UIView, to inputs: inout [CellInput]) {
    var found: [UIView] = []
    collect(view, isRoot: true, into: &found)
    let names = PartNames(of: view)
    for part in found {
      let name = { @MainActor in names.name(of: part) }
      if let control = part as? UIControl {
        if control.isEnabled { inputs += self.inputs(of: control, named: name) }
        if #available(iOS 16, tvOS 17, visionOS 1, *), control.isEnabled,
          let button = control as? UIButton
        {
          inputs += button.menu.map { choices(in: $0, of: name) } ?? []
        }
      }
      #if !os(tvOS)
        if let text = part as? UITextView, text.isEditable {
          inputs.append(
            CellInput("typing in \(name())", callsActions: true, isOneEvent: false) {
              append("x", to: text)
            })
        }
      #endif
      if let scroll = part as? UIScrollView, let offset = offset(afterScrollingIn: scroll) {
        inputs.append(
          CellInput("scrolling in \(name())") { Self.scroll(scroll, to: offset) })
      }
      #if !canImport(UIKit)
        for gesture in part.gestureRecognizers ?? [] where gesture.isEnabled {
          inputs.append(
            CellInput("a \(type(of: gesture)) on \(name())", callsActions: true) {
              gesture.user.perform()
            })
        }
      #endif
    }
  }

  /// Returns the inputs that choose an action of a button's menu.
  @available(iOS 16, tvOS 17, visionOS 1, *)
  private static func choices(
    in menu: UIMenu, of name: @escaping @MainActor () -> String
  ) -> [CellInput] {
    menu.children.flatMap { element -> [CellInput] in
      if let submenu = element as? UIMenu { return choices(in: submenu, of: name) }
      guard let action = element as? UIAction, !action.attributes.contains(.disabled) else {
        return []
      }
      return [
        CellInput("'\(action.title)' in the menu of \(name())", callsActions: true) {
          action.performWithSender(nil, target: nil)
        }
      ]
    }
  }

  #if !os(tvOS)
    private static func append(_ text: String, to view: UITextView) {
      #if canImport(UIKit)
        _ = view.becomeFirstResponder()
        view.text += text
        view.delegate?.textViewDidChange?(view)
      #else
        view.user.tap()
        view.user.type(text)
      #endif
    }
  #endif

  /// Scrolls as a user does whose finger leaves the screen before the scroll view stands still.
  private static func scroll(_ scroll: UIScrollView, to offset: CGPoint) {
    #if canImport(UIKit)
      scroll.delegate?.scrollViewWillBeginDragging?(scroll)
      scroll.contentOffset = offset
      scroll.delegate?.scrollViewDidEndDragging?(scroll, willDecelerate: true)
      scroll.delegate?.scrollViewDidEndDecelerating?(scroll)
    #else
      scroll.delegate?.scrollViewWillBeginDragging(scroll)
      scroll.contentOffset = offset
      scroll.delegate?.scrollViewDidEndDragging(scroll, willDecelerate: true)
      scroll.delegate?.scrollViewDidEndDecelerating(scroll)
    #endif
  }

  /// Returns the offset after a user scrolls by a page; `nil` if no content is out of sight.
  private static func offset(afterScrollingIn scroll: UIScrollView) -> CGPoint? {
    guard scroll.isScrollEnabled else { return nil }
    #if !canImport(UIKit)
      // HeadlessUIKit doesn't measure the content of a scroll view. Most of those in cells are carousels.
      if scroll.contentSize == .zero, !(scroll is UITextView) {
        return CGPoint(x: max(scroll.bounds.width, 40), y: 0)
      }
    #endif
    let (bounds, content) = (scroll.bounds, scroll.contentSize)
    let offset = CGPoint(
      x: content.width > bounds.width
        ? min(max(bounds.width, 40), content.width - bounds.width) : bounds.minX,
      y: content.height > bounds.height
        ? min(max(bounds.height, 40), content.height - bounds.height) : bounds.minY)
    return offset == bounds.origin ? nil : offset
  }

  /// Collects the views inside `view` that a user can touch.
  private static func collect(_ view: UIView, isRoot: Bool, into found: inout [UIView]) {
    guard isRoot || (view.isPerceptible && view.isUserInteractionEnabled) else {
      return
    }
    if view is UIControl || view is UIScrollView || view.gestureRecognizers?.isEmpty == false {
      found.append(view)
    }
    if view is UIControl, !isRoot { return }
    for child in view.subviews { collect(child, isRoot: false, into: &found) }
    for child in ViewObserver.attachedViews(of: view) where child.superview == nil {
      collect(child, isRoot: false, into: &found)
    }
  }

  private static func inputs(
    of control: UIControl, named name: @escaping @MainActor () -> String
  ) -> [CellInput] {
    switch control {
    #if !os(tvOS)
      case let toggle as UISwitch:
        [
          CellInput("a tap on \(name())", callsActions: true) {
            toggle.setOn(!toggle.isOn, animated: false)
            toggle.sendActions(for: .valueChanged)
          }
        ]
      case let slider as UISlider:
        [
          CellInput("a drag of \(name())", callsActions: true) {
            slider.value = (slider.value + slider.maximumValue) / 2
            slider.sendActions(for: .valueChanged)
          }
        ]
      case let stepper as UIStepper:
        [
          CellInput("a tap on \(name())", callsActions: true) {
            stepper.value += stepper.stepValue
            stepper.sendActions(for: .valueChanged)
          }
        ]
      case let picker as UIDatePicker:
        [
          CellInput("choosing the next day in \(name())", callsActions: true) {
            picker.date += 86_400
            picker.sendActions(for: .valueChanged)
          }
        ]
    #endif
    case let segments as UISegmentedControl:
      [
        CellInput("a tap on the last segment of \(name())", callsActions: true) {
          segments.selectedSegmentIndex = segments.numberOfSegments - 1
          segments.sendActions(for: .valueChanged)
        }
      ]
    case let field as UITextField:
      [
        CellInput("typing in \(name())", callsActions: true, isOneEvent: false) {
          _ = field.becomeFirstResponder()
          field.text = (field.text ?? "") + "x"
          field.sendActions(for: .editingChanged)
        },
        CellInput("the end of editing \(name())", callsActions: true, isOneEvent: false) {
          field.text = (field.text ?? "") + "x"
          field.sendActions(for: .editingChanged)
          field.sendActions(for: .editingDidEnd)
        },
      ]
    default:
      [
        CellInput("a tap on \(name())", callsActions: true) {
          control.sendActions(for: .touchDown)
          control.sendActions(for: .touchUpInside)
        }
      ]
    }
  }
}

/// A cell whose configurations depend on its state.
@MainActor
private protocol ConfiguredCell: UIView {
  var configurationState: UICellConfigurationState { get }
  func updateConfiguration(using state: UICellConfigurationState)
  func setNeedsUpdateConfiguration()
  /// Calls the handler, which UIKit calls after `updateConfiguration(using:)`.
  func callUpdateHandler(for state: UICellConfigurationState)
}

extension UITableViewCell: ConfiguredCell {
  fileprivate func callUpdateHandler(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: ConfiguredCell {
  fileprivate func callUpdateHandler(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

/// The names of a cell's parts, which are found when the first one is needed.
@MainActor
final class PartNames {
  private let cell: UIView
  private lazy var names = ViewNames.names(in: cell)

  init(of cell: UIView) { self.cell = cell }

  func name(of part: UIView) -> String {
    names[ObjectIdentifier(part)] ?? "a \(ViewObserver.kind(of: part))"
  }
}
