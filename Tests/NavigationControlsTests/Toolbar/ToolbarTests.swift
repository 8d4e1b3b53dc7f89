import SwiftUI
import Testing
import ViewTesting

private struct Tools: ToolbarContent {
  @State private var presses = 0
  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("Own \(presses)") { presses += 1 } }
  }
}

private struct Screen: View {
  @State private var log = ""
  @State private var isEditing = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        Text("log \(log)")
        TextField("Name", text: $name)
        NavigationLink("Next") { Text("Pushed").toolbar { Button("Inner") { log += "inner" } } }
      }
      .navigationTitle("Tools")
      .navigationSubtitle("and more")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Leading") { log += "L" } }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Bottom") { log += "B" }
          Spacer()
          Button("Edit") { isEditing.toggle() }
        }
        if isEditing {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { log += "D" } }
        } else {
          ToolbarItem { Button("Begin") { log += "G" } }
        }
        ToolbarItem(placement: .secondaryAction) { Button("Hidden") { log += "H" } }
        ToolbarItem(placement: .keyboard) { Button("Hide keyboard") { log += "K" } }
        Tools()
      }
      .toolbar { Button("Second toolbar") { log += "2" } }
    }
  }
}

private struct Hiding: View {
  @State private var isHidden = false
  var body: some View {
    NavigationStack {
      Button("Toggle") { isHidden.toggle() }
        .navigationBarTitle("Bar")
        .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
    }
  }
}

private struct Ledger: View {
  var body: some View {
    NavigationStack {
      Text("Entries")
        .navigationTitle("Ledger")
        .toolbar { ToolbarItem(placement: .principal) { Button("March") {} } }
    }
  }
}

@MainActor
struct ToolbarTests {
  @Test("A principal item replaces the title, which still names the bar")
  func principal() throws {
    let app = ViewTest(Ledger())
    #expect(app.title == "Ledger")
    #expect(app.exists(.button("March")))
  }

  @Test("S12.12 Items move up to the bar of the screen and are ordinary buttons")
  func items() throws {
    let app = ViewTest(Screen())
    #expect(app.title == "Tools")
    #expect(app.exists("and more"))
    for name in ["Leading", "Bottom", "Begin", "Second toolbar"] { try app.tap(.button(name)) }
    #expect(app.exists("log LBG2"))
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An item in an if comes and goes; custom toolbar content keeps its state")
  func conditions() throws {
    let app = ViewTest(Screen())
    try app.tap("Own 0")
    #expect(!app.exists("Done"))
    try app.tap("Edit")
    #expect(!app.exists("Begin"))
    try app.tap("Done")
    #expect(app.exists("log D"))
    try app.tap("Own 1")
    #expect(app.exists("Own 2"))
  }

  @Test("Secondary actions are behind the More button")
  func secondary() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Hidden"))
    try app.tap("More")
    #expect(app.presented?.role == .menu)
    try app.tap("Hidden")
    #expect(app.exists("log H"))
    #expect(app.presented == nil)
  }

  @Test("The keyboard's bar is visible while a text input has the focus")
  func keyboard() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Hide keyboard"))
    try app.textField("Name").tap()
    try app.tap("Hide keyboard")
    #expect(app.exists("log K"))
  }

  @Test("A pushed screen has its own toolbar")
  func pushed() throws {
    let app = ViewTest(Screen())
    try app.tap("Next")
    #expect(!app.exists("Leading"))
    try app.tap("Inner")
    try app.goBack()
    #expect(app.exists("log inner"))
    #expect(!app.exists("Inner"))
  }

  @Test("The bar can be hidden, with its items")
  func hidden() throws {
    let app = ViewTest(Hiding())
    #expect(app.title == "Bar")
    #expect(app.exists("L") && app.exists("T"))
    try app.tap("Toggle")
    #expect(app.title == nil)
    #expect(!app.exists("L"))
  }

  @Test("Outside a stack, a toolbar is above its view")
  func alone() throws {
    let app = ViewTest(Text("Content").toolbar { Button("Tool") {} })
    #expect(app.exists("Tool"))
    #expect(try app.button("Tool").frame.maxY <= app.find("Content").frame.minY)
  }

  @Test("S7.13 Toggles in a sheet presented by a bar item look as usual")
  func togglesOfPresentedContent() throws {
    struct Filter: View {
      let isInBar: Bool
      @State private var isAsking = false
      @State private var isOn = true

      private var button: some View {
        Button("Filter") { isAsking = true }
          .sheet(isPresented: $isAsking) { Toggle("Unread only", isOn: $isOn) }
      }

      var body: some View {
        NavigationStack {
          VStack {
            Text("Mail")
            if !isInBar { button }
          }
          .toolbar { if isInBar { button } }
        }
      }
    }
    let sizes = try [true, false].map { isInBar in
      let app = ViewTest(Filter(isInBar: isInBar))
      try app.tap("Filter")
      return try app.find(.toggle("Unread only")).frame.size
    }
    #expect(sizes[0] == sizes[1])
  }
}
