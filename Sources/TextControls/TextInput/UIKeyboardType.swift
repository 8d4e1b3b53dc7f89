import ViewRuntime

/// Which keys an on-screen keyboard shows; UIKit's names, as programs use them.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// UIKit's former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
