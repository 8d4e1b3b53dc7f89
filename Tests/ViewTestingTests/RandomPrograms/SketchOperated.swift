import SwiftUI

/// Modifiers for interaction and for motion.
struct SketchOperated: View {
  let child: ViewSketch
  let modifier: ViewSketch.Modifier
  @Bindable var store: ProgramStore
  @Namespace private var space
  @State private var reached = 0
  @GestureState private var isDragged = false

  private var inner: SketchView { SketchView(child, store) }

  var body: some View {
    switch modifier {
    case .searchable: inner.searchable(text: $store.text)
    case .renewed: inner.id(store.numbers[0]).transition(.move(edge: .trailing))
    case .blurred: inner.transition(.blurReplace)
    case .numeric: inner.contentTransition(.numericText())
    case .dragged:
      inner.gesture(DragGesture().updating($isDragged) { _, isDragged, _ in isDragged = true })
        .opacity(isDragged ? 0.5 : 1)
    case .hovered: inner.onHover { _ in reached += 1 }
    case .context: inner.contextMenu { Button("Context") {} }
    case .draggable: inner.draggable(store.text).dropDestination(for: String.self) { _, _ in true }
    case .visual: inner.visualEffect { $0.offset(x: $1.size.width / 4) }
    case .scrolled: inner.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.5) }
    case .swapped:
      if store.flags[0] {
        inner.matchedGeometryEffect(id: "pair", in: space)
      } else {
        HStack { inner.matchedGeometryEffect(id: "pair", in: space) }
      }
    case .springing: inner.animation(.spring, value: store.items)
    case .repeated: inner.phaseAnimator([0.0, 8], trigger: store.flags[1]) { $0.offset(x: $1) }
    case .group: inner.geometryGroup().drawingGroup()
    case .redacted: inner.redacted(reason: store.flags[2] ? .placeholder : [])
    case .changes: inner.onChange(of: store.items, initial: true) { reached = $1.count }
    case .anchored:
      inner.anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(AnchorKey.self) { anchors in
          GeometryReader { proxy in Text("\(anchors.map { Int(proxy[$0].width) })") }
        }
    case .defaults: inner.defaultScrollAnchor(.bottom).scrollDisabled(store.flags[0])
    default: inner
    }
  }
}

private struct AnchorKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}
