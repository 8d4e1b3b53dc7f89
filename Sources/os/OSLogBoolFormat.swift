import Foundation

/// How a Boolean is written.
public enum OSLogBoolFormat: Sendable {
  /// true or false.
  case truth
  /// yes or no.
  case answer
}
