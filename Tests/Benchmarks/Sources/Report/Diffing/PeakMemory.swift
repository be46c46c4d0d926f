#if os(Linux)
  import Foundation

  // The C library's own, which its module map leaves out: gives freed memory back to the system.
  @_silgen_name("malloc_trim")
  private func returnFreedMemory(allBut kept: Int) -> Int32

  /// By how many bytes the resident memory of the process rises at most while `body` runs.
  ///
  /// It counts what `body` returns, too, and is exact to some pages.
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
