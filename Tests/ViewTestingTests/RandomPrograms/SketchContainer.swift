import SwiftUI

struct SketchContainer: View {
  let kind: ViewSketch.Container
  let children: [ViewSketch]
  @Bindable var store: ProgramStore

  private var inner: SketchChildren { SketchChildren(children: children, store: store) }

  var body: some View {
    switch kind {
    case .vertical: VStack(alignment: .leading) { inner }
    case .horizontal: HStack { inner }
    case .depth: ZStack { inner }
    case .group: Group { inner }
    case .fits: ViewThatFits { inner }
    case .box: GroupBox("Box") { inner }
    case .control: ControlGroup { inner }
    case .layout:
      let layout = store.flags[0] ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout { inner }
    case .geometry:
      GeometryReader { proxy in
        Text("width \(Int(proxy.size.width))")
        inner
      }
    case .sum: inner.overlayPreferenceValue(SumKey.self) { Text("sum \($0)") }
    default: SketchCollection(kind: kind, children: children, store: store)
    }
  }
}

private struct SketchCollection: View {
  let kind: ViewSketch.Container
  let children: [ViewSketch]
  @Bindable var store: ProgramStore

  private var inner: SketchChildren { SketchChildren(children: children, store: store) }

  var body: some View {
    switch kind {
    case .lazyVertical: ScrollView { LazyVStack { inner } }
    case .lazyHorizontal: ScrollView(.horizontal) { LazyHStack { inner } }
    case .scroll: ScrollView { inner }
    case .sideways: ScrollView(.horizontal) { inner }
    case .list: List { inner }
    case .form: Form { inner }
    case .section: Section("Section") { inner }
    case .grid: Grid { inner }
    case .gridRow: GridRow { inner }
    case .lazyGrid:
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(60))]) { inner }
    case .adaptive: LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { inner }
    default: SketchPlaces(kind: kind, children: children, store: store)
    }
  }
}

private struct SketchPlaces: View {
  let kind: ViewSketch.Container
  let children: [ViewSketch]
  @Bindable var store: ProgramStore

  private var inner: SketchChildren { SketchChildren(children: children, store: store) }

  var body: some View {
    switch kind {
    case .disclosure: DisclosureGroup("Disclosure", isExpanded: $store.flags[2]) { inner }
    case .navigation:
      NavigationStack(path: $store.path) {
        VStack { inner }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { number in
            VStack {
              Text("destination \(number)")
              inner
            }
          }
      }
    case .links: NavigationLink("Link") { inner }
    case .tabs:
      TabView(selection: $store.tab) {
        ForEach(children.indices, id: \.self) { index in
          SketchView(children[index], store).tabItem { Text("tab \(index)") }.tag(index)
        }
      }
    default: SketchComposedContainer(kind: kind, children: children, store: store)
    }
  }
}
