import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A view that shows the first of its children whose ideal size fits the available space; if none
/// does, the last (S11.17).
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

  /// Makes a view that chooses among its children by the available space along some axes.
  ///
  /// - Parameter axes: the axes along which a child must fit; it can be too long along the others.
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
