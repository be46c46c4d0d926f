import Foundation

/// The parts that this program needs of the compiler's description of a module.
struct SymbolGraph: Decodable {
  let module: Module
  let symbols: [Symbol]

  struct Module: Decodable {
    let name: String
  }

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
    let docComment: Comment?
    let functionSignature: Signature?
    let declarationFragments: [Fragment]
    let location: Location?

    struct Kind: Decodable {
      let identifier: String
    }

    struct Comment: Decodable {
      let lines: [Line]
      /// The module that the comment comes from. It may be inherited from a protocol of another module.
      let module: String?

      struct Line: Decodable {
        let text: String
      }
    }

    struct Signature: Decodable {
      let parameters: [Parameter]?

      struct Parameter: Decodable {
        let name: String
        let internalName: String?
      }
    }

    struct Fragment: Decodable {
      let kind: String
      let spelling: String
    }

    struct Location: Decodable {
      let uri: String
      let position: Position

      struct Position: Decodable {
        /// The line's index, starting at zero.
        let line: Int
      }
    }
  }

  /// Reads the graphs in a folder and its subfolders, including those of extensions of other modules'
  /// types.
  static func graphs(in folder: URL) throws -> [SymbolGraph] {
    try SourceFile.urls(in: folder, withExtensions: ["json"]).map { url in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url))
    }
  }
}
