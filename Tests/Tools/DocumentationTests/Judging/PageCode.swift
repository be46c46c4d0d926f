/// The code of a page, sorted by how to check it.
struct PageCode: Sendable {
  /// A block that isn't compiled.
  struct Exception: Sendable {
    let path: String
    let line: Int
    let reason: String
  }

  private(set) var scripts: [Script] = []
  private(set) var manifests: [Script] = []
  private(set) var exceptions: [Exception] = []
  private(set) var findings: [Finding]

  /// Sorts the blocks of a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - module: The module that contains the page, if the page is a documentation comment.
  init(_ page: Page, module: String? = nil) {
    findings = page.findings
    /// The index of the script that the next block belongs to, and of the script that would print an
    /// output.
    var (current, latest): (Int?, Int?)
    for element in page.elements {
      switch element {
      case .code(let block):
        latest = nil
        if let reason = block.reasonNotToCompile {
          exceptions.append(
            Exception(path: page.path, line: block.firstLine - 1, reason: reason))
        } else if block.directives.contains(.manifest) {
          manifests.append(Script(path: page.path, blocks: [block]))
        } else {
          let isAlone = block.directives.contains(.alone)
          if isAlone || block.directives.contains(.fresh) { latest = nil } else { latest = current }
          if latest == nil {
            scripts.append(Script(path: page.path, module: module))
            latest = scripts.count - 1
          }
          if !isAlone { current = latest }
          if let latest { scripts[latest].blocks.append(block) }
        }
      case .output(let text):
        if let latest {
          let producer = scripts[latest].blocks.count - 1
          scripts[latest].outputs.append(Script.Output(text: text, producer: producer))
        } else {
          findings.append(
            Finding(path: page.path, line: text.firstLine - 1, text: "no code above prints this"))
        }
      }
    }
  }
}

extension Block {
  /// The reason why the page excludes the block from compiling, or `nil` if it doesn't.
  fileprivate var reasonNotToCompile: String? {
    for case .notCompiled(let reason) in directives { return reason }
    return nil
  }
}
