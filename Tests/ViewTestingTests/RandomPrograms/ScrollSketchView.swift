import SwiftUI

/// Shows what a ``ScrollSketch`` describes.
struct ScrollSketchView: View {
  let sketch: ScrollSketch
  @Bindable var store: ScrollStore
  /// Whether all rows are created at once.
  let isEager: Bool

  static let identifier = "scroll view"

  var body: some View {
    Group {
      if sketch.isInSheet {
        Color.clear.sheet(isPresented: .constant(true)) { reader }
      } else {
        reader
      }
    }
    .environment(\.layoutDirection, sketch.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private var reader: AnyView {
    AnyView(
      ScrollViewReader { proxy in
        let _ = store.take(proxy)
        started.accessibilityIdentifier(Self.identifier)
      })
  }

  // MARK: Rows

  @ViewBuilder private func row(_ id: Int) -> some View {
    switch sketch.row {
    case .pair:
      ScrollSketchRow(name: "r\(id)a", id: id, sketch: sketch, store: store)
      ScrollSketchRow(name: "r\(id)b", id: id + 1, sketch: sketch, store: store)
    case .optional where id.isMultiple(of: 3) && !store.state.isComplete: EmptyView()
    default: ScrollSketchRow(name: "r\(id)", id: id, sketch: sketch, store: store)
    }
  }

  @ViewBuilder private var rows: some View {
    if sketch.groups == 0 {
      ForEach(store.state.items, id: \.self) { row($0) }
    } else {
      // Ids of another type than those of rows, which the view is scrolled to.
      ForEach(0..<sketch.groups, id: \.description) { group($0) }
    }
  }

  @ViewBuilder private func group(_ index: Int) -> some View {
    let items = store.state.items.filter { $0 % sketch.groups == index }
    let rows = ForEach(items, id: \.self) { row($0) }
    switch sketch.grouping {
    case .section:
      Section {
        rows
      } header: {
        edge("h\(index)", length: 30)
      } footer: {
        edge("f\(index)", length: 20)
      }
    case .group:
      Group {
        edge("h\(index)", length: 30)
        rows
      }
    case .plain: if sketch.groups > 0 { rows }
    case .padded: rows.padding(.leading, 4)
    }
  }

  private func edge(_ name: String, length: CGFloat) -> some View {
    Color.blue
      .frame(width: sketch.isHorizontal ? length : nil, height: sketch.isHorizontal ? 40 : length)
      .accessibilityIdentifier(name)
  }

  // MARK: Containers

  @ViewBuilder private var container: some View {
    let (spacing, pins) = (sketch.spacing, sketch.pins)
    switch sketch.kind {
    case .vertical where isEager: VStack(spacing: spacing) { rows }
    case .vertical, .list: LazyVStack(spacing: spacing, pinnedViews: pins) { rows }
    case .horizontal where isEager: HStack(spacing: spacing) { rows }
    case .horizontal: LazyHStack(spacing: spacing, pinnedViews: pins) { rows }
    case .grid:
      let columns = [GridItem(.adaptive(minimum: 70), spacing: 4)]
      LazyVGrid(columns: columns, spacing: spacing, pinnedViews: pins) { rows }
    case .rowGrid:
      let lines = [GridItem(.fixed(40)), GridItem(.fixed(40))]
      LazyHGrid(rows: lines, spacing: spacing, pinnedViews: pins) { rows }
    }
  }

  @ViewBuilder private var targets: some View {
    if sketch.marksTargets { container.scrollTargetLayout() } else { container }
  }

  @ViewBuilder private var content: some View {
    if sketch.isSurrounded {
      let layout =
        sketch.isHorizontal
        ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        edge("before", length: 37)
        targets
        edge("behind", length: 37)
      }
    } else {
      targets
    }
  }

  private var editedList: AnyView {
    AnyView(
      List(selection: $store.state.selection) {
        ForEach(store.state.items, id: \.self) { row($0) }
          .onDelete { store.state.items.remove(atOffsets: $0) }
          .onMove { store.state.items.move(fromOffsets: $0, toOffset: $1) }
      })
  }

  @ViewBuilder private var scrolling: some View {
    if sketch.kind == .list, sketch.isEdited {
      editedList
    } else if sketch.kind == .list {
      List { rows }
    } else {
      ScrollView(sketch.isHorizontal ? .horizontal : .vertical) { content }
    }
  }

  // MARK: Modifiers

  @ViewBuilder private var inset: some View {
    let edges: Edge.Set = sketch.isHorizontal ? .horizontal : .vertical
    if sketch.margins == 0 {
      scrolling
    } else if sketch.marginsAreSafeArea {
      scrolling.safeAreaPadding(edges, sketch.margins)
    } else {
      scrolling.contentMargins(edges, sketch.margins, for: .scrollContent)
    }
  }

  @ViewBuilder private var aiming: some View {
    switch sketch.target {
    case .none: inset
    case .aligned: inset.scrollTargetBehavior(.viewAligned)
    case .alwaysOne: inset.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    case .paging: inset.scrollTargetBehavior(.paging)
    }
  }

  @ViewBuilder private var positioned: some View {
    switch sketch.position {
    case .none: aiming
    case .id: aiming.scrollPosition(id: $store.state.position)
    case .top: aiming.scrollPosition(id: $store.state.position, anchor: .topLeading)
    case .center: aiming.scrollPosition(id: $store.state.position, anchor: .center)
    case .bottom: aiming.scrollPosition(id: $store.state.position, anchor: .bottomTrailing)
    case .position: aiming.scrollPosition($store.position)
    }
  }

  @ViewBuilder private var started: some View {
    if let start = sketch.start { positioned.defaultScrollAnchor(start) } else { positioned }
  }
}

/// One row, which has a name, reports when it appears and disappears, and notices a state that
/// belongs to another row.
private struct ScrollSketchRow: View {
  let name: String
  let id: Int
  let sketch: ScrollSketch
  let store: ScrollStore
  @State private var owner: String
  @StateObject private var owned: OwnedObject

