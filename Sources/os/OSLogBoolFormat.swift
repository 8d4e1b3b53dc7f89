import Foundation

/// How a truth is written.
public enum OSLogBoolFormat: Sendable {
  /// true or false.
  case truth
  /// yes or no.
  case answer
}
