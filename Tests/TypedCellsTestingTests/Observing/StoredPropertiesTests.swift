import Foundation
import Testing

@testable import TypedCellsTesting

@MainActor
private class Base {
  let inherited = 1
  init() {}
}

@MainActor
private final class Derived: Base { let own = 2 }

@MainActor private final class Holder {
  lazy var made = Base()
  let parts = [Base(), Base()]

  init() { _ = made }
}

@MainActor
struct `Stored properties` {
  @Test func `include those of superclasses, superclasses first`() {
    #expect(storedProperties(of: Derived()).map(\.name) == ["inherited", "own"])
  }

  @Test func `name the objects that they hold, also lazy ones and those in arrays`() {
    let holder = Holder()
    let names = namesOfStoredObjects(in: holder)
    #expect(names[ObjectIdentifier(holder.made)] == "made")
    #expect(names[ObjectIdentifier(holder.parts[1])] == "parts[1]")
  }
}

@MainActor private final class Clock {
  let timer = Timer(timeInterval: 10, repeats: true) { _ in }
  var optionalTimer: Timer?
}

@MainActor
struct `Stored timers` {
  @Test func `include those of constants`() {
    let clock = Clock()
    var timers = StoredTimers()
    #expect(timers.note(in: clock) == nil)
    #expect(timers.leftover() == "timer")
    clock.timer.invalidate()
    #expect(timers.leftover() == nil)
  }

  @Test func `have to be invalidated before they are replaced`() {
    let clock = Clock()
    var timers = StoredTimers()
    clock.optionalTimer = Timer(timeInterval: 10, repeats: true) { _ in }
    #expect(timers.note(in: clock) == nil)
    clock.optionalTimer = nil
    #expect(timers.note(in: clock) == "optionalTimer")
  }
}

@MainActor
struct `A type is the system's` {
  @Test(arguments: [Int.self, Date.self, [String].self, RunLoop.self] as [Any.Type])
  func `if one of its modules declares it`(type: Any.Type) {
    #expect(isDeclaredBySystem(type))
  }

  @Test func `not if a test declares it`() {
    #expect(!isDeclaredBySystem(Model.self))
  }

  @Test(
    arguments: zip(
      ["UIKit.UIView", "HeadlessUIKitClasses.UILabel", "Shop.UILabel"], [true, true, false]))
  func `by the module before the first dot of its name`(name: String, isSystems: Bool) {
    #expect(isInSystemModule(name) == isSystems)
  }

  @Test func `by its bundle if its name has no module, as in Objective-C`() {
    #expect(isInSystemModule("UITableViewCell") == nil)
  }
}

private struct Model {}
