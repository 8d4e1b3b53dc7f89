import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// Draws nothing outside of a shape in the view's frame.
  ///
  /// - Parameter style: how inside is told from outside: with `FillStyle(eoFill: true)` holes of
  ///   the outline are outside.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(ClipModifier(shape: shape, isEvenOdd: style.isEOFilled))
  }
}
