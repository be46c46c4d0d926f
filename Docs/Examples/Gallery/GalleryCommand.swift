import Foundation

/// The program: four screens of typed cells, drawn in the terminal.
@main
@MainActor
struct GalleryCommand {
  static func main() {
    let outcome = Outcome(of: Array(CommandLine.arguments.dropFirst()))
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
      try FileHandle.standardError.write(contentsOf: Data(outcome.complaint.utf8))
    } catch {
      // For example, the disk is full. Standard error may fail too, so only the exit status reports it.
      exit(1)
    }
    exit(outcome.status)
  }
}
