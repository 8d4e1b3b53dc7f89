import SwiftUI
import Testing
import ViewTesting

/// A control whose label changes in the frame in which it is removed.
private struct LeavingControl<Control: View, Label: View>: View {
  @ViewBuilder let control: (AnyView) -> Control
  @ViewBuilder let label: (Int) -> Label
  @State private var count = 0
  @State private var isThere = true

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      if isThere { control(AnyView(Counted(count: count, label: label))) }
    }
    .onChange(of: count) { isThere = false }
  }
}

private struct Counted<Label: View>: View {
  let count: Int
  @ViewBuilder let label: (Int) -> Label

  var body: some View {
    Text("Count \(count)")
    ForEach(0..<count, id: \.self) { Text("Option \($0)").tag($0) }
    label(count)
  }
}

@MainActor
@Suite("Views that are read but not shown")
struct HiddenElementTests {
  private func expectLeaving(_ control: @escaping (AnyView) -> some View) async throws {
    let app = ViewTest(
      LeavingControl(control: control) { count in
        if count > 0 { GeometryReader { _ in Text("More") } }
      })
    try await app.settle()
    try app.tap("More")
    try await app.settle()
    #expect(!app.exists("Count 1"))
    try await app.checkInvariants()
  }

  @Test("A label that changes in the frame that removes its control is no longer read")
  func textField() async throws {
    try await expectLeaving { label in TextField(text: .constant("")) { label } }
  }

  @Test("The options of a removed picker are no longer read")
  func picker() async throws {
    try await expectLeaving { label in
      Picker("Choice", selection: .constant(0)) { label }
    }
  }

  @Test("The entries of a removed menu are no longer read")
  func menu() async throws {
    try await expectLeaving { label in Menu("Menu") { label } }
  }
}
