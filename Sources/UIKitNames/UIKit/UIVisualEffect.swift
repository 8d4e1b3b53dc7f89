/// How something changes what lies below it, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// An effect that changes nothing.
  public init() {}
}
