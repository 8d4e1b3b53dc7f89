import Foundation

/// Whether a bar is dark, in UIKit's words.
public enum UIBarStyle: Int, Sendable {
  /// As the colour scheme is, or dark.
  case `default`, black

  /// UIKit's former name for a dark bar that lets something shine through.
  public static let blackTranslucent = UIBarStyle.black
}
