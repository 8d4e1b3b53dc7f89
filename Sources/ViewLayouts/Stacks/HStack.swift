import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

/// A container that arranges its children side by side, from the leading to the trailing side.
///
/// ```swift
/// HStack {
///   Image(systemName: "music.note")
///   Text(song.title)
///   Spacer()
///   Text(song.duration)
/// }
/// ```
///
/// Without a `spacing`, each pair of neighbours determines it, usually 8 points (S11.5). For the
/// distribution of the width, see S11.3.
public struct HStack<Content: View> {
  package var content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// Makes a row whose children are aligned vertically by `alignment`.
  ///
  /// - Parameter spacing: the spacing between neighbours, in points; a negative one makes them
  ///   overlap, nil uses the preferences of each pair.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStack: PrimitiveView, StackView where Content: View {
  package static func settings(at view: UnsafePointer<Self>) -> StackSettings {
    StackSettings(
      alignment: Alignment(horizontal: .center, vertical: view.pointee.alignment),
      spacing: view.pointee.spacing)
  }

  package static func nodeLayout(_ settings: StackSettings) -> any NodeLayout {
    let alignment = settings.alignment.vertical
    if alignment == .center, settings.spacing == nil { return LinearLayout.usualRow }
    return LinearLayout(.row(alignment, spacing: settings.spacing))
  }
}
