/// The result of a command line: a text for standard output or one for standard error, never both.
struct Outcome: Equatable {
  private(set) var output = ""
  private(set) var complaint = ""
  private(set) var status: Int32 = 0

  /// Runs a command line.
  ///
  /// - Parameter arguments: the arguments after the program's name.
  @MainActor
  init(of arguments: [String]) {
    do {
      output = try Command(arguments).run() + "\n"
    } catch let error as UsageError {
      complaint = "Gallery: \(error)\n'swift run Gallery --help' shows how it is used\n"
      status = 2
    } catch {
      complaint = "Gallery: \(error)\n"
      status = 1
    }
  }
}
