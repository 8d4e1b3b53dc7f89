import ViewRuntime

/// Which keys an on-screen keyboard shows; UIKit's names, as programs use them.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// UIKit's former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension View {
  /// Sets the keyboard for the text inputs inside. It restricts nothing: the user may still type or
  /// paste anything.
  ///
  /// - Note: Without effect: there is no on-screen keyboard.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(TextInputModifier { $0.keyboard = .init(rawValue: "\(type)") })
  }
}
