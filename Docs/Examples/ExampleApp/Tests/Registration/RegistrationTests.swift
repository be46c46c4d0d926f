import HeadlessUIKit
import Testing
import TypedCells
import TypedCellsUIKit
import TypedCellsUIKitTesting

@testable import ExampleApp

@MainActor
struct `The registration` {
  private let form = RegistrationForm.sample()
  private let shown: OnScreen<RegistrationScreen>

  init() { shown = OnScreen(RegistrationScreen(form), height: 1000) }

  @Test(arguments: Step.allCases) func `shows fresh rows, and is deallocated`(_ step: Step) {
    let form = completeForm()
    func makeScreen() -> RegistrationScreen { RegistrationScreen(form, step: step) }
    assertScreen(makeScreen) { _ in
      form.registration.choose(form.registration.ticket == .business ? .student : .business)
    }
  }

  @Test func `goes on only from a step that is valid`() async throws {
    #expect(try !goOn())
    #expect(try type("Ada Lovelace", into: .name))
    #expect(try !goOn())
    #expect(try type("ada@example.com", into: .email))
    #expect(try goOn())
    await shown.window.settle()
    #expect(try screen.step == .ticket)
    #expect(try !goOn())
  }

  @Test func `shows a problem when a field was left`() throws {
    let name = try cell(of: .name)
    #expect(name.field.user.tap())
    #expect(try problem(of: .name) == nil)
    #expect(try cell(of: .email).field.user.tap())
    #expect(try problem(of: .name) == "Enter your name.")
    #expect(try problem(of: .email) == nil)
    let height = name.frame.height
    #expect(try type("A", into: .name))
    #expect(try problem(of: .name) == nil)
    #expect(try cell(of: .name) === name)
    shown.window.layoutIfNeeded()
    #expect(name.frame.height < height)
  }

  @Test func `shows all problems when the user wants to go on`() throws {
    #expect(try type("Ada", into: .name))
    #expect(try cell(of: .phone).field.user.tap())
    #expect(try cell(of: .phone).field.user.pressReturn())
    #expect(try problem(of: .name) == nil)
    #expect(try problem(of: .email) != nil)
    #expect(try screen.step == .personal)
  }

  @Test func `moves the keyboard with return, and goes on after the last field`() async throws {
    #expect(try cell(of: .name).field.user.tap())
    for (field, text) in [
      (Field.name, "Ada"), (.email, "ada@example.com"), (.phone, "+44 20 7946"),
    ] {
      let textField = try cell(of: field).field
      #expect(textField.isFirstResponder)
      #expect(textField.user.type(text))
      #expect(textField.user.pressReturn())
    }
    await shown.window.settle()
    #expect(try screen.step == .ticket)
    #expect(form.registration.phone == "+44 20 7946")
  }

  @Test func `moves the keyboard with the bar above it`() throws {
    #expect(try cell(of: .email).field.user.tap())
    #expect(try cell(of: .email).keyboardBar.previousButton.user.tap())
    #expect(try cell(of: .name).field.isFirstResponder)
    #expect(try cell(of: .name).keyboardBar.nextButton.user.tap())
    #expect(try cell(of: .email).field.isFirstResponder)
  }

  @Test func `keeps the keyboard while the user types`() throws {
    let field = try cell(of: .email).field
    #expect(field.user.tap())
    for letter in "ada@example.com" {
      #expect(field.user.type(String(letter)))
      #expect(field.isFirstResponder)
    }
    #expect(form.registration.email == "ada@example.com")
  }

  @Test func `asks for the company of a business ticket only`() async throws {
    try await open(.ticket)
    #expect(try !list.has(Field.company))
    try list.tap(Ticket.business)
    #expect(try list.isChecked(Ticket.business))
    #expect(try !goOn())
    #expect(try type("Analytical Engines Ltd", into: .company))
    #expect(try button.isEnabled)
    try list.tap(Ticket.student)
    #expect(try !list.has(Field.company))
    #expect(try !list.isChecked(Ticket.business))
    #expect(try goOn())
  }

  @Test func `offers an invoice once there is a company`() async throws {
    try await open(.ticket)
    try list.tap(Ticket.business)
    #expect(try !list.toggle("invoice"))
    #expect(try type("Analytical Engines Ltd", into: .company))
    #expect(try list.toggle("invoice"))
    #expect(form.registration.needsInvoice)
  }

  @Test func `opens and closes a date picker below the date`() async throws {
    try await open(.ticket)
    #expect(try !list.has("arrival picker"))
    try list.tap("arrival")
    let picker = try list.cell("arrival picker", as: DatePickerCell.self).picker
    #expect(picker.user.choose(form.days.upperBound))
    #expect(form.registration.arrival == form.days.upperBound)
    #expect(try list.text(of: "arrival") == form.registration.arrivalDay)
    #expect(try list.cell("arrival picker", as: DatePickerCell.self).picker === picker)
    try list.tap("arrival")
    #expect(try !list.has("arrival picker"))
  }

