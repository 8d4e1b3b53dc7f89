import SwiftUI
import Testing
import ViewTesting

@MainActor
struct AutocorrectionTests {
  @Test("The modifier and the environment value agree")
  func environment() throws {
    struct Probe: View {
      @Environment(\.autocorrectionDisabled) private var isDisabled
      var body: some View {
        Text(isDisabled ? "off" : "on")
        TextField("Name", text: .constant(""))
      }
    }
    let app = ViewTest(
      VStack {
        Probe()
        VStack { Probe() }.autocorrectionDisabled()
        VStack { Probe() }.environment(\.autocorrectionDisabled, true)
      })
    #expect(app.findAll("on").count == 1)
    #expect(app.findAll("off").count == 2)
    let corrections = app.findAll(.role(.textField)).map { $0.content.textInput?.corrects }
    #expect(corrections == [nil, false, false])
  }
}
