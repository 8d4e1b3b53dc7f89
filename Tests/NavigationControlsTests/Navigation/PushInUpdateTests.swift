import SwiftUI
import Testing
import ViewTesting

private struct Numbers: PreferenceKey {
  static var defaultValue: [Int] { [] }
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

@MainActor private final class Log {
  var lines: [String] = []
}

private struct PushingWithOthers: View {
  let log: Log
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("Both") { isOn.toggle() }
      Button("Animated") { withAnimation { isOn.toggle() } }
      if isOn { Text("beside").preference(key: Numbers.self, value: [1]) }
      NavigationStack {
        Text("root").navigationDestination(isPresented: $isOn) {
          Text("pushed")
            .preference(key: Numbers.self, value: [2])
            .transaction { log.lines.append("animates \($0.animation != nil)") }
        }
      }
    }
    .onPreferenceChange(Numbers.self) { [log] numbers in
      MainActor.assumeIsolated { log.lines.append("\(numbers)") }
    }
  }
}

/// A push that follows from a change of state is part of the same update.
@MainActor @Suite struct PushInUpdateTests {
  private let log = Log()

  @Test("S6.12 The preference of a pushed screen comes with those of other views of the update")
  func preference() throws {
    let app = ViewTest(PushingWithOthers(log: log))
    #expect(log.lines == ["[]"])
    try app.tap("Both")
    #expect(app.exists("pushed"))
    #expect(log.lines.filter { $0.hasPrefix("[") } == ["[]", "[1, 2]"])
    try app.tap("Both")
    #expect(log.lines.filter { $0.hasPrefix("[") } == ["[]", "[1, 2]", "[]"])
  }

  @Test("S6.6 The transaction of a change lasts for the push that follows from it")
  func transaction() throws {
    let app = ViewTest(PushingWithOthers(log: log))
    try app.tap("Animated")
    #expect(app.exists("pushed"))
    #expect(log.lines == ["[]", "animates true", "[1, 2]"])
  }
}
