import Foundation
import SwiftUI
import Testing

@testable import ViewTesting

/// Whether a frame leaves no work.
///
/// A test queues for the main actor behind all others, and its time limit includes that.
@Suite(.timeLimit(.minutes(20)))
@MainActor
struct RestTests {
  @Test("A view removed with an animation that reads its frame settles")
  func leavingReaders() async throws {
    struct Leaving: View {
      let log: Log
      @State private var isShown = true
      @State private var y: CGFloat = 0
      var body: some View {
        VStack {
          PlainButton("leave") { withAnimation { isShown = false } }
          if isShown {
            GeometryReader { proxy in
              let _ = log("reader")
              Text("y \(proxy.frame(in: .global).minY)")
            }
            .transition(.move(edge: .bottom))
            Text("changes")
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .global).minY
              } action: {
                y = $0
              }
            Text("behind")
              .background(GeometryReader { Color.clear.id($0.frame(in: .global).minX) })
          }
          Spacer()
        }
      }
    }
    let log = Log()
    let app = ViewTest(Leaving(log: log))
    _ = log.take()
    try app.tap("leave")
    #expect(!app.host.wantsFrame)
    #expect(log.take().count < 5)
    try await app.advance(by: .seconds(2))
    #expect(!app.exists("behind"))
    #expect(!app.isMoving)
  }

  private struct Cells: View {
    var body: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<60, id: \.self) { number in
          Text("cell \(number)").frame(height: number.isMultiple(of: 7) ? 40 : 20)
        }
      }
    }
  }

  @Test("An adaptive grid in a stack is laid out once")
  func adaptiveInStack() {
    let app = ViewTest(
      HStack {
        Text("beside")
        Cells()
      })
    #expect(!app.host.wantsFrame)
    #expect(app.runtime.frameCount < 3)
    #expect(app.exists("cell 0"))
  }

  @Test("A scrolled adaptive grid settles at each width", arguments: [1, 2, 3, 4])
  func adaptiveResized(step: Int) throws {
    let app = ViewTest(ScrollView { Cells() }, size: CGSize(width: 640, height: 100))
    for width in stride(from: 640, through: 80, by: -70 * step) {
      try app.window.scroll(by: CGSize(width: 0, height: 90))
      #expect(!app.host.wantsFrame)
      let frames = app.runtime.frameCount
      app.resize(to: CGSize(width: width, height: 100))
      #expect(!app.host.wantsFrame)
      #expect(app.runtime.frameCount - frames < 3)
    }
  }

  @Test("settle() and advance() throw for a reader that writes in a block of each frame")
  func restlessReader() async throws {
    @MainActor final class Model: ObservableObject {
      @Published var y: CGFloat = 0
    }
    struct Restless: View {
      @ObservedObject var model: Model
      var body: some View {
        GeometryReader { proxy in
          let (model, y) = (model, proxy.frame(in: .global).minY)
          later { model.y = y }
          return Color.clear.id(model.y)
        }
      }
    }
    let app = ViewTest(Restless(model: Model()))
    app.patience = .milliseconds(200)
    await #expect(throws: ViewTestError.self) { try await app.settle() }
    await #expect(throws: ViewTestError.self) { try await app.advance(by: .seconds(1)) }
  }

  @Test("advance() throws for a timer whose clock does not advance")
  func restlessTimer() async throws {
    struct Ticking: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").task {
          while !Task.isCancelled {
            await Task.yield()
            count += 1
          }
        }
      }
    }
    let app = ViewTest(Ticking())
    app.patience = .milliseconds(200)
    await #expect(throws: ViewTestError.self) { try await app.advance(by: .seconds(1)) }
  }

  @Test("Many steps of the clock are not an endless loop")
  func busyClock() async throws {
    struct Clock: View {
      @State private var count = 0
      var body: some View {
        Text("count \(count)").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(20))
            count += 1
          }
        }
      }
    }
    let app = ViewTest(Clock())
    try await app.advance(by: .seconds(2))
    #expect(app.exists("count 100"))
  }

  @Test("A test keeps no patches: long use costs no memory")
  func patches() throws {
    let app = ViewTest(Counter(name: "a"))
    for _ in 1...10 { try app.tap(.button("a")) }
    #expect(app.host.takePatches().isEmpty)
  }

  @Test("Transactions are compared without a lock: an animation's == may read a state")
  func comparison() throws {
    struct Looking: View {
      @State private var a = 0
      @State private var b = 0
      @State private var looks = 0
      var body: some View {
        VStack {
          PlainButton("go") {
            withAnimation(Animation(Curious(state: $looks))) { a += 1 }
            withAnimation(Animation(Curious(state: $looks))) { b += 1 }
            withAnimation(Animation(Curious(state: $looks))) { a += 1 }
          }
          Text("\(a) \(b)")
        }
      }
    }
    let app = ViewTest(Looking())
    try app.tap("go")
    #expect(app.exists("2 1"))
  }
}

/// Whether it equals other values depends on a state.
private struct Curious: CustomAnimation {
  let state: Binding<Int>

  static func == (a: Curious, b: Curious) -> Bool { a.state.wrappedValue == b.state.wrappedValue }
  func hash(into hasher: inout Hasher) {}
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { nil }
}
