import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FormStyleTests {
  private struct Framed: FormStyle {
    let title: String
    @Environment(\.isEnabled) private var isEnabled

    init(title: String) { self.title = title }

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(verbatim: "\(title) \(isEnabled)")
        configuration.content
      }
    }
  }

  private struct Wrapping: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("Before")
        Form(configuration)
      }
    }
  }

  private struct Settings: View {
    @State private var isOn = false

    var body: some View {
      Form {
        Section("Sound") { Toggle("Quiet", isOn: $isOn) }
      }
    }
  }

  @Test("A custom style makes the form from its content")
  func own() throws {
    let app = ViewTest(Settings().formStyle(Framed(title: "設定")).disabled(true))
    #expect(app.exists("設定 false"))
    #expect(app.exists("Sound"))
    #expect(try app.toggle("Quiet").isOn == false)
  }

  @Test("Inside a custom style, the form has the outer style")
  func wrapping() throws {
    let app = ViewTest(Settings().formStyle(Wrapping()))
    #expect(app.exists("Before"))
    try app.tap("Quiet")
    #expect(try app.toggle("Quiet").isOn == true)
  }
}
