import Combine
import SwiftUI
import Testing
import ViewTesting

private struct Receiving: View {
  let subjects: [PassthroughSubject<String, Never>]
  let log: Log
  @State private var index = 0
  @State private var prefix = "a"
  @State private var shows = true

  var body: some View {
    VStack {
      PlainButton("other publisher") { index = 1 }
      PlainButton("other closure") { prefix = "b" }
      PlainButton("hide") { shows = false }
      if shows {
        Text("").onReceive(subjects[index]) { [prefix] in log(prefix + $0) }
      }
    }
  }
}

@MainActor
struct OnReceiveTests {
  private let log = Log()
  private let subjects = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]

  private func sendAll(_ text: String) {
    for (index, subject) in subjects.enumerated() { subject.send("\(index) \(text)") }
  }

  @Test("S6.13 It calls the latest closure, and nothing after the view is removed")
  func latestClosure() throws {
    let app = ViewTest(Receiving(subjects: subjects, log: log))
    sendAll("x")
    try app.tap("other closure")
    sendAll("y")
    try app.tap("hide")
    sendAll("z")
    #expect(log.take() == ["a0 x", "b0 y"])
  }

  @Test("S6.13 It subscribes again if the publisher is another one")
  func otherPublisher() throws {
    let app = ViewTest(Receiving(subjects: subjects, log: log))
    try app.tap("other publisher")
    sendAll("x")
    #expect(log.take() == ["a1 x"])
  }

  @Test("S6.13 It subscribes once: a current value is received once, whatever runs later")
  func onlyOnce() throws {
    struct Current: View {
      let subject: CurrentValueSubject<Int, Never>
      let log: Log
      @State private var count = 0
      var body: some View {
        PlainButton("count \(count)") { count += 1 }
          .onReceive(subject) { log("\($0)") }
      }
    }
    let app = ViewTest(Current(subject: CurrentValueSubject(1), log: log))
    try app.tap("count 0")
    try app.tap("count 1")
    #expect(log.take() == ["1"])
  }

  @Test("S6.13 Its writes are shown in the same frame")
  func firstFrame() {
    struct Shown: View {
      let subject: CurrentValueSubject<String, Never>
      @State private var text = "before"
      var body: some View { Text(text).onReceive(subject) { text = $0 } }
    }
    #expect(textsOfEachPatch(Shown(subject: CurrentValueSubject("after"))) == [["after"]])
  }

  @Test("S6.13 S13 D2 A value from a background thread is reported and received on the main one")
  func offMain() async throws {
    struct Shown: View {
      let subject: PassthroughSubject<String, Never>
      @State private var text = "before"
      var body: some View {
        Text(text).onReceive(subject) {
          MainActor.assertIsolated()
          text = $0
        }
      }
    }
    let subject = PassthroughSubject<String, Never>()
    let app = ViewTest(Shown(subject: subject))
    nonisolated(unsafe) let sender = subject
    app.run { Task { @concurrent in sender.send("after") } }
    try await app.settle()
    #expect(app.exists("after"))
    #expect(app.writeWarnings == ["D2"])
  }

  @Test("S6.13 A value sent by a body is received after the update")
  func duringUpdate() {
    struct Sender: View {
      let subject: PassthroughSubject<String, Never>
      let text: String
      var body: some View {
        let _ = subject.send(text)
        Text("")
      }
    }
    struct Shown: View {
      let subject: PassthroughSubject<String, Never>
      @State private var text = "before"
      @State private var sends = false
      var body: some View {
        VStack {
          Text(text).onReceive(subject) { text = $0 }
          if sends { Sender(subject: subject, text: "after") }
          PlainButton("send") { sends = true }
        }
      }
    }
    let app = ViewTest(Shown(subject: PassthroughSubject()))
    try? app.tap("send")
    #expect(app.exists("after"))
    #expect(app.diagnostics.isEmpty)
  }
}