  @Test func `offers the extras of the ticket`() async throws {
    try await open(.extras, ticket: .business)
    #expect(try list.toggle(Extra.lounge))
    #expect(try list.toggle(Extra.workshop))
    await goBack()
    try list.tap(Ticket.student)
    #expect(try goOn())
    await shown.window.settle()
    #expect(try !list.has(Extra.lounge))
    #expect(try list.cell(Extra.workshop, as: SwitchCell.self).toggle.isOn)
    #expect(form.registration.extras == [.workshop])
  }

  @Test func `asks for the diet of guests of the dinner, and for the size of a shirt`()
    async throws
  {
    try await open(.extras)
    #expect(try !list.has(Field.diet))
    #expect(try list.toggle(Extra.dinner))
    #expect(try type("Vegan", into: .diet))
    #expect(try cell(of: .diet).field.user.pressReturn())
    #expect(try list.cell("remarks", as: RemarksCell.self).textView.isFirstResponder)
    let size = try list.cell("shirt size", as: SegmentsCell.self).control
    #expect(!size.user.tapSegment(at: 2))
    #expect(try list.toggle(Extra.shirt))
    #expect(size.user.tapSegment(at: 2))
    #expect(form.registration.shirtSize == .large)
  }

  @Test func `lets the remarks grow while the user types`() async throws {
    try await open(.extras)
    let cell = try list.cell("remarks", as: RemarksCell.self)
    let height = cell.frame.height
    #expect(cell.textView.user.tap())
    for _ in 0..<8 {
      #expect(cell.textView.user.type("I need a room without stairs. "))
      #expect(cell.textView.isFirstResponder)
    }
    shown.window.layoutIfNeeded()
    #expect(cell.frame.height > height + 40)
    #expect(form.registration.remarks.hasSuffix("stairs. "))
    #expect(cell.textView.user.clear())
    shown.window.layoutIfNeeded()
    #expect(cell.frame.height == height)
  }

  @Test func `keeps the values when the user goes back`() async throws {
    try await open(.extras, ticket: .business)
    await goBack()
    #expect(try cell(of: .company).field.text == "Analytical Engines Ltd")
    await goBack()
    #expect(try cell(of: .name).field.text == "Ada Lovelace")
    #expect(try goOn())
    await shown.window.settle()
    #expect(try list.isChecked(Ticket.business))
  }

  @Test func `sums up all values, and leads back to a step`() async throws {
    try await open(.extras, ticket: .business)
    #expect(try list.toggle(Extra.dinner))
    #expect(try type("Vegan", into: .diet))
    #expect(try goOn())
    await shown.window.settle()
    let values = [
      "Name": "Ada Lovelace", "E-mail": "ada@example.com", "Phone": "–", "Ticket": "Business",
      "Company": "Analytical Engines Ltd", "Invoice": "No", "Extras": "Conference dinner",
      "Diet": "Vegan", "Remarks": "–",
    ]
    for (title, value) in values { #expect(try list.text(of: title) == value) }
    try list.tap("Company")
    await shown.window.settle()
    #expect(try screen.step == .ticket)
  }

  @Test func `registers at the end, and returns to the start`() async throws {
    try await open(.summary)
    #expect(try goOn())
    await shown.window.settle()
    let alert = try #require(try screen.presentedViewController as? UIAlertController)
    #expect(alert.message == "We sent a confirmation to ada@example.com.")
    #expect(alert.user.tap("OK"))
    await shown.window.settle()
    #expect(try screen === shown.screen)
  }
}

extension `The registration` {
  private var screen: RegistrationScreen {
    get throws { try #require(shown.navigation.topViewController as? RegistrationScreen) }
  }

  private var list: TableList { get throws { try screen.list } }

  private var button: UIBarButtonItem {
    get throws { try #require(try screen.navigationItem.rightBarButtonItem) }
  }

  private func completeForm() -> RegistrationForm {
    let form = RegistrationForm.sample()
    form.registration.name = "Ada Lovelace"
    form.registration.email = "ada@example.com"
    form.registration.choose(.business)
    form.registration.company = "Analytical Engines Ltd"
    form.registration.set(.dinner, isChosen: true)
    return form
  }

  /// Fills in the steps before a step, as a user does.
  private func open(_ step: Step, ticket: Ticket = .standard) async throws {
    #expect(try type("Ada Lovelace", into: .name))
    #expect(try type("ada@example.com", into: .email))
    while try screen.step != step {
      if try screen.step == .ticket {
        try list.tap(ticket)
        if ticket == .business { #expect(try type("Analytical Engines Ltd", into: .company)) }
      }
      try #require(try goOn())
      await shown.window.settle()
    }
  }

  private func goOn() throws -> Bool { try button.user.tap() }

  private func goBack() async {
    shown.navigation.popViewController(animated: true)
    await shown.window.settle()
  }

  private func cell(of field: Field) throws -> FieldCell {
    try list.cell(field, as: FieldCell.self)
  }

  private func problem(of field: Field) throws -> String? {
    let label = try cell(of: field).problemLabel
    return label.isHidden ? nil : label.text
  }

  private func type(_ text: String, into field: Field) throws -> Bool {
    let field = try cell(of: field).field
    return field.user.tap() && field.user.type(text)
  }
}
