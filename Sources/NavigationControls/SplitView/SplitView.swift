import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

/// Views side by side with a line between each two.
///
/// ```swift
/// HSplitView {
///   FileList().frame(minWidth: 160, maxWidth: 240)
///   Editor()
/// }
/// ```
///
/// The views share the width as those of an ``HStack`` do. The user moves the lines with the mouse
/// or by arrows, as far as the views on both sides can be made smaller and larger.
public struct HSplitView<Content: View> {
  let content: Content
}

extension HSplitView: View {
  /// Puts each view of the content beside the one before.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}

/// Views one below the other with a line between each two.
///
/// The views share the height as those of a ``VStack`` do. The user moves the lines with the mouse
/// or by arrows, as far as the views on both sides can be made smaller and larger.
public struct VSplitView<Content: View> {
  let content: Content
}

extension VSplitView: View {
  /// Puts each view of the content below the one before.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .vertical, content: content) }
}

private struct SplitParts<Content: View>: View {
  let axis: Axis
  let content: Content
  /// How far each line was moved, by the view behind it.
  @State private var ways: [AnyHashable: CGFloat] = [:]
  @Owned private var places = SplitPlaces()

  init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }

  var body: some View {
    Group(subviews: content) { parts in
      let ids = parts.dropFirst().map { AnyHashable($0.id) }
      SplitBox(
        content: ForEach(parts) { part in
          if let line = ids.firstIndex(of: AnyHashable(part.id)) {
            SplitLine(
              axis: axis, start: { places.ways[line] }, move: { ways[AnyHashable(part.id)] = $0 })
          }
          part
        }, axis: axis, ways: ids.map { ways[$0] ?? 0 }, places: places)
    }
    .coordinateSpace(SplitLine.space)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
