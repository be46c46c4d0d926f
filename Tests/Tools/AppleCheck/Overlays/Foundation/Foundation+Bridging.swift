// The bridging between Swift's values and the objects of the headers.

extension String: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self {
    fatalError("never run")
  }
}

extension Array: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSArray, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Self {
    fatalError("never run")
  }
}

extension Dictionary: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDictionary, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Self {
    fatalError("never run")
  }
}

extension Set: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSSet, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Self {
    fatalError("never run")
  }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexPath, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> Self {
    fatalError("never run")
  }
}

extension IndexSet: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexSet { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexSet, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSIndexSet, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexSet?) -> Self {
    fatalError("never run")
  }
}

extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSNotification, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNotification, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Self {
    fatalError("never run")
  }
}

extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSData, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSData, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Self {
    fatalError("never run")
  }
}
