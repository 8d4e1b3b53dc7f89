import Foundation
import SwiftUI
import Testing
import ViewRuntime

@testable import Inspector

@MainActor @Suite struct InspectorTests {
  @Test("While it is closed the app has no recorder and the whole window")
  func closed() {
    let stage = Stage(Counting())
    #expect(stage.runtime.recorder == nil)
    #expect(stage.runtime.host.size == stage.host.size)
    stage.press("Increment")
    #expect(stage.texts.contains("Count: 1"))
  }

  @Test("The key opens a pane that shows who owns, borrows and reads")
  func opens() {
    let stage = Stage(Counting())
    stage.toggle()
    #expect(stage.texts.contains("Counting.count"))
    #expect(stage.texts.contains("Display.count"))
    #expect(stage.texts.contains("@Binding"))
    #expect(stage.texts.contains("Display"))
  }

  @Test("After an action it shows what changed, what ran and why, and what was skipped")
  func follows() {
    let stage = Stage(Counting(), arguments: ["app", "--inspect"])
    stage.press("Increment")
    #expect(stage.texts.contains("activate \"Increment\""))
    #expect(stage.texts.contains("0 → 1"))
    #expect(stage.texts.contains("count changed"))
    #expect(stage.texts.contains("1 ran"))
    #expect(stage.texts.contains("· 0 skipped · 2 untouched"))
    #expect(stage.texts.contains("Count: 1"))
  }

  @Test("Earlier steps can be looked at again")
  func steps() {
    let stage = Stage(Counting(), arguments: ["app", "--inspect"])
    stage.press("Increment")
    stage.press("Increment")
    #expect(stage.texts.contains("3/3"))
    stage.press("Earlier step")
    #expect(stage.texts.contains("2/3"))
    #expect(stage.texts.contains("0 → 1"))
  }

  @Test("The app keeps its state and gets a smaller window beside the pane; full size after it")
  func divides() throws {
    let stage = Stage(Counting())
    stage.press("Increment")
    stage.toggle()
    #expect(stage.runtime.host.size.width < stage.host.size.width)
    let pane = try #require(stage.frame(of: "◆ State"))
    #expect(pane.minX >= stage.runtime.host.size.width)
    #expect(stage.texts.contains("Count: 1"))
    stage.toggle()
    stage.toggle()
    #expect(stage.runtime.host.size == stage.host.size)
    #expect(!stage.texts.contains("◆ State"))
    #expect(stage.runtime.recorder == nil)
  }

  @Test("In a narrow window the pane lies below")
  func below() throws {
    let stage = Stage(Counting(), columns: 80, rows: 24)
    stage.toggle()
    let pane = try #require(stage.frame(of: "◆ State"))
    #expect(pane.minY >= stage.runtime.host.size.height)
    #expect(stage.runtime.host.size.width == stage.host.size.width)
  }

  /// Two windows, the app's and the pane's, on a host that opens windows.
  private func desktop(_ arguments: String...) -> Stage {
    let stage = Stage(
      Counting(), arguments: ["app"] + arguments, isMounted: false, opensWindows: true)
    stage.runtime.launch(CountingApp.self)
    stage.host.runFrames()
    return stage
  }

  /// What a window without a title of its own is called.
  private let appName = ProcessInfo.processInfo.processName

  @Test("On a desktop the pane has a window of its own, and the app keeps its size")
  func window() throws {
    let stage = desktop()
    #expect(stage.windows == [appName])
    let size = stage.runtime.host.size
    stage.toggle()
    #expect(stage.windows == [appName, "State Inspector"])
    #expect(stage.runtime.host.size == size)
    stage.press("Increment")
    #expect(stage.texts.contains("0 → 1"))
    let pane = try #require(stage.host.tree.root.children.last)
    stage.host.client?.handle(.windowResized(pane.id, CGSize(width: 400, height: 300)))
    stage.host.runFrames()
    #expect(pane.frame.size == CGSize(width: 400, height: 300))
    #expect(stage.runtime.host.size == size)
    // By its close button, and by the key again.
    stage.host.client?.handle(.dismiss(pane.id))
    stage.host.runFrames()
    #expect(stage.windows == [appName])
    #expect(stage.runtime.recorder == nil)
    stage.toggle()
    stage.toggle()
    #expect(stage.windows == [appName])
  }

  @Test("On a desktop --inspect opens the pane's window after the app's")
  func windowAtStart() {
    let stage = desktop("--inspect")
    #expect(stage.windows == [appName, "State Inspector"])
    #expect(stage.texts.contains("Counting.count"))
  }

  @Test("The pane's own views and state are no part of what it shows")
  func itself() {
    let stage = Stage(Counting(), arguments: ["app", "--inspect"])
    stage.press("Increment")
    #expect(!stage.texts.contains { $0.contains("InspectorPane") || $0.contains("query") })
  }

  @Test("A view that loses its state by another branch is told of in the step that did it")
  func warns() {
    let stage = Stage(Forgetful(), arguments: ["app", "--inspect"])
    stage.press("Kept 0")
    #expect(!stage.texts.contains { $0.contains("lost") })
    stage.press("Warm")
    #expect(stage.texts.contains("lost count: it is in another branch of an if or switch"))
    #expect(stage.texts.contains("Kept 0"))
  }

  @Test("Ten thousand views are a few lines")
  func many() {
    let stage = Stage(ManyRows(), arguments: ["app", "--inspect"])
    #expect(stage.texts.contains("ManyRow.isOn × 2000"))
    #expect(stage.texts.count < 2300)
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
