import TypedCellsTesting
import TypedCellsUIKit

extension CellInput {
  /// The inputs of a user to a cell: to the cell itself and to the controls inside it.
  static func inputs(of view: UIView) -> [CellInput] {
    var inputs: [CellInput] = []
    if let cell = view as? UITableViewCell {
      inputs = [
        CellInput("a highlight") { cell.setHighlighted(true, animated: false) },
        CellInput("a selection") {
          cell.setHighlighted(true, animated: false)
          cell.setSelected(true, animated: false)
        },
        CellInput("editing") { cell.setEditing(true, animated: false) },
      ]
    } else if let cell = view as? UICollectionViewCell {
      inputs = [
        CellInput("a highlight") { cell.isHighlighted = true },
        CellInput("a selection") {
          cell.isHighlighted = true
          cell.isSelected = true
        },
      ]
    }
    addInputs(inside: view, names: { ViewObserver.names(in: view) }, to: &inputs)
    return inputs
  }

  private static func addInputs(
    inside view: UIView, names: @escaping @MainActor () -> [ObjectIdentifier: String],
    to inputs: inout [CellInput]
  ) {
    var found: [UIView] = []
    collect(view, isRoot: true, into: &found)
    guard !found.isEmpty else { return }
    let names = names()
    for part in found {
      let name = names[ObjectIdentifier(part)] ?? "a \(ViewObserver.kind(of: part))"
      if let control = part as? UIControl {
        if control.isEnabled { inputs += self.inputs(of: control, named: name) }
      } else if let scroll = part as? UIScrollView, scroll.isScrollEnabled {
        inputs.append(
          CellInput("scrolling in \(name)") { scroll.contentOffset = CGPoint(x: 40, y: 40) })
      }
      #if !canImport(UIKit)
        for gesture in part.gestureRecognizers ?? [] where gesture.isEnabled {
          inputs.append(
            CellInput("a \(type(of: gesture)) on \(name)", callsActions: true) {
              gesture.user.perform()
            })
        }
      #endif
    }
  }

  /// Collects the views inside `view` that a user can touch.
  private static func collect(_ view: UIView, isRoot: Bool, into found: inout [UIView]) {
    guard isRoot || (!view.isHidden && view.alpha >= 0.01 && view.isUserInteractionEnabled) else {
      return
    }
    if view is UIControl || view is UIScrollView || view.gestureRecognizers?.isEmpty == false {
      found.append(view)
    }
    if view is UIControl, !isRoot { return }
    for child in view.subviews { collect(child, isRoot: false, into: &found) }
    if let accessory = (view as? UITableViewCell)?.accessoryView, accessory.superview == nil {
      collect(accessory, isRoot: false, into: &found)
    }
  }

  private static func inputs(of control: UIControl, named name: String) -> [CellInput] {
    switch control {
    #if !os(tvOS)
      case let toggle as UISwitch:
        [
          CellInput("a tap on \(name)", callsActions: true) {
            toggle.setOn(!toggle.isOn, animated: false)
            toggle.sendActions(for: .valueChanged)
          }
        ]
      case let slider as UISlider:
        [
          CellInput("a drag of \(name)", callsActions: true) {
            slider.value = (slider.value + slider.maximumValue) / 2
            slider.sendActions(for: .valueChanged)
          }
        ]
      case let stepper as UIStepper:
        [
          CellInput("a tap on \(name)", callsActions: true) {
            stepper.value += stepper.stepValue
            stepper.sendActions(for: .valueChanged)
          }
        ]
    #endif
    case let segments as UISegmentedControl:
      [
        CellInput("a tap on the last segment of \(name)", callsActions: true) {
          segments.selectedSegmentIndex = segments.numberOfSegments - 1
          segments.sendActions(for: .valueChanged)
        }
      ]
    case let field as UITextField:
      [
        CellInput("typing in \(name)", callsActions: true) {
          _ = field.becomeFirstResponder()
          field.text = (field.text ?? "") + "x"
          field.sendActions(for: .editingChanged)
        },
        CellInput("the end of editing \(name)", callsActions: true) {
          field.text = (field.text ?? "") + "x"
          field.sendActions(for: .editingChanged)
          field.sendActions(for: .editingDidEnd)
        },
      ]
    default:
      [
        CellInput("a tap on \(name)", callsActions: true) {
          control.sendActions(for: .touchDown)
          control.sendActions(for: .touchUpInside)
          control.sendActions(for: .primaryActionTriggered)
        }
      ]
    }
  }
}
