import Foundation
import LayoutCore
import ViewLayouts
import ViewRuntime

struct SplitParts<Content: View>: View {
  let axis: Axis
  let content: Content
  /// The offset of each divider, by the id of the view after it.
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
