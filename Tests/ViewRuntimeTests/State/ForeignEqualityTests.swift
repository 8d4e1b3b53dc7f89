import Combine
import Dispatch
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// What another thread does while two values are compared. The comparison waits for it, like one
/// that takes a lock held by that thread.
private final class Meanwhile: @unchecked Sendable {
  private let lock = NSLock()
  private var work: (@Sendable () -> Void)?
  private var isRunning = false
  private var count = 0
  private var blocked = 0

  var runs: Int { lock.withLock { count } }
  var blockedRuns: Int { lock.withLock { blocked } }

  func happens(_ work: (@Sendable () -> Void)?) { lock.withLock { self.work = work } }

  func run() {
    lock.lock()
    let work = isRunning ? nil : work
    isRunning = work != nil
    lock.unlock()
    guard let work else { return }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      work()
      done.signal()
    }
    let isBlocked = done.wait(timeout: .now() + 20) == .timedOut
    lock.withLock {
      count += 1
      if isBlocked { blocked += 1 }
      isRunning = false
      // One report is enough.
      if isBlocked { self.work = nil }
    }
  }
}

private struct Guarded: Equatable, Sendable {
  let number: Int
  let meanwhile: Meanwhile?

  static func == (a: Self, b: Self) -> Bool {
    (a.meanwhile ?? b.meanwhile)?.run()
    return a.number == b.number
  }
}

private struct GuardedKey: PreferenceKey {
  static let defaultValue = Guarded(number: 0, meanwhile: nil)
  static func reduce(value: inout Guarded, nextValue: () -> Guarded) { value = nextValue() }
}

extension EnvironmentValues {
  @Entry fileprivate var guarded = Guarded(number: 0, meanwhile: nil)
}

extension Transaction {
  @Entry fileprivate var guarded = Guarded(number: 0, meanwhile: nil)
}

private struct Compared: View {
  let meanwhile: Meanwhile
  let hold: (Binding<Guarded>, Binding<Int>) -> Void
  @State private var value: Guarded
  @State private var count = 0

  init(_ meanwhile: Meanwhile, hold: @escaping (Binding<Guarded>, Binding<Int>) -> Void) {
    self.meanwhile = meanwhile
    self.hold = hold
    _value = State(initialValue: Guarded(number: 0, meanwhile: meanwhile))
  }

  var body: some View {
    let _ = hold($value, $count)
    VStack {
      Text("value \(value.number)")
        .preference(key: GuardedKey.self, value: value)
        .environment(\.guarded, value)
      Text("count \(count)")
      PlainButton("next") { value = guarded(value.number + 1) }
      PlainButton("same") { value = guarded(value.number) }
      PlainButton("twice") {
        withTransaction(\.guarded, guarded(4)) { value = guarded(7) }
        withTransaction(\.guarded, guarded(4)) { value = guarded(8) }
      }
    }
    .onPreferenceChange(GuardedKey.self) { _ in }
    .onChange(of: value) {}
  }

  private func guarded(_ number: Int) -> Guarded { Guarded(number: number, meanwhile: meanwhile) }
}

@MainActor
struct ForeignEqualityTests {
  @Test("S2.12 While the app's == runs, other threads read and write states")
  func states() throws {
    var held: (Binding<Guarded>, Binding<Int>)?
    let meanwhile = Meanwhile()
    let app = ViewTest(Compared(meanwhile) { held = ($0, $1) })
    let (value, count) = try #require(held)
    meanwhile.happens {
      _ = value.wrappedValue
      count.wrappedValue = 7
    }
    for (button, text) in [("next", "value 1"), ("same", "value 1"), ("twice", "value 8")] {
      let before = meanwhile.runs
      try app.tap(.button(button))
      #expect(app.exists(.text(text)))
      #expect(meanwhile.runs > before, "\(button) compares nothing")
    }
    meanwhile.happens(nil)
    #expect(meanwhile.blockedRuns == 0)
    #expect(app.exists("count 7"))
  }

  @Test("S2.12 While the app's == runs in an operator, other threads use the subject")
  func operators() {
    let meanwhile = Meanwhile()
    nonisolated(unsafe) let subject = CurrentValueSubject<Guarded, Never>(
      Guarded(number: 0, meanwhile: meanwhile))
    var received: [Int] = []
    let subscription = subject.removeDuplicates().sink { received.append($0.number) }
    meanwhile.happens {
      _ = subject.value
      subject.sink { _ in }.cancel()
    }
    for number in [1, 1, 2] { subject.send(Guarded(number: number, meanwhile: meanwhile)) }
    meanwhile.happens(nil)
    #expect(received == [0, 1, 2])
    #expect(meanwhile.runs == 3)
    #expect(meanwhile.blockedRuns == 0)
    subscription.cancel()
  }
}
