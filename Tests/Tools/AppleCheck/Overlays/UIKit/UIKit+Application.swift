// The function that launches an app, which UIKit adds in Swift.

extension UIApplicationDelegate {
  @MainActor public static func main() { fatalError("never run") }
}
