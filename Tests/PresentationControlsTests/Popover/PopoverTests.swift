import SwiftUI
import Testing
import ViewTesting

private struct Card: Identifiable {
  let id: Int
}

private struct Screen: View {
  @State private var isOpen = false
  @State private var card: Card?

  var body: some View {
    VStack(alignment: .leading) {
      Button("Filter") { isOpen = true }
        .popover(isPresented: $isOpen, arrowEdge: .trailing) { Text("Filters") }
      Button("Card") { card = Card(id: 7) }
        .popover(item: $card, attachmentAnchor: .point(.bottomLeading)) { card in
          Text("Card \(card.id)")
        }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

private struct Details: View {
  @State private var isShown = false

  var body: some View {
    Button("Details") { isShown.toggle() }
      .inspector(isPresented: $isShown) {
        Text("Inspector").inspectorColumnWidth(160)
      }
  }
}

private final class Appearances {
  var count = 0
}

private struct OpenDetails: View {
  let appearances: Appearances

  var body: some View {
    Text("Page").frame(maxWidth: .infinity)
      .inspector(isPresented: .constant(true)) {
        Text("Inspector").onAppear { appearances.count += 1 }
      }
  }
}

@MainActor
struct PopoverTests {
  @Test("A popover is beside its anchor and closes by a click outside")
  func flag() throws {
    let app = ViewTest(Screen())
    let button = try app.button("Filter").frame
    try app.tap("Filter")
    let popover = try #require(app.presented)
    #expect(popover.role == .popover)
    #expect(popover.frame.minX == button.maxX)
    try app.dismissSheet()
    #expect(!app.exists("Filters"))
  }

  @Test("A popover for an item is at its attachment point")
  func item() throws {
    let app = ViewTest(Screen())
    let button = try app.button("Card").frame
    try app.tap("Card")
    #expect(app.exists("Card 7"))
    #expect(app.presented?.frame.minY == button.maxY)
    try app.press(.escape)
    #expect(app.presented == nil)
  }

  @Test("A popover follows its view")
  func follows() throws {
    let app = ViewTest(Screen().padding(.top, 20))
    try app.tap("Filter")
    let before = try #require(app.presented).frame
    app.update(Screen().padding(.top, 100))
    #expect(app.presented?.frame.minY == before.minY + 80)
  }

  @Test("A popover that is open initially leaves a lazy container's rows in place")
  func lazyRows() throws {
    struct Rows: View {
      let isOpen: Bool

      var body: some View {
        LazyVStack {
          Text("one")
          Text("two").padding(4)
            .popover(isPresented: .constant(isOpen)) { Text("Details") }
          ForEach(0..<3) { Text("row \($0)").padding(1) }
            .popover(isPresented: .constant(false)) { Text("More") }
        }
      }
    }
    let closed = ViewTest(Rows(isOpen: false))
    let app = ViewTest(Rows(isOpen: true))
    for name in ["one", "two", "row 0", "row 2"] {
      #expect(try app.find(.text(name)).frame == closed.find(.text(name)).frame)
    }
    #expect(try app.presented?.frame.minY == app.find("two").frame.maxY + 4)
  }

  @Test("The positions of rows in a popover's list are found without creating them")
  func lazyList() throws {
    struct Rows: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(0..<10_000) { Text("row \($0)") }
              .popover(isPresented: .constant(true)) { Text("Details") }
          }
        }
      }
    }
    let app = ViewTest(Rows(), size: CGSize(width: 200, height: 200))
    #expect(app.exists("Details"))
    #expect(app.findAll(.role(.text)).count < 20)
  }

  @Test("An inspector is a column beside the view, with its own width")
  func inspector() throws {
    let app = ViewTest(Details())
    let wide = try app.button("Details").frame.midX
    try app.tap("Details")
    let frame = try app.find("Inspector").frame
    #expect(frame.minX >= 480)
    #expect(try app.button("Details").frame.midX < wide)
    try app.tap("Details")
    #expect(!app.exists("Inspector"))
  }

  @Test(
    "An inspector that would leave too little of its view is a sheet, and a column where there is room"
  )
  func crowdedInspector() throws {
    struct Page: View {
      @State private var isShown = false

      var body: some View {
        Button("Details") { isShown.toggle() }
          .inspector(isPresented: $isShown) {
            Text("Inspector").inspectorColumnWidth(min: 160, ideal: 280, max: 320)
          }
      }
    }
    let app = ViewTest(Page(), size: CGSize(width: 400, height: 300))
    try app.tap("Details")
    #expect(app.presented?.role == .sheet)
    #expect(app.exists("Inspector"))
    try app.dismissSheet()
    #expect(!app.exists("Inspector"))
    app.resize(to: CGSize(width: 500, height: 300))
    try app.tap("Details")
    #expect(app.presented == nil)
    #expect(try app.find("Inspector").frame.minX >= 200)
    app.resize(to: CGSize(width: 400, height: 300))
    #expect(app.presented?.role == .sheet)
    #expect(app.exists("Inspector") && app.diagnostics.isEmpty)
  }

  @Test("An inspector that is less wide than others is a column where that leaves its view enough")
  func slimInspector() throws {
    let app = ViewTest(Details(), size: CGSize(width: 400, height: 300))
    for _ in 0..<2 {
      try app.tap("Details")
      #expect(app.presented == nil)
      #expect(try app.find("Inspector").frame.minX >= 240)
      try app.tap("Details")
      #expect(!app.exists("Inspector"))
    }
    #expect(app.diagnostics.isEmpty)
  }

  @Test("An inspector that is open initially is mounted once", arguments: [300, 640])
  func inspectorFromTheStart(_ width: Int) throws {
    let appearances = Appearances()
    let app = ViewTest(
      OpenDetails(appearances: appearances), size: CGSize(width: width, height: 300))
    #expect(app.exists("Inspector"))
    #expect((app.presented?.role == .sheet) == (width == 300))
    #expect(appearances.count == 1)
  }

  @Test("A resizable inspector has its ideal width")
  func idealInspector() throws {
    struct Wide: View {
      var body: some View {
        Text("Page").frame(maxWidth: .infinity)
          .inspector(isPresented: .constant(true)) {
            Color.red.accessibilityElement().accessibilityLabel("Red")
              .inspectorColumnWidth(min: 120, ideal: 200, max: 400)
          }
      }
    }
    #expect(try ViewTest(Wide()).find("Red").frame.width == 200)
  }

  @Test("S11.26 In a popover the window counts, whatever the popover takes of it")
  func containerRelative() async throws {
    struct Half: View {
      @State private var isOpen = true
      var body: some View {
        Text("below").popover(isPresented: $isOpen) {
          Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .frame(height: 20).accessibilityIdentifier("half").frame(width: 200)
        }
      }
    }
    let app = ViewTest(Half(), size: CGSize(width: 640, height: 400))
    try await app.settle()
    #expect(try app.find(.identifier("half")).frame.width == 320)
  }
}
