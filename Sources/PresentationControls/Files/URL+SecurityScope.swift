import Foundation

extension URL {
  /// Asks for a file outside of an app's sandbox. Apps are in none here, so it may always be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Gives a file outside of the sandbox back.
  public func stopAccessingSecurityScopedResource() {}
}
