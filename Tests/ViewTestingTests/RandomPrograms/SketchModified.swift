import SwiftUI

struct SketchModified: View {
  let child: ViewSketch
  let modifier: ViewSketch.Modifier
  let store: ProgramStore

  private var inner: SketchView { SketchView(child, store) }

  var body: some View {
    switch modifier {
    case .padding: inner.padding(store.flags[0] ? 8 : 16)
    case .frame: inner.frame(width: 80, height: store.flags[1] ? 32 : 64)
    case .wide: inner.frame(maxWidth: .infinity, alignment: .leading)
    case .fixed: inner.fixedSize()
    case .offset: inner.offset(x: CGFloat(store.numbers[0]) * 8)
    case .opacity: inner.opacity(store.flags[2] ? 1 : 0.5)
    case .hidden: inner.hidden()
    case .border: inner.border(.blue)
    case .font: inner.font(store.flags[0] ? .title : .body)
    case .disabled: inner.disabled(store.flags[1])
    case .index: inner.zIndex(Double(store.numbers[1]))
    case .priority: inner.layoutPriority(Double(store.numbers[2]))
    case .guide: inner.alignmentGuide(.leading) { $0.width / 2 }
    case .label: inner.accessibilityLabel("label \(store.numbers[0])")
    case .aspect: inner.aspectRatio(1, contentMode: .fit)
    case .position: inner.position(x: 40, y: 40)
    default: SketchDressed(child: child, modifier: modifier, store: store)
    }
  }
}

private struct SketchDressed: View {
  let child: ViewSketch
  let modifier: ViewSketch.Modifier
  let store: ProgramStore
  @Environment(\.level) private var level

  private var inner: SketchView { SketchView(child, store) }

  var body: some View {
    switch modifier {
    case .preference: inner.preference(key: SumKey.self, value: store.numbers[0])
    case .level: inner.environment(\.level, level + store.numbers[1])
    case .rotation: inner.rotationEffect(.degrees(Double(store.numbers[2]) * 30))
    case .scale: inner.scaleEffect(store.flags[0] ? 1 : 0.5)
    case .clip: inner.clipShape(RoundedRectangle(cornerRadius: 4))
    case .lines: inner.lineLimit(store.numbers[1])
    case .ratio: inner.containerRelativeFrame(.horizontal)
    case .insets: inner.safeAreaPadding(4)
    case .rightToLeft:
      inner.environment(\.layoutDirection, store.flags[2] ? .rightToLeft : .leftToRight)
    case .type: inner.dynamicTypeSize(.accessibility1)
    case .tag: inner.tag(store.numbers[0])
    case .named: inner.coordinateSpace(.named("space"))
    default: SketchLively(child: child, modifier: modifier, store: store)
    }
  }
}

private struct SketchLively: View {
  let child: ViewSketch
  let modifier: ViewSketch.Modifier
  let store: ProgramStore
  @Namespace private var space
  @State private var seen = 0
  @State private var width = 0.0

  private var inner: SketchView { SketchView(child, store) }

  var body: some View {
    switch modifier {
    case .appear:
      inner.onAppear { store.counts.present += 1 }.onDisappear { store.counts.present -= 1 }
    case .change: inner.onChange(of: store.numbers) { seen += 1 }
    case .task: inner.task(id: store.numbers[0]) { await Task.yield() }
    case .slide: inner.transition(.slide)
    case .fade: inner.transition(.opacity.animation(.easeIn))
    case .move: inner.transition(.asymmetric(insertion: .scale, removal: .move(edge: .leading)))
    case .matched: inner.matchedGeometryEffect(id: store.numbers[0], in: space)
    case .animation: inner.animation(.linear(duration: 0.2), value: store.numbers)
    case .transaction: inner.transaction { $0.animation = nil }
    case .geometry:
      // A single view: several would each report their width, and the last change would win.
      VStack { inner }.onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .overlay { Text("\(Int(width))") }
    default: SketchOperated(child: child, modifier: modifier, store: store)
    }
  }
}
