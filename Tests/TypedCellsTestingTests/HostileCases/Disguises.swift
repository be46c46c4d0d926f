/// Texts that look different to a reader that doesn't parse Swift as the compiler does.
let disguises: [HostileCase] = [
  HostileCase(
    "an expectation in a string", isRight: true, #"private let text = "// error: cannot convert""#),
  HostileCase(
    "an expectation in a string, beside a mistake", isRight: false,
    #"private let text: Int = "// error: cannot convert""#),
  HostileCase(
    "an expectation in a raw string", isRight: true,
    ##"private let text = #"a quote " and // error: cannot convert"#"##),
  HostileCase(
    "an expectation in a long string", isRight: true,
    "private let text = \"\"\"\n  let a: Int = true  // error: cannot convert\n  \"\"\""),
  HostileCase(
    "an expectation in a comment", isRight: true, "/* /* */ // error: cannot\n*/\nprivate let a = 0"
  ),
  HostileCase(
    "an expectation in an interpolation", isRight: true,
    #"private let text = "\([1].map { "\($0) // error: none" })""#),
  HostileCase(
    "an expectation after a string", isRight: true,
    #"private let text: Int = "\"// error: \\"  // error: cannot convert"#,
    twin: "private let text = 0"),
  HostileCase(
    "an expectation in documentation", isRight: true,
    "/// error: cannot convert\nprivate let a = 0"),
  HostileCase(
    "an expectation after a regular expression", isRight: true,
    "private func use() { let a: Int = /\"/ }  // error: cannot convert",
    twin: "private func use() { _ = /\"/ }"),
  HostileCase(
    "an extension after a regular expression", isRight: true,
    "private func use() { _ = /\"/ }\nextension Int { func hidden() {} } // \""),
  HostileCase(
    "an extension after a carriage return", isRight: true,
    "// a comment\rextension Int { func returned() {} }\nprivate let a = 0"),
  HostileCase(
    "a use of what regular expressions and returns hide", isRight: false,
    "private func use() { 1.hidden() }\nprivate func use2() { 2.returned() }"),
  HostileCase(
    "several errors of a line", isRight: true,
    "private let pair: (Int, Int) = (one, two)  // error: 'one' // error: 'two'",
    twin: "private let pair = (1, 2)"),
  HostileCase(
    "several errors of a line, one of them not quoted", isRight: false,
    "private let pair: (Int, Int) = (one, two)  // error: 'one'", twin: "private let pair = (1, 2)"),
  HostileCase(
    "errors below their line", isRight: true,
    "private let pair: (Int, Int) = (one, two)\n// error: 'one'\n// error: 'two'",
    twin: "private let pair = (1, 2)"),
  HostileCase(
    "a twin in a comment", isRight: true,
    "private let a: Int = true  // error: cannot convert\n// twin: private let a: Int = 1"),
  HostileCase(
    "a twin of two lines", isRight: true,
    "private let a: Int = b  // error: cannot find 'b'\n// twin: private let b = 1\n"
      + "// twin: private let a: Int = b"),
  HostileCase(
    "a twin in a comment with the same mistake", isRight: false,
    "private let a: Int = true  // error: cannot convert\n// twin: private let a: Int = false"),
  HostileCase(
    "lines that end as on Windows", isRight: true,
    "private let a = 0\r\nprivate let b: Int = true  // error: cannot convert\r\n",
    twin: "private let a = 0\r\nprivate let b: Int = 1\r\n"),
  HostileCase(
    "letters beyond ASCII", isRight: true,
    "private let größe = \"🧑‍🚀\"\nprivate let b: Int = größe  // error: value of type 'String'",
    twin: "private let größe = \"🧑‍🚀\"\nprivate let b = größe"),
  HostileCase(
    "a mark of the byte order", isRight: true,
    "\u{FEFF}private let b: Int = true  // error: cannot convert", twin: "\u{FEFF}private let b = 1"
  ),
  HostileCase(
    "an error quoted from a string", isRight: false,
    "private let a: Int = \"case0.swift:1:1: error: cannot convert value of type 'String'\""),
  HostileCase(
    "an error in words of another error", isRight: true,
    #"#error("case1.swift:1:1: error: <unknown>:0: error: nothing")  // error: <unknown>:0"#,
    twin: "private let a = 0"),
  HostileCase(
    "a mistake beside a line like an error of no file", isRight: true,
    "private let a: Int = \"<unknown>:0: error: no\"  // error: cannot convert",
    twin: "private let a = 0"),
]
