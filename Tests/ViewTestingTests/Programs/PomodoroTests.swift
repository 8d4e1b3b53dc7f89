import Combine
import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PomodoroTests {
  @Test("A timer runs, rests and ends")
  func pomodoro() async throws {
    let app = ViewTest(PomodoroView())
    try app.tap("Start")
    try await app.advance(by: .seconds(2))
    #expect(app.exists("00:03"))
    try app.tap("Pause")
    try await app.advance(by: .seconds(5))
    #expect(app.exists("00:03"))
    try app.tap("Start")
    try await app.advance(by: .seconds(3))
    #expect(app.exists("Time's up"))
    try await app.advance(by: .seconds(1))
    try app.tap("OK")
    try await app.settle()
    #expect(app.exists("00:05"))
    #expect(app.exists("Start"))
  }
}

@MainActor private final class Pomodoro: ObservableObject {
  @Published var left = 5
  @Published var running = false
  private var cancellable: AnyCancellable?
  func toggle() { running ? stop() : start() }
  func start() {
    running = true
    cancellable = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink {
      [weak self] _ in
      guard let self else { return }
      if left > 0 { left -= 1 } else { stop() }
    }
  }
  func stop() {
    running = false
    cancellable?.cancel()
    cancellable = nil
  }
}
private struct PomodoroView: View {
  @StateObject private var model = Pomodoro()
  @State private var done = false
  var body: some View {
    VStack {
      ZStack {
        Circle().stroke(lineWidth: 20).opacity(0.3)
        Circle().trim(from: 0, to: CGFloat(model.left) / 5).stroke(
          style: StrokeStyle(lineWidth: 20, lineCap: .round)
        ).rotationEffect(.degrees(-90)).animation(.linear, value: model.left)
        Text(String(format: "%02d:%02d", model.left / 60, model.left % 60))
      }
      Button(model.running ? "Pause" : "Start", action: model.toggle)
    }
    .onChange(of: model.left) { old, new in if new == 0 { done = true } }
    .alert("Time's up", isPresented: $done) { Button("OK", role: .cancel) { model.left = 5 } }
  }
}
