import TypedCells
import TypedCellsUIKit

/// A step of a registration. The button "Next" pushes the next step, with the same form.
final class RegistrationScreen: UITableViewController {
  private(set) lazy var list = TableList(tableView)
  let form: RegistrationForm
  let step: Step
  var picksArrival = false { didSet { show() } }

  init(_ form: RegistrationForm, step: Step = .personal) {
    self.form = form
    self.step = step
    super.init(style: .insetGrouped)
    title = step.title
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: step.next == nil ? "Register" : "Next",
      primaryAction: UIAction { [weak self] _ in self?.goOn() })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.selectionMode = .momentary
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    form.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    navigationItem.rightBarButtonItem?.isEnabled = form.isComplete(step)
    list.apply {
      switch step {
      case .personal: personalSections
      case .ticket: ticketSections
      case .extras: extrasSections
      case .summary: summarySections
      }
    }
  }

  func goOn() {
    form.visit(step.fields)
    guard form.isComplete(step) else { return }
    if let next = step.next {
      navigationController?.pushViewController(RegistrationScreen(form, step: next), animated: true)
    } else {
      confirmRegistration()
    }
  }

  /// Returns to an earlier step.
  func goBack(to step: Step) {
    let screens = navigationController?.viewControllers ?? []
    let target = screens.first { ($0 as? RegistrationScreen)?.step == step }
    if let target { navigationController?.popToViewController(target, animated: true) }
  }

  /// A row for a text. The return key moves to the next field, and goes on after the last one.
  func fieldRow(
    _ field: Field, keyboard: UIKeyboardType = .default, returnKey: UIReturnKeyType = .next
  ) -> Row<FieldCell, FieldCell.Content> {
    Row(
      FieldCell.self,
      .init(
        title: field.title, text: form.registration[keyPath: field.text],
        problem: form.visibleProblem(of: field), keyboard: keyboard, returnKey: returnKey)
    )
    .id(field)
    .on(\.typed, weak: form, set: (\RegistrationForm.registration).appending(path: field.text))
    .on(\.left, weak: form) { form, _ in form.visit([field]) }
    .on(\.submitted, weak: self) { screen, _ in screen.leaveField() }
    .on(\.wentOn, weak: self) { screen, _ in screen.list.focusNext() }
    .on(\.wentBack, weak: self) { screen, _ in screen.list.focusPrevious() }
  }

  private func leaveField() {
    if list.focusNext() { return }
    view.endEditing(true)
    goOn()
  }

  private func confirmRegistration() {
    let alert = UIAlertController(
      title: "See you at the conference!",
      message: "We sent a confirmation to \(form.registration.email).", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        self?.navigationController?.popToRootViewController(animated: true)
      })
    present(alert, animated: true)
  }
}
