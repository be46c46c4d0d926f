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

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSURL, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSURL, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> Self {
    fatalError("never run")
  }
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSDate, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDate, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Self {
    fatalError("never run")
  }
}

extension Calendar: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSCalendar { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSCalendar, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSCalendar, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSCalendar?) -> Self {
    fatalError("never run")
  }
}

extension Locale: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSLocale { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSLocale, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSLocale, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSLocale?) -> Self {
    fatalError("never run")
  }
}

extension TimeZone: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSTimeZone { fatalError("never run") }
  public static func _forceBridgeFromObjectiveC(_ source: NSTimeZone, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSTimeZone, result: inout Self?
  ) -> Bool { fatalError("never run") }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSTimeZone?) -> Self {
    fatalError("never run")
  }
}
