import SwiftUI

/// Shows what its subscription wrote: the last text that the model published.
struct ReceivedText: View {
  let notes: ProgramNotes
  @State private var received = ""

  var body: some View {
    Text("received \(received)").onReceive(notes.$text) { received = $0 }
  }
}

/// Fields whose focus the program moves whenever the number changes.
struct MovedFocus: View {
  @Bindable var store: ProgramStore
  @FocusState private var field: Int?

  var body: some View {
    TextField("zeroth", text: $store.text).focused($field, equals: 0)
    TextField("first", text: $store.text).focused($field, equals: 1)
      .onChange(of: store.numbers[0], initial: true) { field = $1 % 3 == 2 ? nil : $1 % 3 }
  }
}

/// A split view whose second column follows the selection.
struct ChosenColumn: View {
  @Bindable var store: ProgramStore

  var body: some View {
    NavigationSplitView {
      List(store.items, id: \.self, selection: Binding($store.numbers[0])) {
        Text("column \($0)")
      }
    } detail: {
      Text("detail \(store.numbers[0])")
    }
  }
}

/// Shows what it stored for its scene: the last number.
struct SceneNumber: View {
  let number: Int
  @SceneStorage("number") private var stored = -1

  var body: some View {
    Text("stored \(stored)").onChange(of: number, initial: true) { stored = $1 }
  }
}
