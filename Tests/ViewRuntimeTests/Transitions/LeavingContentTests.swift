import SwiftUI
import Testing
import ViewTesting

/// Closures that read what the program takes away together with the view they are in.
@MainActor @Suite struct LeavingContentTests {
  private struct Album: View {
    let kind: Kind
    let fades: Bool
    @State private var list = ["a", "b", "c"]
    @State private var chosen: String? = "x"

    var body: some View {
      VStack {
        if list.isEmpty {
          Text("none").transition(.opacity)
        } else if fades {
          rows
        } else {
          rows.transition(.move(edge: .leading).combined(with: .opacity))
        }
        Button("Cut") { withAnimation(.linear(duration: 1)) { list = ["a"] } }
        Button("Clear") {
          withAnimation(.linear(duration: 1)) { (list, chosen) = ([], nil) }
        }
        Button("Refill") {
          withAnimation(.linear(duration: 1)) { (list, chosen) = (["k", "l"], "y") }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      switch kind {
      case .indices:
        VStack { ForEach(list.indices, id: \.self) { index in HStack { Text(list[index]) } } }
      case .bindings:
        VStack { ForEach(list.indices, id: \.self) { TextField("Title", text: $list[$0]) } }
      case .boundRows:
        VStack { ForEach(list.indices, id: \.self) { Bound(text: $list[$0]) } }
      case .wholeBinding:
        VStack { ForEach(list.indices, id: \.self) { Indexed(list: $list, index: $0) } }
      case .optionalBinding:
        Unwrapping(chosen: $chosen)
      case .ownView:
        Own { Text(chosen!) }
      case .rowsOfOwnViews:
        VStack { ForEach(list.indices, id: \.self) { index in Own { Text(list[index]) } } }
      case .modifier:
        Text("q").modifier(Followed { Text(chosen!) })
      case .style:
        Button("q") {}.buttonStyle(Marked { chosen! })
      case .geometry:
        GeometryReader { _ in Text(list[0]) }
      case .timeline:
        TimelineView(.animation) { _ in Text(list[0]) }
      case .phases:
        Text("q").phaseAnimator([0, 1]) { view, _ in
          HStack {
            view; Text(list[0])
          }
        }
      case .keyframes:
        ForEach(list.indices, id: \.self) { Text(list[$0]) }
          .keyframeAnimator(initialValue: 0.0) {
            $0.offset(x: $1)
          } keyframes: { _ in
            LinearKeyframe(4.0, duration: 0.3)
          }
      case .tabs:
        TabView {
          ForEach(list.indices, id: \.self) { index in
            Tab(list[index], systemImage: "star") { Text(list[index]) }
          }
        }
      case .preference:
        Text("q").preference(key: Place.self, value: 1)
          .overlayPreferenceValue(Place.self) { Text(list[$0]) }
      case .lazy:
        ScrollView { LazyVStack { ForEach(list.indices, id: \.self) { Text(list[$0]) } } }
      case .list:
        List(list.indices, id: \.self) { Text(list[$0]) }
      case .drawing:
        Canvas { context, _ in context.draw(Text(list[0]), at: .zero) }
      }
    }
  }

  enum Kind: CaseIterable {
    case indices, bindings, boundRows, ownView, rowsOfOwnViews, modifier, style, geometry, timeline
    case phases, keyframes, tabs, preference, lazy, list, drawing, wholeBinding, optionalBinding

    /// A text that the view shows at first, and one that it shows after "Refill".
    var texts: (String, String)? {
      switch self {
      case .bindings, .tabs, .drawing: nil
      case .ownView, .modifier, .style, .optionalBinding: ("x", "y")
      case .preference: ("b", "l")
      default: ("a", "k")
      }
    }
  }

  private struct Own<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct Bound: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }

  private struct Indexed: View {
    @Binding var list: [String]
    let index: Int
    var body: some View { Text(list[index]) }
  }

  private struct Unwrapping: View {
    @Binding var chosen: String?
    var body: some View { Text(chosen!) }
  }

