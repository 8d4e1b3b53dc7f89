import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Clips the view to a shape in its frame.
  ///
  /// - Parameter style: the rule that separates inside from outside: with `FillStyle(eoFill: true)`
  ///   holes in the outline are outside.
  @inlinable
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }
}
