import Foundation

extension Toolchain {
  /// Returns the object files of modules from the build of the running executable, to link a program with.
  ///
  /// It reads their paths from the compiler's output file map, because the folder may also contain objects of
  /// deleted sources.
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
      // The entry without a source's name is an object of the whole module, which the compiler doesn't write.
      objects += outputs.filter { !$0.key.isEmpty }.compactMap { $0.value["object"] }.sorted()
    }
    return objects
  }
}
