/// The options of the command line.
struct Options {
  /// The folders whose files get mutants, from the root of the repository.
  var folders: [String] = []
  /// The seconds after which no mutant is started.
  var seconds = Double.infinity
  /// The seed of the order in which mutants run.
  var seed = UInt64.random(in: 0...UInt64.max)
  /// How many mutants run at the same time.
  var jobs = 2
  /// Suites that take longer, in seconds of the processor, are left out.
  var slowestSuite = 20.0
  /// After how many seconds of passing tests a mutant counts as a survivor.
  var effort = 20.0
  /// Whether the mutants are only listed.
  var lists = false
  /// Whether only the mutants that survived the last run are run again.
  var repeatsSurvivors = false
  /// Whether the build of the last run is used, which is an error if a file has changed since.
  var reusesBuild = false

  static let usage = """
    usage: Mutants [--list | --survivors] [--seconds N] [--seed N] [--jobs N] [--effort N] [--slowest-suite N]
                   [--reuse-build] [FOLDER…]

    Without folders, it takes Sources, HeadlessUIKit and the test kit.
    """

  /// The folders of the modules that can have mutants.
  static let modules = [
    "Sources/TypedCells", "Sources/TypedCellsUIKit", "Sources/TypedCellsAppKit",
    "TestSupport/HeadlessUIKitClasses", "TestSupport/TypedCellsTesting",
    "TestSupport/TypedCellsUIKitTesting",
  ]

  /// Reads the arguments.
  ///
  /// - Throws: a description of the first wrong argument.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func number(_ option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw Failure("\(option) needs a number.\n\(Self.usage)")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": lists = true
      case "--survivors": repeatsSurvivors = true
      case "--reuse-build": reusesBuild = true
      case "--seconds": seconds = try Self.parse(number(argument), argument)
      case "--seed": seed = try Self.parse(number(argument), argument)
      case "--jobs": jobs = max(1, try Self.parse(number(argument), argument))
      case "--effort": effort = try Self.parse(number(argument), argument)
      case "--slowest-suite": slowestSuite = try Self.parse(number(argument), argument)
      case _ where argument.hasPrefix("-"):
        throw Failure("Unknown option \(argument).\n\(Self.usage)")
      default:
        let folder = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
        guard Self.modules.contains(where: { (folder + "/").hasPrefix($0 + "/") }) else {
          let folders = Self.modules.joined(separator: ", ")
          throw Failure("\(folder) isn't in a folder with mutants. These are \(folders).")
        }
        folders.append(folder)
      }
    }
    if folders.isEmpty { folders = Self.modules }
  }

  private static func parse<Number: LosslessStringConvertible>(_ text: String, _ option: String)
    throws -> Number
  {
    guard let number = Number(text) else {
      throw Failure("\(option) needs a number, not '\(text)'.")
    }
    return number
  }
}

/// An error that ends the program, with its message.
struct Failure: Error {
  let message: String
  init(_ message: String) { self.message = message }
}
