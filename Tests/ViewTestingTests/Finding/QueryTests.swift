import SwiftUI
import Testing
import ViewTesting

private struct Basket: View {
  @State private var removed: [String] = []

  var body: some View {
    VStack {
      Text("Basket")
      ForEach(["Milk", "Bread"], id: \.self) { name in
        HStack {
          Text(name)
          Button("Remove") { removed.append(name) }
        }
      }
      Button("Pay") {}.disabled(true)
      Text("Removed: \(removed.joined(separator: " "))")
    }
  }
}

@MainActor
struct QueryTests {
  private let app = ViewTest(Basket())

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test("A name stands for the button and not for the text in it")
  func names() throws {
    #expect(try app.find("Pay").role == .button)
    #expect(try app.find("Milk").role == .text)
    #expect(try app.find(.text("Pay")).role == .text)
    #expect(app.exists(.containing("Removed")))
    #expect(!app.exists("milk"))
  }

  @Test("Several matches are an error that lists them, unless one is chosen")
  func ambiguity() throws {
    let message = message { try app.tap("Remove") }
    #expect(message.contains("2 elements match \"Remove\""))
    #expect(message.contains("1: button \"Remove\""))
    #expect(message.contains("QueryTests.swift"))
    try app.tap(.named("Remove").at(1))
    #expect(app.exists("Removed: Bread"))
    try app.button("Remove", at: 0).tap()
    #expect(app.exists("Removed: Bread Milk"))
    #expect(app.findAll(.button("Remove")).count == 2)
    #expect(try app.find(.button("Remove").first).order < app.find(.button("Remove").at(1)).order)
  }

  @Test("Nothing found: the nearest names and the screen")
  func nearest() {
    let message = message { _ = try app.find("Mlik") }
    #expect(message.contains("Nothing matches \"Mlik\"."))
    #expect(message.contains("Did you mean \"Milk\"?"))
    #expect(message.contains("text \"Basket\""))
  }

  @Test("A disabled view cannot be tapped")
  func disabled() throws {
    #expect(try !app.button("Pay").isEnabled)
    let message = message { try app.tap("Pay") }
    #expect(message.contains("button \"Pay\" [disabled] cannot be tapped: it is disabled"))
  }

  @Test("A text without a tap gesture cannot be tapped")
  func inert() {
    #expect(message { try app.tap("Basket") }.contains("nothing here takes that"))
  }

  @Test("Within an element only its descendants are found")
  func scopes() throws {
    let second = try app.find("Bread").parent!
    try second.button("Remove").tap()
    #expect(app.exists("Removed: Bread"))
    #expect(!second.exists("Milk"))
  }

  @Test("A removed element is reported as such")
  func gone() throws {
    let button = try app.button("Pay")
    app.unmount()
    #expect(!button.exists)
    #expect(message { try button.tap() }.contains("no longer on the screen"))
  }

  @Test("Frames are absolute")
  func frames() throws {
    let frame = try app.find("Basket").frame
    #expect(frame.size == CGSize(width: 48, height: 16))
    #expect(app.window.frame == CGRect(x: 0, y: 0, width: 640, height: 384))
  }
}
