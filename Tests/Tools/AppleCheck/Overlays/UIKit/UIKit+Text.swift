// The text attributes that UIKit adds to Foundation, and the notifications of texts and the keyboard.

extension NSAttributedString.Key {
  public static var font: Self { fatalError("never run") }
  public static var foregroundColor: Self { fatalError("never run") }
  public static var backgroundColor: Self { fatalError("never run") }
  public static var kern: Self { fatalError("never run") }
  public static var strikethroughStyle: Self { fatalError("never run") }
  public static var strikethroughColor: Self { fatalError("never run") }
  public static var underlineColor: Self { fatalError("never run") }
  public static var baselineOffset: Self { fatalError("never run") }
  public static var paragraphStyle: Self { fatalError("never run") }
  public static var underlineStyle: Self { fatalError("never run") }
}

extension UITextField {
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var textDidChangeNotification: Notification.Name {
    fatalError("never run")
  }
}

extension UITextView {
  public nonisolated static var textDidBeginEditingNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var textDidEndEditingNotification: Notification.Name {
    fatalError("never run")
  }
  public nonisolated static var textDidChangeNotification: Notification.Name {
    fatalError("never run")
  }
}

#if !os(tvOS)
  extension UIResponder {
    public nonisolated static var keyboardWillShowNotification: Notification.Name {
      fatalError("never run")
    }
    public nonisolated static var keyboardDidShowNotification: Notification.Name {
      fatalError("never run")
    }
    public nonisolated static var keyboardWillHideNotification: Notification.Name {
      fatalError("never run")
    }
    public nonisolated static var keyboardDidHideNotification: Notification.Name {
      fatalError("never run")
    }
    public nonisolated static var keyboardWillChangeFrameNotification: Notification.Name {
      fatalError("never run")
    }
    public nonisolated static var keyboardDidChangeFrameNotification: Notification.Name {
      fatalError("never run")
    }
  }
#endif
