import SwiftUI
import Testing
import ViewTesting

private struct Failure: LocalizedError {
  var name: String
  var errorDescription: String? { "失敗: \(name)" }
  var recoverySuggestion: String? { "Try \(name) again" }
}

private struct Screen: View {
  @State private var isAsking = false
  @State private var isNaming = false
  @State private var isBare = false
  @State private var error: Failure?
  @State private var hasFailed = false
  @State private var name = ""
  @State private var log = ""
  @State private var chosen: String? = "milk"
  @State private var isAbout = false

  var body: some View {
    VStack {
      Text("log \(log)")
      Text("asking \(isAsking ? "yes" : "no")")
      Button("Ask") { isAsking = true }
        .alert("Delete?", isPresented: $isAsking) {
          Button("Delete", role: .destructive) { log += "d" }
          Button("Keep", role: .cancel) { log += "k" }
        } message: {
          Text("It cannot be undone.")
        }
      Button("Name") { isNaming = true }
        .alert("Name it", isPresented: $isNaming) {
          TextField("Name", text: $name)
          SecureField("Secret", text: .constant(""))
          Button("Save") { log += name }.disabled(name.isEmpty)
        }
      Button("Bare") { isBare = true }.alert(Text("Bare"), isPresented: $isBare) {}
      Button("Fail") {
        error = Failure(name: "upload")
        hasFailed = true
      }
      .alert(isPresented: $hasFailed, error: error) { failure in
        Button("Retry") { log += failure.name }
      } message: { failure in
        Text(verbatim: failure.recoverySuggestion ?? "")
      }
      Button("About") { isAbout = true }
        .alert(String("About"), isPresented: $isAbout, presenting: chosen) { item in
          Button("Buy \(item)") { log += item }
          Button("Change") { log += "c" }
        }
      Button("Change it") { chosen = "bread" }
    }
    .onChange(of: isAbout) { if isAbout { chosen = "bread" } }
  }
}

private struct Message: Identifiable {
  let id: Int
  var text: String { "message \(id)" }
}

private struct FormerScreen: View {
  @State private var isShown = false
  @State private var message: Message?
  @State private var isSheet = false
  @State private var log = ""

  var body: some View {
    VStack {
      Text(verbatim: "log \(log), \(isShown), \(message?.id ?? 0)")
      Button("Flag") { isShown = true }
        .alert(isPresented: $isShown) {
          Alert(
            title: Text("Really?"), message: Text("Think."),
            primaryButton: .destructive(Text("Yes")) { log += "y" }, secondaryButton: .cancel())
        }
      Button("Item") { message = Message(id: 7) }
        .alert(item: $message) { message in
          Alert(title: Text(verbatim: message.text), dismissButton: .default(Text("Fine")))
        }
      Button("Sheet") { isSheet = true }
        .actionSheet(isPresented: $isSheet) {
          ActionSheet(
            title: Text("Share"), message: nil,
            buttons: [.default(Text("Copy")) { log += "c" }, .cancel(Text("Never mind"))])
        }
    }
  }
}

private struct Dialogs: View {
  @State private var isShown = false
  @State private var isOwn = false
  @State private var isSilent = false
  @State private var log = ""

  var body: some View {
    VStack {
      Text("log \(log)")
      Button("Open") { isShown = true }
        .confirmationDialog("Empty the bin?", isPresented: $isShown, titleVisibility: .visible) {
          Button("Empty", role: .destructive) { log += "e" }
          Button("Archive") { log += "a" }
        }
      Button("Own") { isOwn = true }
        .confirmationDialog("Own", isPresented: $isOwn, titleVisibility: .hidden) {
          Button("Leave", role: .cancel) { log += "l" }
        }
    }
    .dialogIcon(Image(systemName: "trash"))
    .dialogSuppressionToggle("Never again", isSuppressed: $isSilent)
  }
}

private struct Replacing: View {
  struct Item: Identifiable { let id: Int }
  @State private var item: Item?
  @State private var sheet: Item?

  var body: some View {
    Text(verbatim: "item \(item?.id ?? 0), sheet \(sheet?.id ?? 0)")
    Button("Alert") { item = Item(id: 1) }
      .alert(item: $item) { Alert(title: Text(verbatim: "Alert \($0.id)")) }
      .task(id: item?.id) {
        guard item?.id == 1 else { return }
        try? await Task.sleep(for: .seconds(1))
        item = Item(id: 2)
      }
    Button("Sheet") { sheet = Item(id: 1) }
      .actionSheet(item: $sheet) { ActionSheet(title: Text(verbatim: "Sheet \($0.id)")) }
      .task(id: sheet?.id) {
        guard sheet?.id == 1 else { return }
        try? await Task.sleep(for: .seconds(1))
        sheet = Item(id: 2)
      }
  }
}

