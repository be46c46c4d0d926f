import Foundation

/// What the compiler writes about the declarations of a module: as much of it as matters here.
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
      /// The module that the comment is from; it may be that of a protocol, whose comment is inherited.
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
        /// Counted from zero.
        let line: Int
      }
    }
  }

  /// Reads the graphs in a folder and those in it, also of what modules add to the types of others.
  static func graphs(in folder: URL) throws -> [SymbolGraph] {
    try SourceFile.urls(in: folder, withExtensions: ["json"]).map { url in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url))
    }
  }
}
