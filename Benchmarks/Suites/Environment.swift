import SwiftUI

extension Benchmark {
  /// An environment value that ten thousand rows read, and one that no row reads.
  static let environment = Benchmark(name: "environment") {
    let board = SettingsBoard()
    let stage = Stage(Settings(board: board))
    let read = stage.count { board.read.wrappedValue += 1 }
    let unread = stage.count { board.unread.wrappedValue += 1 }
    let readTime = time(rounds: 5) { _ in stage.show { board.read.wrappedValue += 1 } }
    let unreadTime = time(calls: 5) { _ in stage.show { board.unread.wrappedValue += 1 } }
    return [
      Figure("read by 10,000 rows", seconds: readTime, work: read).bodies(exactly: 10_001),
      Figure("read by none of them", seconds: unreadTime, work: unread).bodies(exactly: 1),
    ]
  }
}

private struct ReadKey: EnvironmentKey { static let defaultValue = 0 }
private struct UnreadKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
  fileprivate var read: Int {
    get { self[ReadKey.self] }
    set { self[ReadKey.self] = newValue }
  }
  fileprivate var unread: Int {
    get { self[UnreadKey.self] }
    set { self[UnreadKey.self] = newValue }
  }
}

private final class SettingsBoard {
  var read: Binding<Int> = .constant(0)
  var unread: Binding<Int> = .constant(0)
}

private struct Settings: View {
  let board: SettingsBoard
  @State private var read = 0
  @State private var unread = 0

  var body: some View {
    let _ = board.read = $read
    let _ = board.unread = $unread
    Readers().environment(\.read, read % 10).environment(\.unread, unread)
  }
}

private struct Readers: View {
  var body: some View {
    VStack { ForEach(0..<10_000) { _ in ReadingRow() } }
  }
}

private struct ReadingRow: View {
  @Environment(\.read) private var read
  var body: some View { Text("\(read)") }
}
