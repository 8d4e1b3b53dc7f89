import Foundation

/// The events while an app is followed: saved files, lines from the app, and its end.
final class LiveEvents {
  enum Event {
    case saved
    case said(LiveChannel.Line)
    case ended(ChildProgram.Ending)
  }

  let channel: LiveChannel
  let watcher = SourceWatcher()
  var program: ChildProgram?
  /// Sent to the next app that connects.
  var greeting: LiveChannel.Line?
  /// Events that occurred while waiting for something else.
  private var postponed: [Event] = []

  init() throws { channel = try LiveChannel() }

  /// Waits for the next event.
  func next() -> Event {
    if !postponed.isEmpty { return postponed.removeFirst() }
    while true {
      if let event = poll(nil, until: nil).event { return event }
    }
  }

  /// Waits for an answer from the app; nil if there is none.
  func answer(_ kinds: Set<String>, within seconds: Double) -> LiveChannel.Line? {
    first(within: seconds) { event in
      if case .said(let line) = event, kinds.contains(line.kind) { line } else { nil }
    }
  }

  /// Waits for the app to end; false if it does not.
  func end(within seconds: Double) -> Bool {
    first(within: seconds) { if case .ended = $0 { true } else { nil } } ?? (program == nil)
  }

  /// Waits for an event from the app; others are postponed.
  private func first<Answer>(
    within seconds: Double, _ answer: (Event) -> Answer?
  ) -> Answer? {
    let end = Date(timeIntervalSinceNow: seconds)
    while program != nil, end.timeIntervalSinceNow > 0 {
      guard let event = poll(nil, until: end).event else { continue }
      if let found = answer(event) { return found }
      postponed.append(event)
    }
    return nil
  }

  /// Waits for a compiler, which is stopped if something is saved meanwhile.
  ///
  /// - Returns: nil if it was stopped.
  func result(of compiler: ChildProgram) -> ChildProgram.Ending? {
    while true {
      switch poll(compiler, until: nil) {
      case (_, true): return compiler.result()
      case (.saved, _):
        compiler.send(SIGTERM)
        _ = compiler.result()
        postponed.append(.saved)
        return nil
      case (let event?, _): postponed.append(event)
      default: break
      }
    }
  }

  /// - Returns: the event, and whether the other program has ended.
  private func poll(_ other: ChildProgram?, until end: Date?) -> (event: Event?, isDone: Bool) {
    let sources = [
      other?.ended ?? -1, channel.listener, channel.connection, program?.ended ?? -1,
      watcher.descriptor,
    ]
    var waiting = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let rest = end.map { Int32(max(0, $0.timeIntervalSinceNow * 1000)) } ?? -1
    guard Glibc.poll(&waiting, nfds_t(waiting.count), rest) > 0 else { return (nil, false) }
    if waiting[0].revents != 0 { return (nil, true) }
    if waiting[1].revents != 0 {
      channel.accept()
      if let greeting { channel.send(greeting) }
      greeting = nil
    } else if waiting[2].revents != 0 {
      return (channel.receive().last.map(Event.said), false)
    } else if waiting[3].revents != 0, let ended = program {
      program = nil
      channel.hangUp()
      return (.ended(ended.result()), false)
    } else if waiting[4].revents != 0 {
      watcher.drain()
      return (.saved, false)
    }
    return (nil, false)
  }
}