@MainActor
struct AlertTests {
  @Test(
    "S12.5 Another item replaces the visible alert or sheet",
    arguments: [("Alert", "OK"), ("Sheet", "Cancel")])
  func otherItem(name: String, button: String) async throws {
    let app = ViewTest(Replacing())
    try app.tap(.button(name))
    #expect(app.exists(.text("\(name) 1")))
    try await app.advance(by: .seconds(2))
    #expect(!app.exists(.text("\(name) 1")))
    #expect(app.exists(.text("\(name) 2")))
    try app.tap(.button(button))
    #expect(app.presented == nil)
    #expect(app.exists("item 0, sheet 0"))
  }

  @Test("S12.5 Any button runs its action and closes the alert")
  func buttons() throws {
    let app = ViewTest(Screen())
    try app.tap("Ask")
    #expect(app.presented?.role == .alert)
    #expect(app.exists("It cannot be undone."))
    #expect(!app.exists("OK"))
    #expect(app.exists("asking yes"))
    try app.tap("Delete")
    #expect(app.exists("log d"))
    #expect(app.exists("asking no"))
    #expect(app.presented == nil)
  }

  @Test("S12.5 Escape presses the cancel button; nothing else closes an alert")
  func escape() throws {
    let app = ViewTest(Screen())
    try app.tap("Ask")
    #expect(throws: ViewTestError.self) { try app.dismissSheet() }
    try app.press(.escape)
    #expect(app.exists("log k"))
    #expect(app.presented == nil)
  }

  @Test("S12.5 Without actions there is an OK button")
  func bare() throws {
    let app = ViewTest(Screen())
    try app.tap("Bare")
    try app.tap(.button("OK"))
    #expect(app.presented == nil)
  }

  @Test("Text can be typed into an alert's fields, and its buttons follow")
  func fields() throws {
    let app = ViewTest(Screen())
    try app.tap("Name")
    #expect(app.focused?.role == .textField)
    #expect(throws: ViewTestError.self) { try app.tap("Save") }
    try app.textField("Name").type("牛乳")
    try app.tap("Save")
    #expect(app.exists("log 牛乳"))
  }

  @Test("An error's description is the title, and the closures receive the error")
  func error() throws {
    let app = ViewTest(Screen())
    try app.tap("Fail")
    #expect(app.exists("失敗: upload"))
    #expect(app.exists("Try upload again"))
    try app.tap("Retry")
    #expect(app.exists("log upload"))
  }

  @Test("S12.5 Data that changes while an alert is visible is ignored")
  func data() throws {
    let app = ViewTest(Screen())
    try app.tap("About")
    #expect(app.exists("Buy milk"))
    try app.tap("Buy milk")
    #expect(app.exists("log milk"))
    try app.tap("About")
    #expect(app.exists("Buy bread"))
  }

  @Test("The older Alert and ActionSheet work as they did")
  func former() throws {
    let app = ViewTest(FormerScreen())
    try app.tap("Flag")
    try app.tap("Yes")
    #expect(app.exists("log y, false, 0"))
    try app.tap("Item")
    #expect(app.exists("message 7"))
    try app.tap("Fine")
    #expect(app.exists("log y, false, 0"))
    try app.tap("Sheet")
    #expect(app.presented?.role == .dialog)
    #expect(!app.exists("Cancel"))
    try app.tap("Copy")
    #expect(app.exists("log yc, false, 0"))
  }

  @Test("S12.5 A button writes the binding once, also the default one")
  func writes() throws {
    var flags = [true, true]
    var written: [Int] = []
    func flag(_ index: Int) -> Binding<Bool> {
      Binding {
        flags[index]
      } set: {
        flags[index] = $0
        written.append(index)
      }
    }
    let alert = ViewTest(Text("").alert("Bare", isPresented: flag(0)) {})
    try alert.tap("OK")
    let dialog = ViewTest(
      Text("").confirmationDialog("Choose", isPresented: flag(1)) { Button("A") {} })
    try dialog.tap("Cancel")
    #expect(written == [0, 1])
  }

  @Test("S12.5 A dialog adds Cancel unless it has a cancel button")
  func dialog() throws {
    let app = ViewTest(Dialogs())
    try app.tap("Open")
    #expect(app.exists("Empty the bin?"))
    #expect(app.exists(.button("Cancel")))
    try app.find(.toggle("Never again")).tap()
    try app.tap("Cancel")
    #expect(app.exists("log "))
    try app.tap("Open")
    try app.tap("Archive")
    #expect(app.exists("log a"))
    try app.tap("Own")
    #expect(app.presented?.exists("Own") == false)
    #expect(!app.exists(.button("Cancel")))
    try app.press(.escape)
    #expect(app.exists("log al"))
  }
}
