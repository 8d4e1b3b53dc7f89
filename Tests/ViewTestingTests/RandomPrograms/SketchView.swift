import SwiftUI

/// Shows a description.
struct SketchView: View {
  let sketch: ViewSketch
  let store: ProgramStore

  init(_ sketch: ViewSketch, _ store: ProgramStore) {
    self.sketch = sketch
    self.store = store
  }

  var body: some View {
    switch sketch {
    case .leaf(let leaf): SketchLeaf(leaf: leaf, store: store)
    case .container(let kind, let children):
      SketchContainer(kind: kind, children: children, store: store)
    case .rows(let row):
      ForEach(store.items, id: \.self) { item in
        Text("row \(item)")
        SketchView(row, store)
      }
    case .when(let flag, let first, let second):
      if store.flags[flag] {
        SketchView(first, store)
      } else if let second {
        SketchView(second, store)
      }
    case .identified(let number, let child): SketchView(child, store).id(store.numbers[number])
    case .erased(let child): AnyView(SketchView(child, store))
    case .modified(let child, let modifier):
      SketchModified(child: child, modifier: modifier, store: store)
    case .attached(let child, let kind, let other, let flag):
      SketchAttached(child: child, kind: kind, other: other, flag: flag, store: store)
    }
  }
}

/// A container's children, as one view for all of them or as typed ones.
struct SketchChildren: View {
  let children: [ViewSketch]
  let store: ProgramStore

  var body: some View {
    if children.count == 2 {
      SketchView(children[0], store)
      SketchView(children[1], store)
    } else {
      ForEach(children.indices, id: \.self) { SketchView(children[$0], store) }
    }
  }
}

struct SketchAttached: View {
  let child: ViewSketch
  let kind: ViewSketch.Attachment
  let other: ViewSketch
  let flag: Int
  @Bindable var store: ProgramStore

  var body: some View {
    let base = SketchView(child, store)
    let second = SketchView(other, store)
    switch kind {
    case .overlay: base.overlay { if store.flags[flag] { second } }
    case .background: base.background(alignment: .topLeading) { second }
    case .inset: base.safeAreaInset(edge: .bottom) { if store.flags[flag] { second } }
    case .mask: base.mask { second }
    case .sheet: base.sheet(isPresented: $store.flags[flag]) { second }
    case .alert: base.alert("Alert", isPresented: $store.flags[flag]) { Button("OK") {} }
    case .popover: base.popover(isPresented: $store.flags[flag]) { second }
    case .toolbar: base.toolbar { ToolbarItem { second } }
    case .dialog:
      base.confirmationDialog("Dialog", isPresented: $store.flags[flag]) { Button("OK") {} }
    case .inspector: base.inspector(isPresented: $store.flags[flag]) { second }
    case .bar: base.safeAreaInset(edge: .leading, spacing: 4) { second }
    case .cover: base.fullScreenCover(isPresented: $store.flags[flag]) { second }
    case .item:
      base.sheet(item: $store.numbers[flag].item) { item in
        Text("item \(item.id)")
        second
      }
    }
  }
}

/// What a number presents: nothing while it is small, another sheet for each of the others.
private struct SheetItem: Identifiable {
  let id: Int
}

extension Binding<Int> {
  fileprivate var item: Binding<SheetItem?> {
    Binding<SheetItem?> {
      wrappedValue > 2 ? SheetItem(id: wrappedValue) : nil
    } set: { item in
      wrappedValue = item?.id ?? 0
    }
  }
}
