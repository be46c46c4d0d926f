// The names are those of Apple's declarations.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard.
  case `default`

  /// Letters without accents.
  case asciiCapable

  /// Numbers and punctuation.
  case numbersAndPunctuation

  /// A web address.
  case URL

  /// Digits.
  case numberPad

  /// A phone number.
  case phonePad

  /// A name or a phone number.
  case namePhonePad

  /// An email address.
  case emailAddress

  /// Digits with a decimal separator.
  case decimalPad

  /// A short message.
  case twitter

  /// A search for the web.
  case webSearch

  /// Digits without accents.
  case asciiCapableNumberPad
}

/// The titles of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The usual title.
  case `default`

  /// Go.
  case go

  /// Google.
  case google

  /// Join.
  case join

  /// Next.
  case next

  /// Route.
  case route

  /// Search.
  case search

  /// Send.
  case send

  /// Yahoo.
  case yahoo

  /// Done.
  case done

  /// Emergency call.
  case emergencyCall

  /// Continue.
  case `continue`
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none

  /// The first letter of each word.
  case words

  /// The first letter of each sentence.
  case sentences

  /// All letters.
  case allCharacters
}

/// Whether typed words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The usual behaviour.
  case `default`

  /// They aren't corrected.
  case no

  /// They are corrected.
  case yes
}

/// Whether misspelt words are marked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The usual behaviour.
  case `default`

  /// They aren't marked.
  case no

  /// They are marked.
  case yes
}

/// The looks of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The usual look.
  case `default`

  /// Dark.
  case dark

  /// Light.
  case light
}

/// The meaning of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a value from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")

  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")

  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")

  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")

  /// A phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")

  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")

  /// A user name.
  public static let username = UITextContentType(rawValue: "username")

  /// A password.
  public static let password = UITextContentType(rawValue: "password")

  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")

  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")

  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}

/// How a text is typed. All properties are optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }

  /// Whether typed words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }

  /// Whether misspelt words are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }

  /// The keyboard.
  var keyboardType: UIKeyboardType { get set }

  /// The look of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }

  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }

  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }

  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }

  /// The meaning of the text, for autofill.
  var textContentType: UITextContentType! { get set }
}

/// The optional properties of a class that doesn't have them. Setting them has no effect.
extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
