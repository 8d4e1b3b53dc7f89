import SwiftUI

/// Leaves that consist of several views, or have state.
struct SketchComposedLeaf: View {
  let leaf: ViewSketch.Leaf
  @Bindable var store: ProgramStore

  var body: some View {
    switch leaf {
    case .elements: ElementSteppers(store: store)
    case .nested: FolderTitle(folder: store.folder)
    case .moved:
      List {
        ForEach(store.items, id: \.self) { Text("moved \($0)") }
          .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { store.items.remove(atOffsets: $0) }
      }
    case .phases:
      PhaseAnimator([1.0, 0.5], trigger: store.numbers[0]) { Text("phase").opacity($0) }
    case .keyframes: Jumping(number: store.numbers[1])
    case .outline:
      List { OutlineGroup(Branch.tree(store.items), children: \.branches) { Text($0.name) } }
    case .table:
      Table(store.items.map(Branch.init)) {
        // The cells require what the former rows required, too.
        TableColumn("Name", value: \.name).width(120)
        TableColumn("Number") { Text("\($0.id + store.numbers[0])") }.width(80)
      }
    case .chosen: ChosenRows(store: store)
    case .canvas:
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 16, height: CGFloat(store.numbers[1]) * 16)
    case .gauge: Gauge(value: Double(store.numbers[2]), in: 0...10) { Text("gauge") }
    case .secure: SecureField("Secure", text: $store.text)
    case .editor: TextEditor(text: $store.text)
    case .lines: Text("first \(Text("second \(store.numbers[0])").bold())\nthird")
    case .chosenFocus: ChosenFocus(store: store)
    case .awaited: Awaited(number: store.numbers[2])
    case .received: ReceivedText(notes: store.notes)
    case .movedFocus: MovedFocus(store: store)
    case .chosenColumn: ChosenColumn(store: store)
    case .scene: SceneNumber(number: store.numbers[2])
    default: EmptyView()
    }
  }
}

/// Bindings to the elements of an array.
private struct ElementSteppers: View {
  @Bindable var store: ProgramStore

  var body: some View {
    ForEach($store.numbers.indices, id: \.self) { index in
      Stepper("element \(store.numbers[index])", value: $store.numbers[index])
    }
  }
}

/// An observable object within another one.
private struct FolderTitle: View {
  let folder: ProgramFolder
  var body: some View { Text("folder \(folder.inner.title)") }
}

private struct Jumping: View {
  let number: Int

  var body: some View {
    Text("jump \(number)").keyframeAnimator(initialValue: 0.0, trigger: number) {
      $0.offset(y: $1)
    } keyframes: { _ in
      KeyframeTrack {
        LinearKeyframe(16, duration: 0.2)
        CubicKeyframe(0, duration: 0.2)
      }
    }
  }
}

private struct Branch: Identifiable, Equatable {
  let id: Int
  var branches: [Branch]?

  init(_ id: Int) { self.id = id }

  var name: String { "branch \(id)" }

  static func tree(_ items: [Int]) -> [Branch] {
    items.map { item in
      var branch = Branch(item)
      if item % 2 == 0 { branch.branches = [Branch(item + 100)] }
      return branch
    }
  }
}

private struct ChosenRows: View {
  @Bindable var store: ProgramStore

  var body: some View {
    List(store.items, id: \.self, selection: .constant(Set(store.numbers))) {
      Text("choice \($0)").swipeActions { Button("Swipe") {} }.badge(store.numbers[0])
    }
  }
}

private struct ChosenFocus: View {
  private enum Field { case first, second }
  @Bindable var store: ProgramStore
  @FocusState private var field: Field?

  var body: some View {
    TextField("first", text: $store.text).focused($field, equals: .first)
    if store.flags[0] {
      TextField("second", text: $store.text).focused($field, equals: .second)
    }
  }
}

/// Shows what a task computed for the number.
private struct Awaited: View {
  let number: Int
  @State private var found: Int?

  var body: some View {
    Text("awaited \(found ?? -1)").task(id: number) {
      try? await Task.sleep(for: .milliseconds(50))
      if !Task.isCancelled { found = number }
    }
  }
}