  private struct Followed<Extra: View>: ViewModifier {
    @ViewBuilder let extra: () -> Extra

    func body(content: Content) -> some View {
      HStack {
        content
        extra()
      }
    }
  }

  private struct Marked: ButtonStyle {
    let mark: () -> String

    func makeBody(configuration: Configuration) -> some View { Text(mark()) }
  }

  private enum Place: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = nextValue() }
  }

  @Test(
    "S1.16 A leaving view's closures do not run with what was taken away with it",
    arguments: Kind.allCases, [false, true])
  func leaves(kind: Kind, fades: Bool) async throws {
    let app = ViewTest(Album(kind: kind, fades: fades))
    try app.tap("Clear")
    try await app.advance(by: .milliseconds(500))
    if let (first, _) = kind.texts { #expect(app.tree.contains("\"\(first)\"")) }
    try await app.advance(by: .seconds(1))
    if let (first, _) = kind.texts { #expect(!app.tree.contains("\"\(first)\"")) }
    #expect(app.exists("none"))
  }

  @Test(
    "S1.7 A view that comes back while it leaves runs the closures that it left out",
    arguments: Kind.allCases, [false, true])
  func returns(kind: Kind, fades: Bool) async throws {
    let app = ViewTest(Album(kind: kind, fades: fades))
    try app.tap("Clear")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Refill")
    try await app.advance(by: .seconds(2))
    #expect(!app.tree.contains("none"))
    if let (first, second) = kind.texts {
      #expect(app.exists(.text(second)))
      #expect(!app.tree.contains("\"\(first)\""))
    }
    // It follows again.
    try app.tap("Clear")
    try await app.advance(by: .seconds(2))
    #expect(app.exists("none"))
  }

  @Test(
    "S1.16 Rows that leave one after the other do not ask for elements that are gone",
    arguments: [Kind.indices, .bindings, .boundRows, .rowsOfOwnViews, .wholeBinding])
  func cut(kind: Kind) async throws {
    let app = ViewTest(Album(kind: kind, fades: false))
    try app.tap("Cut")
    try await app.advance(by: .milliseconds(500))
    try app.tap("Clear")
    try await app.advance(by: .milliseconds(200))
    if kind.texts != nil { #expect(app.tree.contains("\"b\"")) }
    try await app.advance(by: .seconds(2))
    #expect(app.exists("none"))
  }

  @Test("S1.7 A view that comes back shows what it did not follow while it was leaving")
  func returnsAfterChange() async throws {
    struct Screen: View {
      @State private var list = ["a"]
      @State private var shows = true

      var body: some View {
        VStack {
          if shows { Indexed(list: $list, index: 0) }
          Button("Toggle") { withAnimation(.linear(duration: 1)) { shows.toggle() } }
          Button("Change") { list = ["k"] }
        }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Toggle")
    try await app.advance(by: .milliseconds(200))
    try app.tap("Change")
    try await app.advance(by: .milliseconds(200))
    try app.tap("Toggle")
    try await app.advance(by: .seconds(2))
    #expect(app.exists(.text("k")))
  }

  private struct Door: View {
    @State private var isOpen = true

    var body: some View {
      VStack {
        if isOpen { Room(isOpen: $isOpen) }
        Button("Close") { withAnimation(.linear(duration: 1)) { isOpen = false } }
      }
    }
  }

  private struct Room: View {
    @Binding var isOpen: Bool
    @State private var count = 0

    var body: some View {
      Text("\(isOpen ? "open" : "closed") \(count)")
        .accessibilityIdentifier("room")
        .onChange(of: isOpen) { count += 10 }
        .task {
          while (try? await Task.sleep(for: .milliseconds(400))) != nil { count += 1 }
        }
    }
  }

  @Test("S1.16 A leaving view follows its own properties")
  func ownProperties() async throws {
    let app = ViewTest(Door())
    let room = try app.element("room")
    try app.tap("Close")
    #expect(room.text == "closed 10")
    try await app.advance(by: .milliseconds(900))
    #expect(room.text == "closed 12")
  }
}
