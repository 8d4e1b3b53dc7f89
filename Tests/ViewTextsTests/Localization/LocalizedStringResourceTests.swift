import SwiftUI
import Testing
import ViewTesting

private struct Resources: View {
  @State private var isAsking = false
  @State private var isOn = false
  private let name: LocalizedStringResource = "名前 \(3)"

  var body: some View {
    NavigationStack {
      Form {
        Section(name) {
          Text(name)
          Label(name, systemImage: "star")
          Button(name) { isAsking = true }
          Toggle(name, isOn: $isOn)
          NavigationLink(name) { Text("inside") }
          TextField(name, text: .constant(""))
          Link(name, destination: URL(string: "https://example.org")!)
          Text(verbatim: "x").accessibilityLabel(name).accessibilityHint(name)
        }
      }
      .navigationTitle(name)
      .alert(name, isPresented: $isAsking) {
        Button("Yes") {}
      } message: {
        Text(LocalizedStringResource("from a resource"))
      }
    }
  }
}

@MainActor
struct LocalizedStringResourceTests {
  @Test("Deferred strings are titles of controls, screens and alerts")
  func titles() throws {
    let app = ViewTest(Resources())
    #expect(app.findAll(.containing("名前 3")).count >= 8)
    #expect(try app.toggle("名前 3").isOn == false)
    try app.button("名前 3", at: 0).tap()
    #expect(app.exists("from a resource"))
    try app.tap("Yes")
    #expect(!app.exists("from a resource"))
  }

  @Test("They are titles of every other control, too")
  func controls() throws {
    struct Controls: View {
      @State private var number = 1
      @State private var date = Date(timeIntervalSince1970: 0)
      private let name: LocalizedStringResource = "題"

      var body: some View {
        VStack {
          Picker(name, selection: $number) { Text("one").tag(1) }
          Stepper(name, value: $number)
          DatePicker(name, selection: $date)
          ProgressView(name, value: 0.5)
          SecureField(name, text: .constant(""))
          LabeledContent(name, value: "value")
          GroupBox(name) { Text("in a box") }
          DisclosureGroup(name, isExpanded: .constant(true)) { Text("in a group") }
        }
      }
    }
    let app = ViewTest(Controls(), size: CGSize(width: 640, height: 900))
    #expect(try app.picker("題").value == "one")
    try app.stepper("題").increment()
    #expect(app.exists(.textField("題")) && app.exists("value"))
    #expect(app.exists("in a box") && app.exists("in a group"))
  }

  @Test("Views with resources as titles show their text")
  func words() {
    enum Filter: CaseIterable, CustomLocalizedStringResourceConvertible {
      case all, open

      var localizedStringResource: LocalizedStringResource {
        switch self {
        case .all: "全て"
        case .open: "\(2) open"
        }
      }
    }
    let app = ViewTest(
      VStack { ForEach(Filter.allCases, id: \.self) { Text($0.localizedStringResource) } })
    #expect(app.exists("全て") && app.exists("2 open"))
  }
}
