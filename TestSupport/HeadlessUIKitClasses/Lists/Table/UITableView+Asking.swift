extension UITableView {
  /// Returns the result of an optional delegate method, or `nil` if the delegate doesn't implement it.
  func askDelegate<Answer>(
    _ name: String, _ call: (any UITableViewDelegate) -> Answer
  ) -> Answer? {
    guard delegateMethods.has(name), let delegate else { return nil }
    let answer = OptionalMethod.answer(name, of: delegate as any UITableViewDelegate, call)
    delegateMethods.learn(name, isPresent: answer != nil, in: delegate)
    return answer
  }

  /// Returns the result of an optional data source method, or `nil` if the data source doesn't implement it.
  func askDataSource<Answer>(
    _ name: String, _ call: (any UITableViewDataSource) -> Answer
  ) -> Answer? {
    guard dataSourceMethods.has(name), let dataSource else { return nil }
    let answer = OptionalMethod.answer(name, of: dataSource as any UITableViewDataSource, call)
    dataSourceMethods.learn(name, isPresent: answer != nil, in: dataSource)
    return answer
  }

  func notifyDelegate(_ name: String, _ call: (any UITableViewDelegate) -> Void) {
    _ = askDelegate(name, call)
  }
}
