import SwiftUI

struct SketchLeaf: View {
  let leaf: ViewSketch.Leaf
  @Bindable var store: ProgramStore

  var body: some View {
    switch leaf {
    case .text, .number, .flag, .typed, .color, .divider, .spacer, .empty, .image, .circle:
      SketchSight(leaf: leaf, store: store)
    case .toggle: Toggle("Toggle", isOn: $store.flags[0])
    case .stepper: Stepper("Stepper", value: $store.numbers[0])
    case .slider: Slider(value: .constant(Double(store.numbers[1])), in: 0...10)
    case .field: TextField("Field", text: $store.text)
    case .picker:
      Picker("Picker", selection: $store.numbers[2]) {
        ForEach(0..<5) { Text("option \($0)").tag($0) }
      }
    case .button: Button("Button \(store.numbers[0])") { store.numbers[0] += 1 }
    case .progress: ProgressView(value: Double(store.numbers[1]), total: 10)
    case .menu: Menu("Menu") { ForEach(store.items, id: \.self) { Button("entry \($0)") {} } }
    case .state: OwnState(number: store.numbers[0])
    case .binding: BoundNumber(number: $store.numbers[1])
    case .object: OwnObject(counts: store.counts)
    case .observed: ObservedNotes(notes: store.notes)
    case .shared: SharedNotes()
    case .bindable: BindableStore(store: store)
    case .surroundings: Surroundings()
    case .focus: Focusing(store: store)
    case .metric: Measured()
    case .timeline: TimelineView(.everyMinute) { _ in Text("timeline \(store.numbers[2])") }
    default: SketchComposedLeaf(leaf: leaf, store: store)
    }
  }
}

private struct SketchSight: View {
  let leaf: ViewSketch.Leaf
  let store: ProgramStore

  var body: some View {
    switch leaf {
    case .number: Text("number \(store.numbers[0])")
    case .flag: Text(store.flags[1] ? "on" : "off, and that in more words")
    case .typed: Text(store.text)
    case .color: Color.red
    case .divider: Divider()
    case .spacer: Spacer()
    case .empty: EmptyView()
    case .image: Image(systemName: store.flags[2] ? "star" : "heart")
    case .circle: Circle()
    default: Text("text")
    }
  }
}

/// Keeps its initial value, and shows none of it.
private struct OwnState: View {
  @State private var first: Int
  let number: Int

  init(number: Int) {
    _first = State(initialValue: number)
    self.number = number
  }

  var body: some View { Text("state \(number)").onTapGesture { first += 1 } }
}

private struct BoundNumber: View {
  @Binding var number: Int
  var body: some View { Button("binding \(number)") { number += 1 } }
}

private struct OwnObject: View {
  @StateObject private var object: OwnedObject

  init(counts: ProgramCounts) { _object = StateObject(wrappedValue: OwnedObject(counts)) }

  var body: some View { Text("object") }
}

private struct ObservedNotes: View {
  @ObservedObject var notes: ProgramNotes
  var body: some View { Text("notes \(notes.text)") }
}

private struct SharedNotes: View {
  @EnvironmentObject private var notes: ProgramNotes
  var body: some View { TextField("shared", text: $notes.text) }
}

private struct BindableStore: View {
  @Bindable var store: ProgramStore
  var body: some View { TextField("bindable \(store.items.count)", text: $store.text) }
}

private struct Surroundings: View {
  @Environment(\.level) private var level
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(ProgramStore.self) private var store: ProgramStore?

  var body: some View {
    Text("level \(level) \(colorScheme == .dark) \(isEnabled) \(store?.numbers[2] ?? -1)")
  }
}

private struct Focusing: View {
  @Bindable var store: ProgramStore
  @FocusState private var isFocused: Bool
  var body: some View { TextField("focus", text: $store.text).focused($isFocused) }
}

private struct Measured: View {
  @ScaledMetric private var width = 20.0
  @Namespace private var space
  var body: some View { Rectangle().frame(width: width, height: 16) }
}
