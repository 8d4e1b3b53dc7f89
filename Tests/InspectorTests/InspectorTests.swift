import Foundation
import SwiftUI
import Testing
import ViewRuntime

@testable import Inspector

@MainActor @Suite struct InspectorTests {
  @Test("While it is closed, the app has no recorder and the whole window")
  func closed() {
    let fixture = HostFixture(Counting())
    #expect(fixture.runtime.recorder == nil)
    #expect(fixture.runtime.host.size == fixture.host.size)
    fixture.press("Increment")
    #expect(fixture.texts.contains("Count: 1"))
  }

  @Test("The key opens a pane that shows which views own, borrow and read state")
  func opens() {
    let fixture = HostFixture(Counting())
    fixture.toggle()
    #expect(fixture.texts.contains("Counting.count"))
    #expect(fixture.texts.contains("Display.count"))
    #expect(fixture.texts.contains("@Binding"))
    #expect(fixture.texts.contains("Display"))
  }

  @Test("After an action it shows what changed, what ran and why, and what was skipped")
  func follows() {
    let fixture = HostFixture(Counting(), arguments: ["app", "--inspect"])
    fixture.press("Increment")
    #expect(fixture.texts.contains("activate \"Increment\""))
    #expect(fixture.texts.contains("0 → 1"))
    #expect(fixture.texts.contains("count changed"))
    #expect(fixture.texts.contains("1 ran"))
    #expect(fixture.texts.contains("· 0 skipped · 2 untouched"))
    #expect(fixture.texts.contains("Count: 1"))
  }

  @Test("Earlier steps can be shown again")
  func steps() {
    let fixture = HostFixture(Counting(), arguments: ["app", "--inspect"])
    fixture.press("Increment")
    fixture.press("Increment")
    #expect(fixture.texts.contains("3/3"))
    fixture.press("Earlier step")
    #expect(fixture.texts.contains("2/3"))
    #expect(fixture.texts.contains("0 → 1"))
  }

  @Test("The app keeps its state and gets a smaller window beside the pane; full size after it")
  func divides() throws {
    let fixture = HostFixture(Counting())
    fixture.press("Increment")
    fixture.toggle()
    #expect(fixture.runtime.host.size.width < fixture.host.size.width)
    let pane = try #require(fixture.frame(of: "◆ State"))
    #expect(pane.minX >= fixture.runtime.host.size.width)
    #expect(fixture.texts.contains("Count: 1"))
    fixture.toggle()
    fixture.toggle()
    #expect(fixture.runtime.host.size == fixture.host.size)
    #expect(!fixture.texts.contains("◆ State"))
    #expect(fixture.runtime.recorder == nil)
  }

  @Test("In a narrow window the pane is below")
  func below() throws {
    let fixture = HostFixture(Counting(), columns: 80, rows: 24)
    fixture.toggle()
    let pane = try #require(fixture.frame(of: "◆ State"))
    #expect(pane.minY >= fixture.runtime.host.size.height)
    #expect(fixture.runtime.host.size.width == fixture.host.size.width)
  }

  /// Two windows, the app's and the inspector's, on a host that opens windows.
  private func desktop(_ arguments: String...) -> HostFixture {
    let fixture = HostFixture(
      Counting(), arguments: ["app"] + arguments, isMounted: false, opensWindows: true)
    fixture.runtime.launch(CountingApp.self)
    fixture.host.runFrames()
    return fixture
  }

  /// The name of a window without a title.
  private let appName = ProcessInfo.processInfo.processName

  @Test("On a desktop the pane has its own window, and the app keeps its size")
  func window() throws {
    let fixture = desktop()
    #expect(fixture.windows == [appName])
    let size = fixture.runtime.host.size
    fixture.toggle()
    #expect(fixture.windows == [appName, "State Inspector"])
    #expect(fixture.runtime.host.size == size)
    fixture.press("Increment")
    #expect(fixture.texts.contains("0 → 1"))
    let pane = try #require(fixture.host.tree.root.children.last)
    fixture.host.client?.handle(.windowResized(pane.id, CGSize(width: 400, height: 300)))
    fixture.host.runFrames()
    #expect(pane.frame.size == CGSize(width: 400, height: 300))
    #expect(fixture.runtime.host.size == size)
    // With its close button, and with the shortcut again.
    fixture.host.client?.handle(.dismiss(pane.id))
    fixture.host.runFrames()
    #expect(fixture.windows == [appName])
    #expect(fixture.runtime.recorder == nil)
    fixture.toggle()
    fixture.toggle()
    #expect(fixture.windows == [appName])
  }

  @Test("On a desktop --inspect opens the pane's window after the app's")
  func windowAtStart() {
    let fixture = desktop("--inspect")
    #expect(fixture.windows == [appName, "State Inspector"])
    #expect(fixture.texts.contains("Counting.count"))
  }

  @Test("The pane's own views and state are not part of what it shows")
  func itself() {
    let fixture = HostFixture(Counting(), arguments: ["app", "--inspect"])
    fixture.press("Increment")
    #expect(!fixture.texts.contains { $0.contains("InspectorPane") || $0.contains("query") })
  }

  @Test("A view that loses its state by another branch is reported in that step")
  func warns() {
    let fixture = HostFixture(Forgetful(), arguments: ["app", "--inspect"])
    fixture.press("Kept 0")
    #expect(!fixture.texts.contains { $0.contains("lost") })
    fixture.press("Warm")
    #expect(fixture.texts.contains("lost count: it is in another branch of an if or switch"))
    #expect(fixture.texts.contains("Kept 0"))
  }

  @Test("Ten thousand views take a few lines")
  func many() {
    let fixture = HostFixture(ManyRows(), arguments: ["app", "--inspect"])
    #expect(fixture.texts.contains("ManyRow.isOn × 2000"))
    #expect(fixture.texts.count < 2300)
  }
}

private struct Kept: View {
  @State private var count = 0

  var body: some View { Button("Kept \(count)") { count += 1 } }
}

private struct Forgetful: View {
  @State private var isWarm = false

  var body: some View {
    Button("Warm") { isWarm.toggle() }
    if isWarm { Kept().opacity(0.5) } else { Kept() }
  }
}

private struct CountingApp: App {
  var body: some Scene {
    WindowGroup { Counting() }
  }
}

private struct ManyRows: View {
  var body: some View {
    VStack { ForEach(0..<2000, id: \.self) { _ in ManyRow() } }
  }
}

private struct ManyRow: View {
  @State private var isOn = false

  var body: some View { Text(isOn ? "on" : "off") }
}
