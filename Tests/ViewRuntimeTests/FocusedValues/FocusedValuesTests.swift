import Observation
import SwiftUI
import Testing
import ViewTesting

private struct NameKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
}

private final class Document: ObservableObject {
  @Published var title = "untitled"
}

@Observable private final class Sheet { var rows = 1 }

private struct Reader: View {
  @FocusedValue(\.name) private var name
  @FocusedObject private var document: Document?
  @FocusedValue(Sheet.self) private var sheet

  var body: some View {
    Text(verbatim: "\(name ?? "nobody") \(document?.title ?? "-") \(sheet?.rows ?? 0)")
  }
}

private struct Screen: View {
  @StateObject private var document = Document()
  @State private var sheet = Sheet()
  @State private var name = "inner"
  @State private var tellsScene = true

  var body: some View {
    VStack {
      Reader()
      VStack {
        Button("One") { name = "changed" }.focusedValue(\.name, name)
        Button("Two") { document.title += "!" }
      }
      .focusedValue(\.name, "outer")
      .focusedObject(document)
      Button("Elsewhere") { tellsScene = false }
    }
    .focusedSceneValue(\.name, tellsScene ? "scene" : nil)
    .focusedSceneValue(sheet)
  }
}

private struct NameReader: View {
  @FocusedValue(\.name) private var name
  var body: some View { Text(verbatim: "told: \(name ?? "nobody")") }
}

@MainActor
struct FocusedValuesTests {
  @Test("A scene value is available while its view is on the screen")
  func comesAndGoes() throws {
    struct Screen: View {
      @State private var isOpen = false
      @State private var isDeep = false
      var body: some View {
        VStack {
          NameReader()
          if isOpen { Text("panel").focusedSceneValue(\.name, "panel") }
          Button("Toggle") { isOpen.toggle() }
          Button("Deep") { isDeep = true }
          NavigationStack {
            Text("root").focusedSceneValue(\.name, isOpen ? nil : "root")
              .navigationDestination(isPresented: $isDeep) { Text("detail") }
          }
        }
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("told: root"))
    try app.tap("Deep")
    #expect(app.exists("told: nobody"))
    try app.goBack()
    #expect(app.exists("told: root"))
    try app.tap("Toggle")
    #expect(app.exists("told: panel"))
    try app.tap("Toggle")
    #expect(app.exists("told: root"))
  }

  @Test("The innermost view around the focus sets the value; without one the scene does")
  func values() throws {
    let app = ViewTest(Screen())
    #expect(app.exists("scene - 1"))
    try app.press(.tab)
    #expect(app.exists("inner untitled 1"))
    try app.press(.return)
    #expect(app.exists("changed untitled 1"))
    try app.press(.tab)
    #expect(app.exists("outer untitled 1"))
    try app.press(.return)
    #expect(app.exists("outer untitled! 1"))
    try app.press(.tab)
    #expect(app.exists("scene - 1"))
    try app.press(.return)
    #expect(app.exists("nobody - 1"))
  }

  @Test("Only views that read a value run again when the focus moves")
  func bodies() throws {
    let app = ViewTest(Screen())
    try app.press(.tab)
    #expect(app.bodiesRun == ["Reader"])
  }

  @Test("A view that begins to read a value has it in its first body, and when it appears")
  func firstBody() throws {
    let log = Log()
    struct Late: View {
      let log: Log
      @FocusedValue(\.name) private var name
      @FocusedObject private var document: Document?
      var body: some View {
        let words = "\(name ?? "nobody") \(document?.title ?? "-")"
        let _ = log(words)
        Text(words).onAppear { log("appears: \(words)") }
      }
    }
    struct Screen: View {
      let log: Log
      @StateObject private var document = Document()
      @State private var isOpen = false
      var body: some View {
        Button("Open") { isOpen.toggle() }.focusedValue(\.name, "button").focusedObject(document)
        if isOpen { Late(log: log) }
      }
    }
    let app = ViewTest(Screen(log: log))
    try app.press(.tab)
    try app.press(.return)
    #expect(log.take() == ["button untitled", "appears: button untitled"])
    try app.press(.return)
    try app.press(.return)
    #expect(log.take() == ["button untitled", "appears: button untitled"])
  }

  @Test("The values that nobody reads any more are let go")
  func released() throws {
    weak var known: Sheet?
    struct Screen: View {
      @State private var sheet: Sheet?
      @State private var isRead = true
      @State private var count = 0
      let made: (Sheet) -> Void
      var body: some View {
        Button("Make") {
          let sheet = Sheet()
          made(sheet)
          self.sheet = sheet
        }
        Button("Drop") { sheet = nil }
        Button("Wait") { count += 1 }
        Button("Read") { isRead.toggle() }
        Text("told \(count)").focusedSceneValue(sheet)
        if isRead { Reader() }
      }
    }
    let app = ViewTest(Screen { known = $0 })
    try app.tap("Make")
    #expect(app.exists("nobody - 1"))
    try app.tap("Read")
    try app.tap("Drop")
    try app.tap("Wait")
    #expect(known == nil)
    try app.tap("Read")
    #expect(app.exists("nobody - 0"))
  }

  @Test("An object that nobody publishes any more is let go, and its changes run no body")
  func objectReleased() throws {
    weak var known: Document?
    struct DocumentReader: View {
      @FocusedObject private var document: Document?
      var body: some View { Text(verbatim: "title \(document?.title ?? "-")") }
    }
    struct Screen: View {
      @State private var document: Document?
      @State private var count = 0
      let made: (Document) -> Void
      var body: some View {
        VStack {
          DocumentReader()
          Button("Make") {
            let document = Document()
            made(document)
            self.document = document
          }
          .focusedObject(document)
          Button("Keep quiet") { count += 1 }
          Button("Drop") { document = nil }
        }
      }
    }
    let app = ViewTest(Screen { known = $0 })
    try app.press(.tab)
    try app.press(.return)
    #expect(app.exists("title untitled"))
    try app.press(.tab)
    #expect(app.exists("title -"))
    app.run { known?.title = "changed" }
    #expect(app.bodiesRun.isEmpty)
    try app.tap("Drop")
    try app.tap("Keep quiet")
    #expect(known == nil)
  }
}
