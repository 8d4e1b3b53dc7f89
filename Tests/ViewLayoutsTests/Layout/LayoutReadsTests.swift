import Observation
import SwiftUI
import Testing
import ViewTesting

@Observable
private final class Model {
  var width: CGFloat = 40
  var height: CGFloat = 40
  var other: CGFloat = 0
}

/// The number of calls.
private final class Count: @unchecked Sendable {
  var value = 0
}

/// As large as a binding's current value.
private struct Sized: Layout {
  let width: Binding<CGFloat>
  var offset = Binding<CGFloat>.constant(0)
  var asked = Count()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    asked.value += 1
    let content = subviews.reduce(0) { max($0, $1.sizeThatFits(proposal).height) }
    return CGSize(width: width.wrappedValue, height: content)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + offset.wrappedValue, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// No body reads the state: `content` gets bindings.
private struct Reader<Content: View>: View {
  @State private var first: CGFloat = 40
  @State private var second: CGFloat = 40
  @ViewBuilder let content: (Binding<CGFloat>, Binding<CGFloat>) -> Content

  var body: some View {
    VStack(alignment: .leading) {
      Button("First") { first += 20 }
      Button("Second") { second += 20 }
      content($first, $second)
    }
  }
}

/// The guides' closures rely on the element being there.
private struct Leaving: View {
  @State private var items = [10, 20, 30]

  var body: some View {
    Button("Remove") { withAnimation { _ = items.removeLast() } }
    VStack(alignment: .leading) {
      ForEach(items.indices, id: \.self) { index in
        VStack(alignment: .leading) {
          Text("Row \(index)")
          Text("Guided").alignmentGuide(.leading) { _ in CGFloat(items[index]) }
        }
        .transition(.opacity)
      }
    }
  }
}

private struct Writing: View {
  @State private var count = 0

  var body: some View {
    Text("Counted").alignmentGuide(.leading) { _ in
      count += 1
      return 0
    }
  }
}

private struct Counter: View {
  let model: Model
  let evaluated: () -> Void

  var body: some View {
    let _ = evaluated()
    Text("\(model.other)")
  }
}

@MainActor
@Suite("Layout closures that read state")
struct LayoutReadsTests {
  private func size(_ app: ViewTest) throws -> CGSize {
    try app.find(.identifier("sized")).frame.size
  }

  @Test("S1.16 A guide's closure in a removed view is not called again")
  func leaving() async throws {
    let app = ViewTest(Leaving())
    try app.tap("Remove")
    try await app.settle()
    #expect(!app.exists("Row 2"))
  }

  @Test("A closure that writes what it reads settles")
  func writing() async throws {
    let app = ViewTest(HStack { VStack(alignment: .leading) { Writing() } })
    try await app.settle()
    #expect(app.exists("Counted"))
  }

  @Test("S2.7 A container-relative frame follows the state that its closure reads, on both axes")
  func relativeFrame() async throws {
    let app = ViewTest(
      Reader { first, second in
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, axis in
          axis == .horizontal ? first.wrappedValue : second.wrappedValue
        }
        .accessibilityIdentifier("sized")
      })
    #expect(try size(app) == CGSize(width: 40, height: 40))
    try app.tap("First")
    #expect(try size(app) == CGSize(width: 60, height: 40))
    try app.tap("Second")
    #expect(try size(app) == CGSize(width: 60, height: 60))
    try app.tap("First")
    #expect(try size(app) == CGSize(width: 80, height: 60))
    try await app.checkInvariants()
  }

  @Test("S2.7 A layout is measured again if a value that it reads changes")
  func layout() async throws {
    let app = ViewTest(
      Reader { first, second in
        Sized(width: first, offset: second) {
          Text("Inside")
        }
        .background(Color.red.accessibilityIdentifier("sized"))
        Text("Below")
      })
    func distance() throws -> CGFloat {
      try app.find("Inside").frame.minX - app.find("Below").frame.minX
    }
    #expect(try distance() == 40)
    try app.tap("Second")
    #expect(try distance() == 60)
    try app.tap("First")
    try app.tap("Second")
    #expect(try distance() == 80)
    #expect(try size(app).width == 60)
    try await app.checkInvariants()
  }

  @Test("S2.7 A layout whose size alone reads a state takes another size")
  func layoutSize() async throws {
    let app = ViewTest(
      Reader { first, _ in
        HStack(spacing: 0) {
          Sized(width: first) { Text("I") }
          Text("Beside")
        }
        Text("Below")
      })
    func distance() throws -> CGFloat {
      try app.find("Beside").frame.minX - app.find("Below").frame.minX
    }
    #expect(try distance() == 40)
    try app.tap("First")
    #expect(try distance() == 60)
    try app.tap("First")
    #expect(try distance() == 80)
    try await app.checkInvariants()
  }

