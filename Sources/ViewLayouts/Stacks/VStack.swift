import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A container that arranges its children from top to bottom.
///
/// ```swift
/// VStack(alignment: .leading, spacing: 4) {
///   Text(song.title)
///   Text(song.artist).foregroundStyle(.secondary)
/// }
/// ```
///
/// Without a `spacing`, each pair of neighbours determines it, usually 8 points (S11.5). For the
/// distribution of the height, see S11.3.
public struct VStack<Content: View> {
  package var content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// Makes a column whose children are aligned horizontally by `alignment`.
  ///
  /// - Parameter spacing: the spacing between neighbours, in points; a negative one makes them
  ///   overlap, nil uses the preferences of each pair.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStack: PrimitiveView, ContainerView where Content: View {
  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    if alignment == .center, spacing == nil { return LinearLayout.usualColumn }
    return LinearLayout(.column(alignment, spacing: spacing))
  }

  package static var isPlainBox: Bool { true }

  package mutating func update(_ child: ViewElement<Content>) { child.update(at: &content) }

  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool {
    alignment != old.pointee.alignment || spacing != old.pointee.spacing
  }
}
