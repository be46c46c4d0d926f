extension UITableView {
  /// What an optional method of the delegate returns; `nil` where it is absent.
  func askDelegate<Answer>(
    _ name: String, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard delegateMethods.has(name), let delegate else { return nil }
    let answer = OptionalMethod.answer(name, of: delegate as any UITableViewDelegate, call)
    delegateMethods.learn(name, isPresent: answer != nil, in: delegate)
    return answer
  }

  /// What an optional method of the data source returns; `nil` where it is absent.
  func askDataSource<Answer>(
    _ name: String, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    guard dataSourceMethods.has(name), let dataSource else { return nil }
    let answer = OptionalMethod.answer(name, of: dataSource as any UITableViewDataSource, call)
    dataSourceMethods.learn(name, isPresent: answer != nil, in: dataSource)
    return answer
  }

  func tellDelegate(_ name: String, _ call: (any UITableViewDelegate) -> Void) {
    _ = askDelegate(name, call)
  }
}
