import ViewRuntime

/// The keys of an on-screen keyboard, with UIKit's names.
public enum UIKeyboardType: Int, Sendable {
  /// Letters of the user's language, or the letters, digits and marks of such a text.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Letters, digits and marks of such a text.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// UIKit's legacy name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
