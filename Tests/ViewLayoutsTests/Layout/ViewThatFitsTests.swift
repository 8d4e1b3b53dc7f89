import SwiftUI
import Testing
import ViewTesting

/// Only one of a `ViewThatFits`' children exists (S11.17).
@MainActor
struct ViewThatFitsTests {
  @MainActor
  final class Log {
    var lines: [String] = []
  }

  private struct SumKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Fitting: View {
    let log: Log
    @State private var presents = true

    var body: some View {
      ViewThatFits(in: .horizontal) {
        row("wide", 500, 1)
        row("middle", 200, 2).popover(isPresented: $presents) { Text("popover") }
        row("small", 50, 4)
      }
      .onPreferenceChange(SumKey.self) { [log] sum in
        MainActor.assumeIsolated { log.lines.append("sum \(sum)") }
      }
    }

    private func row(_ name: String, _ width: CGFloat, _ value: Int) -> some View {
      Text(name).frame(width: width)
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .task { log.lines.append("\(name) works") }
        .preference(key: SumKey.self, value: value)
    }
  }

  @Test("S11.17 Only the child that fits appears, is active and sets preferences")
  func appears() async throws {
    let log = Log()
    let app = ViewTest(Fitting(log: log), size: CGSize(width: 100, height: 100))
    try await app.settle()
    #expect(log.lines.filter { !$0.hasPrefix("sum") } == ["small appears", "small works"])
    #expect(log.lines.last { $0.hasPrefix("sum") } == "sum 4")
    log.lines = []
    app.resize(to: CGSize(width: 600, height: 100))
    try await app.settle()
    #expect(
      log.lines.filter { !$0.hasPrefix("sum") } == [
        "wide appears", "small disappears", "wide works",
      ])
    #expect(log.lines.last { $0.hasPrefix("sum") } == "sum 1")
  }

  @Test("S11.17 A hidden child presents nothing until it is shown")
  func presents() async throws {
    let app = ViewTest(Fitting(log: Log()), size: CGSize(width: 600, height: 100))
    try await app.settle()
    #expect(app.findAll("popover").isEmpty)
    app.resize(to: CGSize(width: 300, height: 100))
    try await app.settle()
    _ = try app.find("popover")
    app.resize(to: CGSize(width: 600, height: 100))
    try await app.settle()
    #expect(app.findAll("popover").isEmpty)
  }

  @Test("S1.16 A child removed with an animation stays until its end")
  func leaves() async throws {
    struct Leaving: View {
      let log: Log
      @State private var numbers = [1, 2]
      var body: some View {
        VStack {
          Button("Remove") { withAnimation { numbers = [] } }
          ViewThatFits {
            ForEach(numbers, id: \.self) { number in
              Text("number \(number)")
                .onAppear { log.lines.append("\(number) appears") }
                .onDisappear { log.lines.append("\(number) disappears") }
            }
          }
        }
      }
    }
    let log = Log()
    let app = ViewTest(Leaving(log: log))
    try await app.checkInvariants([.leavesNothing])
    try app.tap("Remove")
    #expect(log.lines == ["1 appears"])
    try await app.advance(by: .seconds(2))
    #expect(log.lines == ["1 appears", "1 disappears"])
    try await app.checkInvariants([.leavesNothing])
  }
}
