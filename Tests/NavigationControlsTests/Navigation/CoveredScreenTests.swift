import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// A covered screen's behaviour, and what remains of a stack after it is removed.
@MainActor
struct CoveredScreenTests {
  private let living = Living()

  @Observable final class Flags {
    var isOn = false
    var path: [Int] = []
  }

  private struct Root: View {
    @Bindable var flags: Flags
    let living: Living

    var body: some View {
      NavigationStack(path: $flags.path) {
        VStack {
          Text("root")
          if flags.isOn {
            Text("late").onAppear { living.note("+late") }.onDisappear { living.note("-late") }
          }
        }
        .navigationDestination(for: Int.self) { Text("screen \($0)") }
      }
    }
  }

  @Test("S1.12 A view added to a covered screen appears when the screen is shown again")
  func insertedWhileCovered() async throws {
    let flags = Flags()
    let app = ViewTest(Root(flags: flags, living: living))
    app.run { flags.path = [1] }
    try await app.settle()
    app.run { flags.isOn = true }
    try await app.settle()
    #expect(living.take() == [])
    app.run { flags.path = [] }
    try await app.settle()
    #expect(living.take() == ["+late"])
    app.run { flags.path = [2] }
    try await app.settle()
    #expect(living.take() == ["-late"])
    app.run { flags.isOn = false }
    try await app.settle()
    #expect(living.take() == [])
  }

  @Test("A view added to another tab's page appears when that tab is selected")
  func insertedInAnotherTab() async throws {
    struct Tabs: View {
      @Bindable var flags: Flags
      let living: Living
      @State private var tab = 0

      var body: some View {
        TabView(selection: $tab) {
          VStack {
            if flags.isOn { Text("late").onAppear { living.note("+late") } }
          }
          .tabItem { Text("First") }.tag(0)
          Text("other").tabItem { Text("Second") }.tag(1)
        }
      }
    }
    let flags = Flags()
    let app = ViewTest(Tabs(flags: flags, living: living))
    try app.tap("Second")
    app.run { flags.isOn = true }
    try await app.settle()
    #expect(living.take() == [])
    try app.tap("First")
    try await app.settle()
    #expect(living.take() == ["+late"])
  }

  @Test("A stack that is removed while a screen is pushed leaks nothing")
  func takenDown() async throws {
    let living = living
    let app = ViewTest(
      NavigationStack(path: .constant([1, 2])) {
        Mortal("root", living)
          .navigationDestination(for: Int.self) { Mortal("screen \($0)", living) }
      })
    try await app.settle()
    #expect(living.count > 0)
    app.unmount()
    try await app.settle()
    #expect(living.count == 0)
  }
}
