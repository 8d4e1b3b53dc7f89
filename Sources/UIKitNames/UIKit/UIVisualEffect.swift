/// An effect on the content below a view, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
open class UIVisualEffect {
  /// An effect that changes nothing.
  public init() {}
}