  init(name: String, id: Int, sketch: ScrollSketch, store: ScrollStore) {
    self.name = name
    self.id = id
    self.sketch = sketch
    self.store = store
    _owner = State(initialValue: name)
    _owned = StateObject(wrappedValue: OwnedObject(store.counts))
  }

  var body: some View {
    let _ = owned
    content
      .background(Color.gray.accessibilityIdentifier(name))
      .onAppear { store.appeared(name) }
      .onDisappear { store.disappeared(name) }
      .onChange(of: owner == name, initial: true) { store.check(name, hasStateOf: owner) }
  }

  private var length: CGFloat {
    let own = sketch.row == .fixed || sketch.row == .inner ? 24 : 16 + id % 4 * 13
    return CGFloat(own * store.state.scale + (store.state.grown.contains(id) ? 50 : 0))
  }

  @ViewBuilder private var content: some View {
    let isHorizontal = sketch.isHorizontal
    let axis: Axis.Set = isHorizontal ? .horizontal : .vertical
    switch sketch.row {
    case .page:
      Color.clear.frame(height: isHorizontal ? 40 : nil).containerRelativeFrame(axis)
    case .thirds:
      Color.clear.frame(height: isHorizontal ? 40 : nil)
        .containerRelativeFrame(axis, count: 3, span: 1, spacing: 10)
    case .text where !isHorizontal:
      Text(String(repeating: "word ", count: (1 + id % 7 * 3) * store.state.scale))
        .frame(maxWidth: .infinity, alignment: .leading)
    case .inner:
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Text("n\($0)").frame(width: 50) }
        }
      }
      .frame(height: length)
    default:
      Color.clear
        .frame(maxWidth: isHorizontal ? nil : .infinity)
        .frame(width: isHorizontal ? length : nil, height: isHorizontal ? 40 : length)
    }
  }
}
