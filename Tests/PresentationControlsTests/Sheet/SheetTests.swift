import SwiftUI
import Testing
import ViewTesting

@MainActor
private final class Log {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

private struct Editor: View {
  let log: Log
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var count = 0

  var body: some View {
    log.note("editor")
    return VStack {
      Text("Editor \(count) \(isPresented ? "presented" : "at the root")")
      Button("Count") { count += 1 }
      Button("Done") { dismiss() }
    }
  }
}

private struct Notes: View {
  let log: Log
  var isLocked = false
  @State private var isEditing = false
  @State private var isThere = true

  var body: some View {
    VStack {
      Text("state \(isEditing ? "true" : "false")")
      if isThere {
        Button("Edit") { isEditing = true }
          .sheet(isPresented: $isEditing, onDismiss: { log.note("dismissed \(isEditing)") }) {
            Editor(log: log).interactiveDismissDisabled(isLocked)
            Button("Remove presenter") { isThere = false }
          }
      }
    }
  }
}

private struct Note: Identifiable, Equatable {
  var id: Int
  var title: String
}

private struct ItemScreen: View {
  @State private var note: Note?

  var body: some View {
    VStack {
      Text(verbatim: "item \(note?.id ?? 0)")
      Button("Open") { note = Note(id: 1, title: "one") }
    }
    .sheet(item: $note) { shown in
      ItemContent(title: shown.title)
      Button("Rename") { note?.title = "uno" }
      Button("Next") { note = Note(id: 2, title: "two") }
    }
  }
}

private struct ItemContent: View {
  let title: String
  @State private var first: String?

  var body: some View {
    Text("\(title), first \(first ?? "-")").onAppear { first = first ?? title }
  }
}

private struct TwoSheets: View {
  @State private var first = false
  @State private var second = false

  var body: some View {
    VStack {
      Button("Both") {
        first = true
        second = true
      }
      Button("Swap") {}
    }
    .sheet(isPresented: $first) {
      Text("First")
      Button("Close first") { first = false }
      Button("Swap") {
        second = true
        first = false
      }
    }
    .sheet(isPresented: $second) { Text("Second") }
  }
}

@MainActor
struct SheetTests {
  @Test("S12.1 True presents, false dismisses, and a dismissal by the user writes false")
  func flag() throws {
    let app = ViewTest(Notes(log: Log()))
    #expect(app.presented == nil)
    try app.tap("Edit")
    #expect(app.presented?.role == .sheet)
    #expect(app.exists("Editor 0 presented"))
    #expect(app.exists("state true"))
    #expect(throws: ViewTestError.self) { try app.tap("Edit") }
    try app.dismissSheet()
    #expect(app.presented == nil)
    #expect(app.exists("state false"))
  }

  @Test("S12.1 dismiss() in the content sets the state to false")
  func dismiss() throws {
    let app = ViewTest(Notes(log: Log()))
    try app.tap("Edit")
    try app.tap("Done")
    #expect(app.presented == nil)
    #expect(app.exists("state false"))
  }

  @Test("S12.2 The content is evaluated only while presented; onDismiss follows the state")
  func lazily() throws {
    let log = Log()
    let app = ViewTest(Notes(log: log))
    #expect(log.entries.isEmpty)
    try app.tap("Edit")
    #expect(log.entries == ["editor"])
    try app.tap("Done")
    #expect(log.entries == ["editor", "dismissed false"])
    try app.tap("Edit")
    try app.dismissSheet()
    #expect(log.entries.last == "dismissed false")
  }

  @Test("Presented content keeps its state while visible, and starts anew the next time")
  func state() throws {
    let app = ViewTest(Notes(log: Log()))
    try app.tap("Edit")
    try app.tap("Count")
    #expect(app.exists("Editor 1 presented"))
    #expect(app.bodiesRun == ["Editor"])
    try app.tap("Done")
    try app.tap("Edit")
    #expect(app.exists("Editor 0 presented"))
  }

  @Test("S12.3 An item presents; another id presents anew, the same id updates in place")
  func item() throws {
    let app = ViewTest(ItemScreen())
    try app.tap("Open")
    #expect(app.exists("one, first one"))
    try app.tap("Rename")
    #expect(app.exists("uno, first one"))
    try app.tap("Next")
    #expect(app.exists("two, first two"))
    try app.dismissSheet()
    #expect(app.exists("item 0"))
    #expect(app.presented == nil)
  }

  @Test("S12.4 An inspector that a narrow window turns into a sheet waits for a visible sheet")
  func inspectorBehindSheet() async throws {
    struct Desk: View {
      @State private var isAsking = false
      var body: some View {
        Button("Ask") { isAsking = true }
          .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .inspector(isPresented: .constant(true)) { Text("Details") }
      }
    }
    let app = ViewTest(Desk(), size: CGSize(width: 900, height: 600))
    #expect(app.exists("Details"))
    try app.tap("Ask")
    app.resize(to: CGSize(width: 300, height: 600))
    #expect(app.exists("Close") && !app.exists("Details"))
    #expect(app.diagnostics.isEmpty)
    try app.tap("Close")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Details"))
  }

  @Test("S12.4 D16 A second sheet on one presenter waits until the first is closed")
  func twoSheets() throws {
    let app = ViewTest(TwoSheets())
    try app.tap("Both")
    #expect(app.exists("First"))
    #expect(!app.exists("Second"))
    #expect(app.diagnostics.map(\.code) == ["D16"])
    try app.tap("Close first")
    #expect(!app.exists("First"))
    #expect(app.exists("Second"))
  }

