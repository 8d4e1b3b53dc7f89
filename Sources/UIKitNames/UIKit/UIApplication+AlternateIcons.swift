import Foundation

// No desktop here lets an app change its own icon.
extension UIApplication {
  /// Whether the app can show another icon of its own: always false here.
  public var supportsAlternateIcons: Bool { false }
  /// The icon that is shown; nil: the app's usual one.
  public var alternateIconName: String? { nil }

  /// Fails, as ``supportsAlternateIcons`` says.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }

  /// Fails, as ``supportsAlternateIcons`` says.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }
}
