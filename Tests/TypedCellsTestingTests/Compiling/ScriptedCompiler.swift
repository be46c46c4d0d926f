import Foundation
import TypedCellsTesting

extension CompileSettings {
  /// Settings with which a script of the shell runs instead of the compiler.
  ///
  /// - Parameters:
  ///   - script: the lines of the script.
  ///   - folder: the folder for the script, which can write files beside itself.
  init(running script: String, in folder: URL) throws {
    self.init()
    let file = folder.appendingPathComponent("compiler")
    try write("#!/bin/sh\n\(script)\n", to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    frontend = file.path
  }
}
