import Foundation
import LayoutCore
import ViewBasics
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
/// The views share the width as those of an ``HStack`` do. A person moves the lines with the mouse, as
/// far as the views on both sides can be made smaller and larger.
public struct HSplitView<Content> {
  let content: Content
}

extension HSplitView: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .horizontal, content: content) }
}

/// Views one below the other with a line between each two.
///
/// The views share the height as those of a ``VStack`` do. A person moves the lines with the mouse, as
/// far as the views on both sides can be made smaller and larger.
public struct VSplitView<Content> {
  let content: Content
}

extension VSplitView: View where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { SplitParts(axis: .vertical, content: content) }
}

private struct SplitParts<Content: View>: View {
  let axis: Axis
  let content: Content
  /// How far each line was moved, by the view behind it.
  @State private var ways: [AnyHashable: CGFloat] = [:]
  @Kept private var places = SplitPlaces()

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
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A line, with room beside it where a host has a finer grid than cells, that can be dragged.
private struct SplitLine: View {
  let axis: Axis
  /// Where it stands now.
  let start: () -> CGFloat
  let move: (CGFloat) -> Void
  @State private var from: CGFloat?
  @Environment(\.layoutDirection) private var direction

  init(axis: Axis, start: @escaping () -> CGFloat, move: @escaping (CGFloat) -> Void) {
    self.axis = axis
    self.start = start
    self.move = move
  }

  var body: some View {
    Divider()
      .padding(axis == .horizontal ? .horizontal : .vertical, 3)
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { drag in
            let from = from ?? start()
            self.from = from
            move(from + way(drag.translation))
          }
          .onEnded { _ in from = nil })
  }

  private func way(_ translation: CGSize) -> CGFloat {
    guard axis == .horizontal else { return translation.height }
    return direction == .rightToLeft ? -translation.width : translation.width
  }
}
