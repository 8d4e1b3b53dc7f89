import SwiftUI
import Testing

@testable import ViewTesting

private enum Order: String, CaseIterable { case name, date, size }

private struct Screen: View {
  @State private var log = ""
  @State private var isBold = false
  @State private var order = Order.date

  var body: some View {
    VStack {
      Menu("操作") {
        Button("Copy") { log += "c" }
        Section("Style") {
          Toggle("Bold", isOn: $isBold)
          Picker("Order", selection: $order) {
            ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
          }
        }
        Menu("Share") {
          Button("Link") { log += "l" }
        }
        Button("Again") { log += "a" }.menuActionDismissBehavior(.disabled)
        Button("Delete", role: .destructive) { log += "d" }
      }
      Menu("Run") {
        Button("Run slowly") { log += "s" }
      } primaryAction: {
        log += "p"
      }
      .menuStyle(.borderlessButton)
      Text("message").contextMenu {
        Button("Reply") { log += "r" }
        Divider()
        Button("Forward") { log += "f" }.disabled(true)
      }
      Text("picture").contextMenu {
        Button("Open") { log += "o" }
      } preview: {
        Text("large picture")
      }
      Text("nothing").contextMenu(nil as ContextMenu<Text>?)
      Link("Swift", destination: URL(string: "https://swift.org")!)
        .environment(
          \.openURL,
          OpenURLAction { url in
            log += url.host() ?? ""
            return .handled
          })
      Text(verbatim: "log \(log)")
      Text(verbatim: "\(isBold) \(order)")
    }
  }
}

@MainActor
struct MenuTests {
  @Test("A menu shows its entries after a tap and closes when one is chosen")
  func menu() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Copy"))
    try app.tap("操作")
    #expect(app.presented?.role == .menu)
    try app.tap("Copy")
    #expect(app.exists("log c"))
    #expect(!app.exists("Copy"))
  }

  @Test("Escape and a click outside close a menu without a choice, and the focus returns")
  func closing() throws {
    let app = ViewTest(Screen())
    try app.press(.tab)
    try app.press(.return)
    #expect(app.focused?.label == "Copy")
    try app.press(.escape)
    #expect(app.presented == nil)
    #expect(app.focused?.label == "操作")
    try app.tap("操作")
    try app.dismissSheet()
    #expect(app.presented == nil)
    #expect(app.exists("log "))
  }

  @Test("Toggles and pickers in a menu show a check mark, and choosing one closes it")
  func marks() throws {
    let app = ViewTest(Screen())
    try app.button("操作").openMenu()
    #expect(try app.find(.toggle("Bold")).isOn == false)
    try app.find(.toggle("Bold")).tap()
    #expect(app.exists("true date"))
    #expect(app.presented == nil)
    try app.button("操作").choose("size")
    #expect(app.exists("true size"))
    try app.tap("操作")
    #expect(try app.find(.toggle("Bold")).isOn == true)
    #expect(app.exists("Style"))
  }

  @Test("A submenu opens beside its entry; choosing in it closes both")
  func submenu() throws {
    let app = ViewTest(Screen())
    try app.tap("操作")
    try app.tap("Share")
    #expect(app.exists("Copy"))
    try app.press(.escape)
    #expect(!app.exists("Link"))
    #expect(app.exists("Copy"))
    try app.tap("Share")
    try app.tap("Link")
    #expect(app.exists("log l"))
    #expect(app.presented == nil)
  }

  @Test("menuActionDismissBehavior keeps a menu open")
  func staysOpen() throws {
    let app = ViewTest(Screen())
    try app.tap("操作")
    try app.tap("Again")
    try app.tap("Again")
    #expect(app.exists("log aa"))
    #expect(app.presented?.role == .menu)
  }

  @Test("With a primary action, a tap performs it, and a long press opens the menu")
  func primaryAction() throws {
    let app = ViewTest(Screen())
    try app.tap("Run")
    #expect(app.exists("log p"))
    try app.find(.button("Run")).longPress()
    try app.tap("Run slowly")
    #expect(app.exists("log ps"))
  }

  @Test(
    "A menu with a primary action opens on a long press in every style",
    arguments: ["automatic", "button", "borderless", "plain", "own"])
  func primaryActionInStyles(style: String) throws {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    struct Styled: View {
      let style: String
      @State private var log = ""

      var body: some View {
        let menu = Menu("Run") {
          Button("Run slowly") { log += "s" }
          Menu("More") { Button("Run twice") { log += "t" } }
        } primaryAction: {
          log += "p"
        }
        switch style {
        case "button": menu.menuStyle(.button)
        case "borderless": menu.menuStyle(.borderlessButton)
        case "plain": menu.menuStyle(.button).buttonStyle(.plain)
        case "own": menu.menuStyle(.button).buttonStyle(Own())
        default: menu
        }
        Text(verbatim: "log \(log)")
      }
    }
    let app = ViewTest(VStack { Styled(style: style) })
    try app.button("Run").longPress()
    try app.tap("Run slowly")
    #expect(app.exists("log s"))
    try app.button("Run").tap()
    #expect(app.exists("log sp"))
    try app.button("Run").choose("More", "Run twice")
    #expect(app.exists("log spt"))
    try app.button("Run").openMenu()
    #expect(app.presented?.role == .menu)
    #expect(app.exists("log spt"))
  }

  @Test("A context menu opens for its view; disabled entries cannot be chosen")
  func contextMenu() throws {
    let app = ViewTest(Screen())
    #expect(!app.exists("Reply"))
    try app.find("message").choose("Reply")
    #expect(app.exists("log r"))
    #expect(throws: ViewTestError.self) { try app.find("message").choose("Forward") }
    try app.dismissSheet()
    try app.find("picture").openMenu()
    #expect(app.exists("large picture"))
    try app.tap("Open")
    #expect(app.exists("log ro"))
    #expect(throws: ViewTestError.self) { try app.find("nothing").openMenu() }
  }

  @Test("S7.9 A link uses the openURL action of its environment")
  func link() throws {
    let app = ViewTest(Screen())
    try app.tap(.button("Swift"))
    #expect(app.exists("log swift.org"))
  }

  @Test("A menu in its own window is as high as its entries, even over a low window")
  func high() throws {
    let app = ViewTest(
      Menu("Many") { ForEach(0..<20) { number in Button("Entry \(number)") {} } },
      size: CGSize(width: 200, height: 100))
    try app.tap("Many")
    #expect(try #require(app.presented).frame.maxY <= 100)
    try app.dismissSheet()
    app.host.sheetRoom = CGSize(width: 1000, height: 600)
    try app.tap("Many")
    let menu = try #require(app.presented).frame
    let button = try app.button("Many").frame
    #expect(menu.height >= 320 && menu.height <= 600)
    #expect(menu.minY >= button.maxY || menu.maxY <= button.minY)
    #expect(menu.contains(try app.button("Entry 19").frame))
  }
}
