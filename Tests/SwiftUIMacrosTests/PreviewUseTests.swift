import SwiftUI
import Testing

@testable import Previews
@testable import ViewRuntime

private struct Label: View {
  let text: String

  var body: some View { EmptyView() }
}

private struct Switch: View {
  @Binding var isOn: Bool

  var body: some View { EmptyView() }
}

#Preview { Label(text: "a") }

#Preview("名前 👩‍👩‍👧", traits: .fixedLayout(width: 40, height: 20), .landscapeLeft) {
  Label(text: "b")
  if true { Label(text: "c") }
}

#Preview("return") {
  struct Demo: View {
    @State private var isOn = false

    var body: some View { Switch(isOn: $isOn) }
  }
  return Demo()
}

#Preview("previewable") {
  @Previewable @State var isOn = true
  let title = "d"
  Label(text: title)
  Switch(isOn: $isOn)
}

#Preview("previewable, return") {
  @Previewable @State var isOn = true
  return Switch(isOn: $isOn)
}

#Preview("empty") {}

private struct Framed: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content }
}

// A package offers its modifier under a name that is not bound to an actor.
extension PreviewTrait where T == Preview.ViewTraits {
  fileprivate static var framed: Self { .modifier(Framed()) }
  fileprivate nonisolated static func framed(_ modifier: some PreviewModifier) -> Self {
    .modifier(modifier)
  }
}

#Preview("framed", traits: .framed, .framed(Framed())) { Label(text: "f") }

/// `#Preview`, expanded by the compiler, then found and instantiated as a list of previews does it.
@MainActor
struct PreviewUseTests {
  private func preview(_ name: String?) throws -> RegisteredPreview {
    try #require(previews.first { $0.name == name })
  }

  private var previews: [RegisteredPreview] {
    PreviewRegistry.previews().filter { $0.fileID == #fileID }
  }

  @Test("All previews of a file are found, in order")
  func list() {
    #expect(
      previews.map(\.name) == [
        nil, "名前 👩‍👩‍👧", "return", "previewable", "previewable, return", "empty", "framed",
      ])
    #expect(previews.map(\.line) == previews.map(\.line).sorted())
    #expect(previews.allSatisfy { $0.column == 1 })
  }

  @Test("A preview creates its view anew each time")
  func make() throws {
    let label = try #require(try preview(nil).make() as? Label)
    #expect(label.text == "a")
    #expect(try preview("empty").make() is EmptyView)
  }

  @Test("A body of several statements is a view builder")
  func builder() throws {
    let view = try preview("名前 👩‍👩‍👧").make()
    #expect(view is TupleView<(Label, Label?)>)
  }

  @Test("A body with a return is a closure, and may declare types")
  func explicitReturn() throws {
    #expect("\(type(of: try preview("return").make()))" == "Demo")
  }

  @Test("Previewable variables are in a view of their own")
  func previewable() throws {
    func body<V: View>(of view: V) -> any View { view.body }

    #expect(body(of: try preview("previewable").make()) is TupleView<(Label, Switch)>)
    let made = try #require(body(of: try preview("previewable, return").make()) as? Switch)
    #expect(made.isOn)
  }

  @Test("Traits are kept in their order")
  func traits() throws {
    #expect(try preview(nil).traits.isEmpty)
    #expect(
      try preview("名前 👩‍👩‍👧").traits.map(\.request) == [
        .fixed(width: 40, height: 20), .orientation(.landscapeLeft),
      ])
  }
}
