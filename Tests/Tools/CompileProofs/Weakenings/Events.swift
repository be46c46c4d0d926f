/// The weakenings of row handlers.
let weakeningsOfEvents: [Weakening] = [
  Weakening(
    "a selection brings anything", breaks: "Events/ModelOfSelection",
    in: "Events/Row+Events.swift",
    "onSelect(_ action: @escaping @MainActor (Model) -> Void)",
    "onSelect<Other>(_ action: @escaping @MainActor (Other) -> Void)"),
  Weakening(
    "handlers run anywhere", breaks: "Events/OnTheMainActor",
    in: "Events/Row+Events.swift",
    "onSelect(_ action: @escaping @MainActor (Model) -> Void)",
    "onSelect(_ action: @escaping @Sendable (Model) -> Void)"),
  Weakening(
    "owners may be values", breaks: "Events/OwnerByValue",
    in: "Events/Row+Events.swift",
    "onSelect<Owner: AnyObject>(",
    "onSelect<Owner>("),
  Weakening(
    "owners get anything", breaks: "Events/ModelOfOwnedSelection",
    in: "Events/Row+Events.swift",
    "onSelect<Owner: AnyObject>(\n    weak owner: Owner, _ action: @escaping @MainActor (Owner, Model) -> Void",
    "onSelect<Owner: AnyObject, Other>(\n    weak owner: Owner, _ action: @escaping @MainActor (Owner, Other) -> Void"
  ),
  Weakening(
    "an owner's answer is anything", breaks: "Events/AnswerOfOwner",
    in: "Events/Row+Events.swift",
    "(Owner, Model) -> Answer",
    "(Owner, Model) -> Any"),
  Weakening(
    "a question has any answer", breaks: "Events/WrongAnswer",
    in: "Events/RowEvent.swift",
    "extension RowEvent<Void, Bool> {\n  /// Whether the user may select",
    "extension RowEvent<Void, Any> {\n  /// Whether the user may select"),
  Weakening(
    "an action may have another owner", breaks: "Events/ActionOfOtherOwner",
    in: "Events/Row+OwnedActions.swift",
    "trailingSwipeActions<Owner: AnyObject>(\n    weak owner: Owner, _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Owner>]\n  ) -> Self {\n    on(.trailingSwipeActions, weak: owner, actions)",
    "trailingSwipeActions<Owner: AnyObject, Other: AnyObject>(\n    weak owner: Owner, _ actions: @escaping @MainActor (Model) -> [OwnedRowAction<Other>]\n  ) -> Self {\n    on(.trailingSwipeActions) { _ in [] }"
  ),
  Weakening(
    "a cell sends anything", breaks: "Events/ActionOfOtherType",
    in: "Events/RowEvent.swift",
    "action(_ type: Argument.Type)",
    "action(_ type: any Any.Type)"),
  Weakening(
    "an answer is of any type", breaks: "Events/AnswerOfOtherType",
    in: "Lists/AnyRow.swift",
    "answer<Answer>(to event: RowEvent<Void, Answer>) -> Answer?",
    "answer<Answer, Other>(to event: RowEvent<Void, Answer>) -> Other?"),
  Weakening(
    "an action can be altered", breaks: "Events/ChangedAction",
    in: "Events/RowAction.swift",
    "public let title",
    "public var title"),
]
