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

extension VStack: PrimitiveView, StackView where Content: View {
  package static func settings(at view: UnsafePointer<Self>) -> StackSettings {
    StackSettings(
      alignment: Alignment(horizontal: view.pointee.alignment, vertical: .center),
      spacing: view.pointee.spacing)
  }

  package static func nodeLayout(_ settings: StackSettings) -> any NodeLayout {
    let alignment = settings.alignment.horizontal
    if alignment == .center, settings.spacing == nil { return LinearLayout.usualColumn }
    return LinearLayout(.column(alignment, spacing: settings.spacing))
  }
}
