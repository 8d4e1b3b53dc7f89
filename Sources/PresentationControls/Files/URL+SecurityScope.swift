import Foundation

extension URL {
  /// Requests access to a file outside the app's sandbox. Apps have no sandbox here, so access is
  /// always granted.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Ends access to a file outside the sandbox; does nothing here.
  public func stopAccessingSecurityScopedResource() {}
}
