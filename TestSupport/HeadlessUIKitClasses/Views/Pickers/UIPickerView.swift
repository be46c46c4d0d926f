/// Wheels with rows, from which the user chooses. A test turns them by ``UIPickerView/chooseRow(_:inComponent:)``.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The natural size, in points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: 216)
  }

  /// The data source, held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { chosen = [:] } }

  /// The delegate, held weakly.
  open weak var delegate: (any UIPickerViewDelegate)?

  private var chosen: [Int: Int] = [:]

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the chosen row of a wheel, or -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    return count == 0 ? -1 : min(chosen[component] ?? 0, count - 1)
  }

  /// Chooses a row of a wheel, without a call of the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }

  /// Has the data source asked again.
  open func reloadAllComponents() {}

  /// Has the data source asked again for a wheel.
  open func reloadComponent(_ component: Int) {}

  /// Turns a wheel as the user does.
  ///
  /// - Returns: whether the wheel has the row, and the user can touch the view.
  @discardableResult
  public func chooseRow(_ row: Int, inComponent component: Int) -> Bool {
    guard canBeTouched, component < numberOfComponents,
      (0..<numberOfRows(inComponent: component)).contains(row)
    else { return false }
    chosen[component] = row
    _ = OptionalMethod.answer {
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return true
  }
}

/// The rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view. All methods are optional.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?

  /// Returns the width of a wheel, in points. HeadlessUIKit doesn't call it.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// Returns the height of the rows of a wheel, in points. HeadlessUIKit doesn't call it.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Called after the user has chosen a row.
  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The optional methods, which count as absent unless a class implements them.
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { OptionalMethod.absent(nil) }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalMethod.absent(0)
  }
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { OptionalMethod.absent(0) }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) { OptionalMethod.absent(()) }
}
