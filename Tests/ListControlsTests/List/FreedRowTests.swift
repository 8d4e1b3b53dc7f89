import SwiftUI
import TestSupport
import Testing
import ViewTesting

/// Whether the state of rows is freed with them.
@MainActor
struct FreedRowTests {
  private struct Place<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var isShown = true
    @State private var count = 3

    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        Button("fewer") { count -= 1 }
        if isShown { content(count) }
      }
    }
  }

  private func expectFreed(
    rows: Int = 3, _ living: Living, _ view: some View, _ place: SourceLocation = #_sourceLocation
  ) async throws {
    let app = ViewTest(view)
    #expect(living.count == rows, sourceLocation: place)
    try await app.settle()
    try app.tap("fewer")
    try app.tap("hide")
    // A row's task keeps its closure's captures until it has ended, and it ends in a later job.
    try await app.settle()
    #expect(living.count == 0, sourceLocation: place)
    app.unmount()
  }

  @Test("A list's rows are freed with it, whatever they offer")
  func list() async throws {
    let living = Living()
    try await expectFreed(
      living, Place { count in List(0..<count, id: \.self) { Mortal("\($0)", living) } })
    try await expectFreed(
      living,
      Place { _ in
        List {
          Mortal("a", living)
          Section("S") { Mortal("b", living) }
          Mortal("c", living).swipeActions { Button("Do") {} }
        }
      })
    try await expectFreed(
      living,
      Place { count in
        List(selection: .constant(Set([1]))) {
          ForEach(0..<count, id: \.self) { Mortal("\($0)", living) }
            .onDelete { _ in }
            .onMove { _, _ in }
        }
        .environment(\.editMode, .constant(.active))
        .contextMenu(forSelectionType: Int.self) { _ in Button("Do") {} }
      })
  }

  @Test("So are a form's, and those of lazy containers")
  func others() async throws {
    let living = Living()
    try await expectFreed(
      living,
      Place { _ in
        Form {
          Section {
            Mortal("a", living)
            LabeledContent("b") { Mortal("b", living) }
          }
          Mortal("c", living)
        }
      })
    try await expectFreed(
      living,
      Place { count in
        ScrollView {
          LazyVStack { ForEach(0..<count, id: \.self) { Mortal("\($0)", living) } }
        }
      })
    try await expectFreed(
      living,
      Place { count in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            ForEach(0..<count, id: \.self) { Mortal("\($0)", living) }
          }
        }
      })
  }

  @Test("So are the contents of other containers")
  func containers() async throws {
    let living = Living()
    try await expectFreed(
      living,
      Place { _ in
        TabView {
          Tab("A", systemImage: "a") { Mortal("a", living) }
          Tab("B", systemImage: "b") { Text("b") }
        }
        .overlay { Mortal("overlay", living) }
        .background { Mortal("background", living) }
      })
    try await expectFreed(
      rows: 2, living,
      Place { _ in
        NavigationStack {
          Mortal("root", living)
            .toolbar { ToolbarItem { Mortal("item", living) } }
        }
      })
    try await expectFreed(
      rows: 2, living,
      Place { _ in
        DisclosureGroup("More", isExpanded: .constant(true)) { Mortal("more", living) }
        GeometryReader { _ in Mortal("reader", living) }
      })
  }
}