  @Test("S12.4 One sheet may follow another in the same update, without a warning")
  func following() throws {
    let app = ViewTest(TwoSheets())
    try app.tap("Both")
    try app.tap("Close first")
    try app.dismissSheet()
    #expect(app.presented == nil)
    let count = app.diagnostics.count
    try app.tap("Both")
    try app.find(.button("Swap")).tap()
    #expect(app.exists("Second"))
    #expect(app.diagnostics.count == count + 1)
  }

  @Test("S12.6 interactiveDismissDisabled prevents the user from closing it, not the app")
  func locked() throws {
    let app = ViewTest(Notes(log: Log(), isLocked: true))
    try app.tap("Edit")
    #expect(throws: ViewTestError.self) { try app.dismissSheet() }
    #expect(throws: ViewTestError.self) { try app.press(.escape) }
    #expect(app.presented?.role == .sheet)
    try app.tap("Done")
    #expect(app.presented == nil)
  }

  @Test("A presenter that is removed takes its presentation along")
  func presenterGoes() throws {
    let app = ViewTest(Notes(log: Log()))
    try app.tap("Edit")
    try app.tap("Remove presenter")
    #expect(app.presented == nil)
    #expect(app.exists("state true"))
  }

  @Test("Sheets are stacked, and each dismisses only itself")
  func nested() throws {
    let app = ViewTest(Nested(depth: 1))
    try app.tap("Open 1")
    try app.tap("Open 2")
    try app.tap("Open 3")
    #expect(app.exists("Level 4"))
    try app.tap("Close 4")
    #expect(!app.exists("Level 4"))
    #expect(app.exists("Level 3"))
    #expect(throws: ViewTestError.self) { try app.tap("Close 2") }
    try app.press(.escape)
    try app.tap("Close 2")
    #expect(app.presented == nil)
    #expect(app.diagnostics.isEmpty)
  }

  @Test("S7.10 A presentation has the presenter's environment; its preferences end with it")
  func environment() throws {
    let app = ViewTest(Surroundings())
    try app.tap("Show")
    #expect(app.exists("flavour mint"))
    #expect(app.exists("scheme dark"))
    #expect(app.exists("outside light"))
    #expect(app.exists("preference none"))
  }

  @Test("A cover takes the whole window, and only the app closes it")
  func cover() throws {
    let app = ViewTest(Cover())
    try app.tap("Cover")
    #expect(app.presented?.frame == CGRect(x: 0, y: 0, width: 640, height: 384))
    #expect(throws: ViewTestError.self) { try app.dismissSheet() }
    try app.tap("Uncover")
    #expect(app.presented == nil)
  }

  @Test("Focus goes into a sheet, stays there, and returns")
  func focus() throws {
    let app = ViewTest(Cover())
    try app.press(.tab)
    #expect(app.focused?.label == "Cover")
    try app.press(.return)
    #expect(app.focused?.label == "Uncover")
    try app.press(.tab)
    #expect(app.focused?.label == "Uncover")
    try app.press(.return)
    #expect(app.focused?.label == "Cover")
  }

  @Test("A sheet that is higher than the window scrolls")
  func high() throws {
    let app = ViewTest(
      Text("Behind").sheet(isPresented: .constant(true)) {
        ForEach(0..<40) { Text("Line \($0)") }
      }, size: CGSize(width: 320, height: 192))
    let sheet = try #require(app.presented)
    #expect(sheet.frame.height == 192)
    #expect(try sheet.find("Line 39").frame.maxY > 192)
    app.send(scroll: sheet)
    #expect(try sheet.find("Line 39").frame.maxY <= 192)
  }
}

extension ViewTest {
  fileprivate func send(scroll sheet: Element) {
    try? sheet.findAll(.role(.scrollView)).first?.scroll(by: CGSize(width: 0, height: 10_000))
  }
}

private struct Nested: View {
  let depth: Int
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Level \(depth)")
      Button("Open \(depth)") { isOpen = true }
      Button("Close \(depth)") { dismiss() }
    }
    .sheet(isPresented: $isOpen) { Nested(depth: depth + 1) }
  }
}

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

private struct WordKey: PreferenceKey {
  static let defaultValue = "none"
  static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
}

private struct SurroundingsContent: View {
  @Environment(\.flavour) private var flavour
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text("flavour \(flavour)")
      Text("scheme \(scheme == .dark ? "dark" : "light")")
    }
    .preferredColorScheme(.dark)
    .preference(key: WordKey.self, value: "sheet")
  }
}

private struct Surroundings: View {
  @State private var isShown = false
  @State private var word = ""
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text("outside \(scheme == .dark ? "dark" : "light")")
      Text("preference \(word)")
      Button("Show") { isShown = true }.sheet(isPresented: $isShown) { SurroundingsContent() }
    }
    .environment(\.flavour, "mint")
    .onPreferenceChange(WordKey.self) { word = $0 }
  }
}

private struct Cover: View {
  @State private var isCovered = false

  var body: some View {
    VStack {
      Button("Cover") { isCovered = true }
        .fullScreenCover(isPresented: $isCovered) {
          Button("Uncover") { isCovered = false }
        }
      Button("Other") {}
    }
  }
}

extension SheetTests {
  @Test("S12.7 a sheet that presents itself is reported, and the user can continue")
  func endless() async throws {
    struct Nested: View {
      @State private var isShown = true
      var body: some View {
        Button("Close") { isShown = false }.sheet(isPresented: $isShown) { Nested() }
      }
    }
    let app = ViewTest(Nested())
    try await app.settle()
    #expect(app.diagnostics.contains { $0.message.contains("contains the view that presents it") })
    #expect(app.findAll("Close").count <= 21)
    try app.dismissSheet()
  }
}
