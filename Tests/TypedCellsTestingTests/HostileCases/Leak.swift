/// A declaration that one file of a module makes visible to others, and a text that would see it.
struct Leak {
  private let name: String
  private let leaking: String
  private let probe: String
  private let words: String
  private let imports: String

  /// Creates a leak.
  ///
  /// - Parameters:
  ///   - name: The name of the leak.
  ///   - leaking: A text that compiles and contains the leaking declaration.
  ///   - probe: A declaration that compiles only if it sees the leaking declaration.
  ///   - words: The compiler's error message if the probe doesn't see it.
  ///   - imports: The imports of both texts.
  init(
    _ name: String, from leaking: String, to probe: String, _ words: String, imports: String = ""
  ) {
    self.name = name
    self.leaking = leaking
    self.probe = probe
    self.words = words
    self.imports = imports
  }

  var cases: [HostileCase] {
    let harmless = imports + "private let harmless = 0"
    return [
      HostileCase("\(name), leaking", isRight: true, imports + leaking),
      HostileCase(
        "\(name), leaking beside a mistake", isRight: true,
        imports + leaking + "\nprivate let mistake: Int = true  // error: cannot convert value",
        twin: imports + leaking),
      HostileCase("\(name), not to be seen", isRight: false, imports + probe),
      HostileCase(
        "\(name), expected not to be seen", isRight: true,
        imports + probe + "  // error: \(words)", twin: harmless),
      HostileCase(
        "\(name), expected to be private", isRight: false,
        imports + probe + "  // error: is inaccessible due to", twin: harmless),
    ]
  }
}
