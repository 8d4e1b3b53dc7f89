import SwiftUI
import Testing
import ViewTesting

private struct Bar: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? {
    context.dynamicTypeSize > .large ? 100 : max(44, context.maxDetentValue * 0.1)
  }
}

private struct Sheet<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Button("Behind") {}.sheet(isPresented: .constant(true)) { content }
  }
}

private struct Heights: View {
  @State private var detent = PresentationDetent.height(100)

  var body: some View {
    Sheet {
      Text(verbatim: detent == .large ? "large" : "low")
        .presentationDetents([.large, .height(100)], selection: $detent)
      Button("Grow") { detent = .large }
    }
  }
}

private struct Growing: View {
  @State private var count = 1

  var body: some View {
    Sheet {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Text("Line \($0)") }
        Button("More") { count += 5 }
      }
    }
  }
}

@MainActor
struct PresentationSettingsTests {
  private func height(_ detents: Set<PresentationDetent>) throws -> CGFloat {
    let app = ViewTest(Sheet { Text("x").presentationDetents(detents) })
    return try #require(app.presented).frame.height
  }

  @Test("A sheet starts at the smallest of its detents")
  func detents() throws {
    // The window has 384 points; a sheet keeps 32 of them free.
    #expect(try height([.large]) == 352)
    #expect(try height([.medium, .large]) == 176)
    #expect(try height([.fraction(0.25)]) == 88)
    #expect(try height([.height(120), .medium]) == 120)
    #expect(try height([.height(4000)]) == 352)
    #expect(try height([.custom(Bar.self)]) == 44)
  }

  @Test("The app sets the detent, and the user's changes are written back")
  func selection() throws {
    let app = ViewTest(Heights())
    #expect(app.presented?.frame.height == 100)
    try app.tap("Grow")
    #expect(app.presented?.frame.height == 352)
    #expect(app.exists("large"))
    try app.presented?.decrement()
    #expect(app.exists("low"))
    #expect(app.presented?.frame.height == 100)
  }

  @Test("A sheet without detents is as high as its content, and grows with it")
  func grows() throws {
    let app = ViewTest(Growing())
    let before = try #require(app.presented).frame.height
    try app.tap("More")
    #expect(try #require(app.presented).frame.height == before + 80)
  }

  @Test("The sizing determines the proposal for the content")
  func sizing() throws {
    let page = ViewTest(Sheet { Text("x").presentationSizing(.page) })
    #expect(page.presented?.frame.size == CGSize(width: 576, height: 352))
    let fitted = ViewTest(
      Sheet { Color.red.frame(idealWidth: 200, idealHeight: 100).presentationSizing(.fitted) })
    #expect(fitted.presented?.frame.size == CGSize(width: 200, height: 100))
    let form = ViewTest(Sheet { Color.red.presentationSizing(.form) })
    #expect(form.presented?.frame.width == 480)
  }

  @Test("Views behind can be used if the sheet says so")
  func backgroundInteraction() throws {
    let app = ViewTest(Sheet { Text("x").presentationBackgroundInteraction(.enabled) })
    try app.tap("Behind")
    #expect(app.presented?.role == .sheet)
    let blocked = ViewTest(
      Sheet {
        Text("x").presentationDetents([.large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      })
    #expect(throws: ViewTestError.self) { try blocked.tap("Behind") }
  }

  @Test("Background, corner radius and adaptation apply to the sheet")
  func looks() throws {
    let app = ViewTest(
      Sheet {
        Text("x").presentationBackground(.red).presentationCornerRadius(4)
          .presentationDragIndicator(.visible).presentationContentInteraction(.scrolls)
      })
    #expect(app.exists("x"))
    let narrow = ViewTest(
      Button("Open") {}
        .popover(isPresented: .constant(true)) {
          Text("x").presentationCompactAdaptation(.fullScreenCover)
        }
        .environment(\.horizontalSizeClass, .compact))
    #expect(narrow.presented?.frame.size == CGSize(width: 640, height: 384))
  }

  @Test("A background is evaluated once, and not until the runtime gives up")
  func background() {
    let app = ViewTest(Sheet { Text("x").presentationBackground(.red) })
    #expect(app.exists("x"))
    #expect(app.diagnostics.isEmpty)
  }
}
