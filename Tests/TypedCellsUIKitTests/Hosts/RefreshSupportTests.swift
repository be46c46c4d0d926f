import HeadlessUIKit
import Testing
import TypedCells

@testable import TypedCellsUIKit

@MainActor
struct `A refresh control` {
  @Test func `is supported everywhere but in the Mac idiom of older systems`() {
    for idiom in [UIUserInterfaceIdiom.phone, .pad, .mac, .vision] {
      for isSupportedOnMac in [true, false] {
        let support = RefreshSupport(idiom: idiom, isSupportedOnMac: isSupportedOnMac)
        #expect(support.isSupported == (idiom != .mac || isSupportedOnMac))
      }
    }
    #expect(RefreshSupport.current.isSupported)
  }

  @Test(.enabled(if: isDebugBuild, "release builds don't report it"))
  func `is reported once for the list where it isn't supported`() {
    let list = TableList()
    for _ in 0..<2 {
      list.host.list?.report(unsupported: "onRefresh", advice: RefreshSupport.advice)
    }
    #expect(
      list.failures.map(\.description) == [
        "The list: the host doesn't deliver 'onRefresh', which the list handles: \(RefreshSupport.advice)"
      ])
  }
}
