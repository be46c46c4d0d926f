/// The device that the app runs on: here a phone.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let phone = UIDevice()

  /// The device.
  open class var current: UIDevice { phone }

  /// The kind of device, which is always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
}
