import SwiftUI

/// Containers that take their children apart, or that have several parts.
struct SketchComposedContainer: View {
  let kind: ViewSketch.Container
  let children: [ViewSketch]
  @Bindable var store: ProgramStore

  private var inner: SketchChildren { SketchChildren(children: children, store: store) }

  var body: some View {
    switch kind {
    case .diagonal: DiagonalLayout(step: CGFloat(store.numbers[0]) * 8) { inner }
    case .switched:
      let layout: AnyLayout =
        switch store.numbers[1] % 4 {
        case 0: AnyLayout(GridLayout())
        case 1: AnyLayout(DiagonalLayout(step: 8))
        case 2: AnyLayout(ZStackLayout())
        default: AnyLayout(HStackLayout())
        }
      layout { inner }
    case .subviews:
      Group(subviews: inner) { subviews in
        VStack {
          Text("\(subviews.count) subviews")
          ForEach(subviews) { $0 }
        }
      }
    case .sections:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(store.items, id: \.self) { item in
            Section {
              inner
            } header: {
              Text("header \(item)")
            }
          }
        }
      }
    case .lazyRows: ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(.fixed(40))]) { inner } }
    case .split:
      NavigationSplitView {
        Text("sidebar \(store.numbers[0])")
      } detail: {
        inner
      }
    case .reader: ScrollViewReader { _ in ScrollView { inner } }
    case .twoWays: ScrollView(store.flags[0] ? .horizontal : .vertical) { inner }
    case .labelled: LabeledContent("Label") { inner }
    case .fitting: ViewThatFits(in: .horizontal) { inner }
    default: inner
    }
  }
}

/// Places each subview below and to the right of the previous one, at its own size.
private struct DiagonalLayout: Layout {
  var step: CGFloat

  var animatableData: CGFloat {
    get { step }
    set { step = newValue }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0) { $0 + $1 + step },
      height: cache.map(\.height).reduce(0) { $0 + $1 + step })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: point, proposal: ProposedViewSize(size))
      point.x += size.width + step
      point.y += size.height + step
    }
  }
}
