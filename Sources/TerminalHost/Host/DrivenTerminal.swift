import HostInterface
import TerminalDevice
import TerminalInput

/// A terminal host that is driven by its caller: input is passed in, and its changes are written
/// before the call returns. For benchmarks, which hold the other end of the terminal.
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

  /// - Parameter descriptor: the terminal's file descriptor, open for reading and writing.
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

  /// Handles a terminal's replies to the capability queries.
  package mutating func answer(_ text: String) {
    host.apply(
      decoder.feed(Array(text.utf8)).compactMap {
        if case .reply(let reply) = $0 { reply } else { nil }
      })
    show()
  }

  /// Ticks the frame clock once, and shows animations at the given time, in seconds.
  package func tick(at time: Double) {
    host.client?.tick(at: time)
    show()
  }

  /// Runs the requested frames, and writes the changes.
  package func show() {
    for _ in 0..<16 {
      host.flush()
      if !host.isWaitingForFrame { return }
    }
  }
}
