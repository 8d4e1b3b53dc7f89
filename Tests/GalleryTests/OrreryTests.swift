import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct OrreryTests {
  private let app = ViewTest(OrreryView())

  @Test("The planets move while the clock runs, and stand while it is stopped")
  func running() async throws {
    let start = app.tree
    try await app.advance(by: .seconds(2))
    #expect(app.exists("Day 40"))
    #expect(app.tree != start)
    try app.tap("Pause")
    let standing = app.tree
    try await app.advance(by: .seconds(5))
    #expect(app.tree == standing)
    try app.tap("Go on")
    try await app.advance(by: .seconds(1))
    // The first tick after the pause only sets the time from which the next one counts.
    #expect(app.exists("Day 59"))
  }

  @Test("Another speed continues from the current day")
  func speed() async throws {
    try await app.advance(by: .seconds(1))
    try app.tap("Faster")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Day 60"))
    for _ in 0..<9 { try app.tap("Slower") }
    try await app.advance(by: .seconds(2))
    #expect(app.exists("Day 70"))
  }

  @Test("The name in the picture and the mark are those of the chosen planet")
  func choosing() async throws {
    #expect(app.tree.contains("text \"Earth\""))
    try app.tap("Mars")
    try await app.advance(by: .seconds(1))
    #expect(app.tree.contains("; text \"Mars\""))
  }

  @Test("Positions repeat after a year and stay within the picture, however small")
  func positions() {
    let size = CGSize(width: 200, height: 100)
    for planet in Planet.all {
      let (first, later) = (
        planet.position(after: 10, in: size), planet.position(after: 10 + planet.days, in: size)
      )
      #expect(abs(first.x - later.x) < 0.001 && abs(first.y - later.y) < 0.001)
      #expect(CGRect(origin: .zero, size: size).contains(first))
      #expect(planet.position(after: 3, in: .zero) == .zero)
    }
  }
}
