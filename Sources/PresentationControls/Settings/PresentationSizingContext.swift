import Foundation
import LayoutCore
import ViewRuntime

/// The context of a presentation sizing.
public struct PresentationSizingContext {
  /// The maximum size of a sheet at this time.
  let available: CGSize
}
