import SwiftUI

/// An app with every kind of asynchronous work; it reports and ends when all of it is done.
///
/// A window does not run dispatch's own loop, and tests do: only a separate process shows that the
/// window's loop serves dispatch's queues. `Scripts/check gtk` runs it.
@main
struct LoopCheck: App {
  var body: some Scene {
    WindowGroup("Loop") { WorkView() }
  }
}

@MainActor
final class Notes: ObservableObject {
  @Published private(set) var done: Set<String> = []

  func add(_ word: String) {
    guard done.insert(word).inserted, done.count == 7 else { return }
    print("done: " + done.sorted().joined(separator: " "))
    exit(0)
  }
}

struct WorkView: View {
  @StateObject private var notes = Notes()
  private let timer = Timer.publish(every: 0.02, on: .main, in: .common).autoconnect()

  var body: some View {
    let notes = notes
    return Text(notes.done.sorted().joined(separator: " "))
      .task {
        try? await Task.sleep(for: .milliseconds(50))
        notes.add("task")
        notes.add(await Task.detached { "detached" }.value)
      }
      .onAppear {
        DispatchQueue.main.async { notes.add("queue") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { notes.add("later") }
        DispatchQueue.global().async { Task { @MainActor in notes.add("actor") } }
        _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
          MainActor.assumeIsolated { notes.add("timer") }
        }
      }
      .onReceive(timer) { _ in notes.add("publisher") }
  }
}
