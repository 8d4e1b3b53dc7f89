import SwiftUI
import Testing
import ViewTesting

private struct Pages: View {
  @State private var isShown = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button(isShown ? "Hide" : "Show") { isShown.toggle() }
      if isShown {
        Text("tap \(taps)").onTapGesture { taps += 1 }
        Text("place").onTapGesture { (_: CGPoint) in taps += 1 }
        Text("twice").onTapGesture(count: 2) { taps += 1 }
        Text("long").onLongPressGesture { taps += 1 }
        Text("drag").gesture(DragGesture().onEnded { _ in taps += 1 })
      }
    }
  }
}

/// The state of its view that a gesture's closures see.
@MainActor @Observable
private final class Story {
  var version = 1
  var isEnabled = true
  @ObservationIgnored var told: [String] = []
  func tell(_ what: String) { told.append(what) }
}

private struct Latest<G: Gesture>: View {
  let story: Story
  let gesture: (Story, Int) -> G

  var body: some View {
    let version = story.version
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
      .gesture(gesture(story, version), isEnabled: story.isEnabled)
  }
}

private struct LatestState: View {
  let story: Story
  @GestureState private var seen = ""

  var body: some View {
    let version = story.version
    VStack {
      Text(verbatim: "seen [\(seen)]")
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("pad")
        .gesture(
          DragGesture(minimumDistance: 0)
            .updating($seen) { _, state, _ in state = "v\(version)" })
    }
  }
}

@MainActor
struct GestureLifetimeTests {
  private func told<G: Gesture>(
    _ gesture: @escaping (Story, Int) -> G,
    _ moves: (ViewTest.Element, Story, ViewTest) throws -> Void
  ) throws -> [String] {
    let story = Story()
    let app = ViewTest(Latest(story: story, gesture: gesture))
    try moves(try app.find(.identifier("pad")), story, app)
    return story.told
  }

  /// Press, move, another body, move, another body, release.
  private func dragAcrossUpdates(
    _ pad: ViewTest.Element, _ story: Story, _ app: ViewTest
  ) throws {
    try pad.press()
    try pad.move(by: CGSize(width: 10, height: 0))
    app.run { story.version = 2 }
    try pad.move(by: CGSize(width: 20, height: 0))
    app.run { story.version = 3 }
    try pad.release(at: CGSize(width: 20, height: 0))
  }

  @Test("A gesture in progress calls the closures of the newest body")
  func newestClosures() throws {
    let drag = { (story: Story, version: Int) in
      DragGesture(minimumDistance: 0)
        .onChanged { story.tell("\(Int($0.translation.width)) v\(version)") }
        .onEnded { _ in story.tell("end v\(version)") }
    }
    let expected = ["0 v1", "10 v1", "20 v2", "end v3"]
    #expect(try told(drag, dragAcrossUpdates) == expected)
    #expect(try told({ AnyGesture(drag($0, $1)) }, dragAcrossUpdates) == expected)
    #expect(try told({ Optional(drag($0, $1)) }, dragAcrossUpdates) == expected)
    #expect(try told({ drag($0, $1).map { _ in 0 } }, dragAcrossUpdates) == expected)
    #expect(try told({ drag($0, $1).modifiers([]) }, dragAcrossUpdates) == expected)
    #expect(
      try told({ drag($0, $1).simultaneously(with: TapGesture()) }, dragAcrossUpdates)
        == expected)
    #expect(
      try told(
        {
          LongPressGesture(minimumDuration: 5, maximumDistance: 1).exclusively(before: drag($0, $1))
        },
        dragAcrossUpdates) == expected)
    #expect(
      try told(
        { story, version in
          DragGesture(minimumDistance: 0).map { (version, $0.translation.width) }
            .onEnded { story.tell("mapped v\($0.0) end v\(version)") }
        }, dragAcrossUpdates) == ["mapped v3 end v3"])
  }

  @Test("So do a later gesture in a sequence, and a long press")
  func newestOfSequence() async throws {
    let story = Story()
    let app = ViewTest(
      Latest(story: story) { story, version in
        LongPressGesture(minimumDuration: 1)
          .onEnded { _ in story.tell("press v\(version)") }
          .sequenced(
            before: DragGesture(minimumDistance: 0)
              .onEnded { _ in story.tell("drag v\(version)") })
      })
    let pad = try app.find(.identifier("pad"))
    try pad.press()
    app.run { story.version = 2 }
    try await app.advance(by: .seconds(2))
    app.run { story.version = 3 }
    try pad.release(at: CGSize(width: 5, height: 0))
    #expect(story.told == ["press v2", "drag v3"])
  }

  @Test("S9.3 A gesture state is written by the closure of the newest body")
  func newestUpdating() throws {
    let story = Story()
    let app = ViewTest(LatestState(story: story))
    let pad = try app.find(.identifier("pad"))
    try pad.press()
    #expect(app.exists("seen [v1]"))
    app.run { story.version = 2 }
    try pad.move(by: CGSize(width: 10, height: 0))
    #expect(app.exists("seen [v2]"))
    try pad.release()
    #expect(app.exists("seen []"))
  }

  @Test("The newest body determines the minimum distance of a drag")
  func newestDistance() throws {
    let heard = try told({ story, version in
      DragGesture(minimumDistance: version == 1 ? 100 : 5).onChanged { _ in story.tell("moved") }
    }) { pad, story, app in
      try pad.press()
      try pad.move(by: CGSize(width: 20, height: 0))
      app.run { story.version = 2 }
      try pad.move(by: CGSize(width: 21, height: 0))
    }
    #expect(heard == ["moved"])
  }

  @Test("Views whose gestures were used leak nothing", arguments: [UInt64(1), 2, 3])
  func lifetime(seed: UInt64) async throws {
    try await ViewTest.explore(actions: 40, seed: seed, invariants: [.leavesNothing]) {
      ViewTest(Pages())
    }
  }
}
