import ViewRuntime

/// Which keys an on-screen keyboard shows; UIKit's names, as programs use them.
public enum UIKeyboardType: Int, Sendable {
  /// Letters of the user's language, or those, digits and marks that such a text is made of.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  /// Letters, digits and marks that such a text is made of.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// UIKit's former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
