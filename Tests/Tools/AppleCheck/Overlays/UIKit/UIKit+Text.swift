// The text attributes that UIKit adds to Foundation.

extension NSAttributedString.Key {
  public static var font: Self { fatalError("never run") }
  public static var foregroundColor: Self { fatalError("never run") }
  public static var backgroundColor: Self { fatalError("never run") }
  public static var strikethroughStyle: Self { fatalError("never run") }
  public static var underlineStyle: Self { fatalError("never run") }
}
