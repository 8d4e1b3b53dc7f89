import SwiftUI
import Testing
import ViewTesting

private struct Shown: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

private struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor
private final class Latest {
  var numbers: [Int] = []
  var sum = 0
  nonisolated init() {}
}

@MainActor
struct LazyPreferenceTests {
  private struct Rows: View {
    let latest: Latest
    var isList = false
    @State private var isDetailed = false

    var body: some View {
      VStack {
        PlainButton("detail") { isDetailed.toggle() }
        if isList {
          List(0..<200, id: \.self) { row($0) }
        } else {
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200, id: \.self) { row($0) } } }
        }
      }
      .onPreferenceChange(Shown.self) { [latest] numbers in
        MainActor.assumeIsolated { latest.numbers = numbers }
      }
    }

    private func row(_ number: Int) -> some View {
      VStack {
        Text("row \(number)")
        if isDetailed { Text("detail").preference(key: Shown.self, value: [number]) }
      }
      .preferenceIfPlain(isDetailed ? nil : number)
      .frame(height: 32)
    }
  }

  private func isRow(_ app: ViewTest, _ number: Int) -> Bool { app.exists("row \(number)") }

  @Test("S14.4 Exactly the visible rows contribute preferences", arguments: [false, true])
  func scrolling(isList: Bool) throws {
    let latest = Latest()
    let app = ViewTest(Rows(latest: latest, isList: isList))
    func expectShown(_ place: SourceLocation = #_sourceLocation) {
      let shown = (0..<200).filter { isRow(app, $0) }
      #expect(!shown.isEmpty && shown.count < 30, sourceLocation: place)
      #expect(latest.numbers == shown, sourceLocation: place)
    }
    expectShown()
    for _ in 1...10 {
      try app.window.scroll(by: CGSize(width: 0, height: 300))
      expectShown()
    }
    try app.window.scroll(by: CGSize(width: 0, height: -10_000))
    expectShown()
    try app.tap("detail")
    expectShown()
    try app.window.scroll(by: CGSize(width: 0, height: 500))
    expectShown()
  }

  @Test("S14.4 Rows that were only measured, or skipped on the way, contribute none")
  func measured() throws {
    func expectShown(
      _ view: some View, _ step: (ViewTest) throws -> Void = { _ in },
      _ place: SourceLocation = #_sourceLocation
    ) throws {
      let latest = Latest()
      let app = ViewTest(
        view.onPreferenceChange(Shown.self) { numbers in
          MainActor.assumeIsolated { latest.numbers = numbers }
        })
      try step(app)
      let shown = (0..<300).filter { isRow(app, $0) }
      #expect(!shown.isEmpty && shown.first != 0, sourceLocation: place)
      #expect(latest.numbers == shown, sourceLocation: place)
    }
    let rows = ForEach(0..<300, id: \.self) { number in
      Text("row \(number)").frame(height: 30).preference(key: Shown.self, value: [number])
    }
    try expectShown(ScrollView { LazyVStack { rows } }.defaultScrollAnchor(.bottom))
    try expectShown(List { rows }.defaultScrollAnchor(.bottom))
    try expectShown(
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows } }
        .defaultScrollAnchor(.bottom))
    try expectShown(
      ScrollViewReader { proxy in
        VStack {
          Button("go") { proxy.scrollTo(200, anchor: .center) }
          ScrollView { LazyVStack { rows } }
        }
      }
    ) { try $0.tap("go") }
  }

  @Test("S1.10 In a list of views a preference is set for each view, elsewhere once")
  func groups() throws {
    func sum(_ view: some View) -> Int {
      let latest = Latest()
      let app = ViewTest(
        view.onPreferenceChange(Sum.self) { sum in
          MainActor.assumeIsolated { latest.sum = sum }
        })
      defer { app.unmount() }
      return latest.sum
    }
    #expect(
      sum(
        VStack {
          Group {
            Text("a"); Text("b")
          }.preference(key: Sum.self, value: 1)
        }) == 2)
    #expect(
      sum(
        Group {
          Text("a"); Text("b")
        }.preference(key: Sum.self, value: 1)) == 1)
    #expect(
      sum(
        Text("c").background {
          Group {
            Text("a"); Text("b")
          }.preference(key: Sum.self, value: 1)
        }) == 1)
    #expect(
      sum(
        VStack { ForEach(0..<4, id: \.self) { Text("\($0)") }.preference(key: Sum.self, value: 1) })
        == 4)
    #expect(sum(VStack { EmptyView().preference(key: Sum.self, value: 1) }) == 0)
  }
}

extension View {
  @ViewBuilder fileprivate func preferenceIfPlain(_ number: Int?) -> some View {
    if let number { preference(key: Shown.self, value: [number]) } else { self }
  }
}
