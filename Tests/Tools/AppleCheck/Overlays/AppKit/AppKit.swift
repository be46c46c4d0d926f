// The Swift additions to AppKit's headers, for type checking only.
@_exported import AppKit
@_exported import Foundation

extension IndexPath {
  public init(item: Int, section: Int) { fatalError("never run") }
  public var section: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
  public var item: Int {
    get { fatalError("never run") }
    set { fatalError("never run") }
  }
}
