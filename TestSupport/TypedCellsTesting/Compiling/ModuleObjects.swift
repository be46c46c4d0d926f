import Foundation

extension Toolchain {
  /// The objects of modules, from the build of the running executable, to link a program with.
  ///
  /// They are those that the compiler was told to write: beside them may lie others, of sources that are
  /// gone.
  ///
  /// - Parameter modules: the names of the modules.
  /// - Returns: the paths of the objects.
  package static func objects(of modules: [String]) throws(CompilerFailure) -> [String] {
    let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var objects: [String] = []
    for module in modules {
      let map = build.appendingPathComponent("\(module).build/output-file-map.json")
      guard let data = try? Data(contentsOf: map),
        let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
      else {
        throw CompilerFailure(description: "\(map.path) does not say what \(module) consists of")
      }
      // Under no source's name stands an object of the whole module, which is not written.
      objects += outputs.filter { !$0.key.isEmpty }.compactMap { $0.value["object"] }.sorted()
    }
    return objects
  }
}