  @Test("S5.9 So are the properties of an observable object, again and again")
  func observable() async throws {
    let model = Model()
    let app = ViewTest(
      VStack {
        Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, axis in
          axis == .horizontal ? model.width : model.height
        }
        .accessibilityIdentifier("sized")
      })
    for step in 1...3 {
      model.width = 40 + CGFloat(step) * 10
      try await app.settle()
      #expect(try size(app).width == model.width)
      model.height = 40 + CGFloat(step) * 20
      try await app.settle()
      #expect(try size(app) == CGSize(width: model.width, height: model.height))
    }
  }

  @Test("A layout does not depend on what the bodies of its subviews read")
  func subviews() async throws {
    let model = Model()
    let asked = Count()
    var evaluated = 0
    let app = ViewTest(
      Sized(width: .constant(100), asked: asked) {
        ScrollView { LazyVStack { Counter(model: model) { evaluated += 1 } } }
          .frame(width: 100, height: 100)
      })
    try await app.settle()
    let (before, runs) = (asked.value, evaluated)
    model.other = 1
    try await app.settle()
    #expect(evaluated == runs + 1)
    #expect(asked.value == before)
  }

  @Test("S2.7 A guide depends on what it read for each proposal")
  func severalProposals() async throws {
    let app = ViewTest(
      Reader { first, second in
        ViewThatFits(in: .horizontal) {
          ZStack(alignment: .topLeading) {
            Text("Fixed")
            Text("Moved").alignmentGuide(.leading) { dimensions in
              dimensions.width > 1_000 ? -second.wrappedValue : -first.wrappedValue
            }
          }
        }
      })
    let start = try app.find("Moved").frame.minX - app.find("Fixed").frame.minX
    #expect(start == 40)
    try app.tap("First")
    #expect(try app.find("Moved").frame.minX - app.find("Fixed").frame.minX == 60)
    try await app.checkInvariants()
  }

  @Test("S2.7 A guide recreated by a body keeps following the state")
  func bodyAgain() async throws {
    struct Page: View {
      @State private var offset: CGFloat = 40
      @State private var title = "Title"
      var body: some View {
        VStack {
          Text(title)
          Button("Retitle") { title += "!" }
          Button("Move") { offset += 20 }
          ZStack(alignment: .topLeading) {
            Text("Fixed")
            Text("Moved").alignmentGuide(.leading) { _ in -offset }
          }
        }
      }
    }
    let app = ViewTest(Page())
    func distance() throws -> CGFloat {
      try app.find("Moved").frame.minX - app.find("Fixed").frame.minX
    }
    #expect(try distance() == 40)
    for step in 1...3 {
      try app.tap("Retitle")
      try app.tap("Move")
      #expect(try distance() == 40 + 20 * CGFloat(step))
    }
    try await app.checkInvariants()
  }

  @Test("S2.7 A geometry effect follows the state that it reads")
  func geometryEffect() throws {
    struct Shift: GeometryEffect {
      @Binding var distance: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
      }
    }
    let app = ViewTest(
      Reader { first, _ in
        Text("Fixed")
        Text("Moved").modifier(Shift(distance: first))
      })
    let fixed = try app.find("Fixed").frame.minX
    #expect(try app.find("Moved").frame.minX == fixed + 40)
    try app.tap("First")
    #expect(try app.find("Moved").frame.minX == fixed + 60)
    try app.tap("First")
    #expect(try app.find("Moved").frame.minX == fixed + 80)
  }

  @Test("S5.9 Effects and transforms by position have their own dependencies")
  func places() async throws {
    var told: [CGFloat] = []
    let app = ViewTest(
      Reader { first, second in
        Text("Fixed")
        Text("Moved")
          .visualEffect { content, _ in content.offset(x: first.wrappedValue) }
          .onGeometryChange(for: CGFloat.self) { _ in
            second.wrappedValue
          } action: {
            told.append($0)
          }
      })
    try await app.settle()
    let fixed = try app.find("Fixed").frame.minX
    #expect(try app.find("Moved").frame.minX == fixed + 40)
    try app.tap("First")
    try await app.settle()
    #expect(try app.find("Moved").frame.minX == fixed + 60)
    try app.tap("Second")
    try await app.settle()
    #expect(told == [40, 60])
  }

  @Test(
    "A state that one of a thousand rows reads in its layout lays out only that row")
  func manyRows() async throws {
    var computed = 0
    let offsets = (0..<1_000).map { _ in Model() }
    let app = ViewTest(
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<1_000, id: \.self) { index in
            ZStack(alignment: .topLeading) {
              Text("Fixed \(index)")
              Text("\(index)").alignmentGuide(.leading) { _ in
                computed += 1
                return -offsets[index].width
              }
            }
            .frame(width: 200, alignment: .leading)
          }
        }
      })
    try await app.settle()
    let place = try app.find("3").frame.minX
    computed = 0
    offsets[3].width += 20
    try await app.settle()
    #expect(try app.find("3").frame.minX == place + 20)
    #expect(computed < 10)
  }
}
