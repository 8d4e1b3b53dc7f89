import SwiftUI
import Testing
import ViewTesting

extension LocalizedStringResource {
  fileprivate static var park: LocalizedStringResource { "公園" }

  fileprivate static func park(_ name: String) -> LocalizedStringResource { "公園 \(name)" }
}

/// Everything that takes a title, with a title named after a dot, as a catalogue's symbols are.
private struct Park: View {
  @State private var isAsking = false
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 1
  @State private var data: Int? = 1
  let form: Int

  var body: some View {
    NavigationStack {
      switch form {
      case 0: Text("x").navigationTitle(.park)
      case 1: Text("x").navigationTitle(.park("上野"))
      case 2: Text("x").navigationTitle("x").navigationSubtitle(.park)
      case 3: asking.alert(.park, isPresented: $isAsking) { Button("b") {} }
      case 4:
        asking.alert(.park, isPresented: $isAsking) {
          Button("b") {}
        } message: {
          Text(.park)
        }
      case 5: asking.alert(.park, isPresented: $isAsking, presenting: data) { _ in Button("b") {} }
      case 6:
        asking.alert(.park, isPresented: $isAsking, presenting: data) { _ in
          Button("b") {}
        } message: { _ in
          Text("m")
        }
      case 7:
        asking.confirmationDialog(.park, isPresented: $isAsking, titleVisibility: .visible) {
          Button("b") {}
        }
      case 8:
        asking.confirmationDialog(
          .park, isPresented: $isAsking, titleVisibility: .visible, presenting: data
        ) { _ in Button("b") {} }
      case 9: Text("x").searchable(text: $text, prompt: .park)
      default: fields
      }
    }
  }

  private var asking: some View { Button("ask") { isAsking = true } }

  private var fields: some View {
    Form {
      Section(.park) { Text(.park("上野")) }
      Button(.park) {}
      Button(.park, role: .destructive) {}
      Toggle(.park, isOn: $isOn)
      TextField(.park, text: $text)
      SecureField(.park, text: $text)
      Label(.park, systemImage: "star")
      Picker(.park, selection: $number) { Text("one").tag(1) }
      Stepper(.park, value: $number)
      NavigationLink(.park) { Text("inside") }
      LabeledContent(.park, value: "v")
      DisclosureGroup(.park) { Text("d") }
      GroupBox(.park) { Text("g") }
      Menu(.park) { Button("m") {} }
      ProgressView(.park)
      ContentUnavailableView(.park, systemImage: "star")
    }
  }
}

@MainActor
struct NamedResourcesTests {
  @Test("A title named by a static member is shown", arguments: 0...10)
  func named(_ form: Int) throws {
    let app = ViewTest(Park(form: form))
    if app.exists("ask") { try app.tap("ask") }
    #expect(app.exists(.containing("公園")) || app.outline.contains("公園"))
  }
}
