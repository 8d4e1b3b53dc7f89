import Foundation
import ViewRuntime

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the system has it, or one of the two.
  case unspecified, light, dark
}
