#if os(Linux)
  import Foundation

  // Returns freed memory to the system. The module map of the C library omits this function.
  @_silgen_name("malloc_trim")
  private func returnFreedMemory(allBut kept: Int) -> Int32

  /// Returns by how many bytes the process's resident memory grows at most while `body` runs.
  ///
  /// The result includes the memory that `body` returns. It's exact to a few pages.
  func peakMemory(of body: () -> Void) -> Double {
    _ = returnFreedMemory(allBut: 0)
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    let before = kilobytes("VmRSS")
    body()
    return Double(kilobytes("VmHWM") - before) * 1_024
  }

  private func kilobytes(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(field) } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
#endif
