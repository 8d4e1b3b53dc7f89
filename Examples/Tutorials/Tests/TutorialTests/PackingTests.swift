import SwiftUI
import Testing
import ViewTesting

@testable import Packing

@MainActor
struct PackingTests {
  private func app(_ bag: Bag) -> ViewTest {
    ViewTest(PackingView().environment(bag))
  }

  @Test("What is typed is on the list, and packed by a tap")
  func pack() throws {
    let app = app(Bag(source: NoList()))
    try app.textField("Something to pack").type("Socks")
    try app.textField("Something to pack").submit()
    #expect(app.exists("1 to go"))
    try app.tap("Socks")
    #expect(app.exists("Nothing to go"))
    #expect(try app.textField("Something to pack").text == "")
  }

  @Test("A failure shows the screen, with the nearest name")
  func misspell() throws {
    let app = app(Bag(items: [Item(name: "Socks")], source: NoList()))
    let failure = try #require(throws: ViewTestError.self) { try app.tap("Sock") }
    #expect(
      "\(failure)".hasSuffix(
        """
        Nothing matches "Sock".
        Did you mean "Socks"?
        On the screen:
        window
          tabBar
            button "Bag" [selected]
            button "Trip"
          textField "Something to pack" = ""
          list
            row
              button "Socks"
          text "1 to go"
        """))
  }

  @Test("Two screens show one bag")
  func share() async throws {
    let app = app(Bag(source: Lines(names: ["Passport", "Socks"])))
    try app.select(tab: "Trip")
    try app.tap("Read packing.txt")
    try await app.settle()
    #expect(app.exists("2 new things to pack"))
    try app.select(tab: "Bag")
    #expect(app.exists("2 to go"))
  }

  @Test("While the list is read, it says so; without one, too")
  func fail() async throws {
    let app = app(Bag(source: SlowFailure()))
    try app.select(tab: "Trip")
    try app.tap("Read packing.txt")
    try await app.settle()
    #expect(app.exists("Reading…"))
    try await app.advance(by: .seconds(5))
    #expect(app.exists("There is no list to read."))
  }

  @Test("Random steps find nothing wrong")
  func explore() async throws {
    try await ViewTest.explore(actions: 100, seed: 7) {
      ViewTest(PackingView().environment(Bag(source: NoList())))
    }
  }

  @Test("The ring looks as it was approved", arguments: [ColorScheme.light, .dark])
  func ring(scheme: ColorScheme) throws {
    try ViewTest.expectPicture(
      scheme == .light ? "ring-light" : "ring-dark",
      of: ProgressRing(fraction: 0.6).frame(width: 64, height: 64).padding()
        .background(.background).environment(\.colorScheme, scheme))
  }
}

private struct Lines: ListSource {
  let names: [String]

  func names() async throws -> [String] { names }
}

private struct SlowFailure: ListSource {
  func names() async throws -> [String] {
    try await Task.sleep(for: .seconds(5))
    throw CancellationError()
  }
}
