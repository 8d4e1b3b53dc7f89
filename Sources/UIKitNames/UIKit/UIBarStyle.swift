import Foundation

/// Whether a bar is dark, with UIKit's names.
public enum UIBarStyle: Int, Sendable {
  /// Following the colour scheme, or dark.
  case `default`, black

  /// UIKit's former name for a dark translucent bar.
  public static let blackTranslucent = UIBarStyle.black
}
