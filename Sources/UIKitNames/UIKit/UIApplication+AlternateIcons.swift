import Foundation

// No desktop here lets an app change its own icon.
extension UIApplication {
  /// Whether the app can change its icon: always false here.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the current icon; nil means the app's default icon.
  public var alternateIconName: String? { nil }

  /// Fails, since ``supportsAlternateIcons`` is false.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Fails, since ``supportsAlternateIcons`` is false.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
