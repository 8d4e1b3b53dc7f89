import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// Shows the first of its children whose ideal size fits the room; if none does, the last (S11.17).
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { icon; title; detail }
///   HStack { icon; title }
///   icon
/// }
/// ```
public struct ViewThatFits<Content: View> {
  package let content: Content
  let axes: Axis.Set
}

extension ViewThatFits: View {
  public typealias Body = Never

  /// Chooses among its children by the room along some axes.
  ///
  /// - Parameter axes: along which a child must fit; a child may be too long along the others.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
  }
}

extension ViewThatFits: PrimitiveView, AlternativesView {
  package var choice: FittingChoice { FittingChoice(axes: axes) }
}
