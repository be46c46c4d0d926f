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
    let accessLevel: String

    struct Kind: Decodable {
      let identifier: String
    }

    struct Comment: Decodable {
      let lines: [Line]

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

  /// Reads the graphs of a folder, those of extensions of other modules' types among them.
  static func graphs(in folder: URL) throws -> [SymbolGraph] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".symbols.json") }
      .sorted()
      .map { name in
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return try JSONDecoder().decode(SymbolGraph.self, from: data)
      }
  }
}
