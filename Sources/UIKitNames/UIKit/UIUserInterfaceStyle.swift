import Foundation
import ViewRuntime

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Following the system, or one of the two.
  case unspecified, light, dark
}
