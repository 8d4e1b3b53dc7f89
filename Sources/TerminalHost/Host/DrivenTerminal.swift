import HostInterface
import TerminalInput

/// A terminal's host that does nothing by itself: what is typed is handed over, and what that
/// changes is written before the call returns. For benchmarks, which hold the terminal's other end.
///
/// ```swift
/// let terminal = DrivenTerminal(descriptor: device, environment: ["TERM": "xterm-256color"])
/// let runtime = ViewRuntime(host: terminal.host)
/// runtime.mount(ContentView())
/// terminal.type("\t ")
/// ```
@MainActor
package struct DrivenTerminal {
  package let host: TerminalHost
  private var decoder = InputDecoder()

  /// - Parameter descriptor: of the terminal, open for reading and writing.
  package init?(descriptor: Int32, environment: [String: String]) {
    let capabilities = TerminalCapabilities(environment: environment)
    guard
      let session = TerminalSession(
        input: descriptor, output: descriptor, capabilities: capabilities, ownsProcess: false)
    else { return nil }
    host = TerminalHost(size: session.size, capabilities: capabilities, session: session)
    host.flushesByItself = false
    host.showsKeys = true
    host.awaitsFirstFocus = true
    session.enter()
  }

  package mutating func type(_ text: String) {
    host.receive(decoder.feed(Array(text.utf8)))
    show()
  }

  /// Takes what a terminal answers when it is asked what it can do.
  package mutating func answer(_ text: String) {
    host.apply(
      decoder.feed(Array(text.utf8)).compactMap {
        if case .reply(let reply) = $0 { reply } else { nil }
      })
    show()
  }

  /// One tick of the frame clock: what moves is shown as it is at a time, in seconds.
  package func tick(at time: Double) {
    host.client?.tick(at: time)
    show()
  }

  /// Runs the frames that are asked for, and writes what changed.
  package func show() {
    for _ in 0..<16 {
      host.flush()
      if !host.isWaitingForFrame { return }
    }
  }
}
