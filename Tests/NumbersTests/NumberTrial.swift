import CellText
import Foundation
import HeadlessHost
import HostInterface
import SwiftUI
import TerminalDevice
import Timekeeping
import ViewRuntime

@testable import TerminalHost

/// Tries each case of a group with each number, and reports its progress on standard error.
@MainActor
enum NumberTrial {
  nonisolated static let end = "All steps were done."
  private nonisolated static let mark = "Step "

  /// - Parameter start: the first step, of those of all cases and numbers in order.
  static func run(_ group: NumberGroup, from start: Int) async throws {
    // After a trap, the last progress line identifies it; the process itself exits normally.
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGALRM] {
      Foundation.signal(signal) { _ in _exit(0) }
    }
    var step = 0
    for tried in group.cases {
      for number in NumberCase.numbers {
        defer { step += 1 }
        guard step >= start else { continue }
        say("\(mark)\(step): \(tried.name) with \(number)")
        alarm(30)
        try await show(tried, number)
        alarm(0)
      }
    }
    say(end)
  }

  private static func say(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }

  /// The step at which a process ended early, and its last output.
  nonisolated static func fault(in said: String) -> (step: Int, words: String)? {
    guard !said.contains(end), let last = said.range(of: mark, options: .backwards) else {
      return nil
    }
    let words = said[last.upperBound...]
    guard let step = Int(words.prefix { $0 != ":" }) else { return nil }
    return (step, String(words.prefix(600)))
  }

  /// Mounts a view with a normal number, animates it to the number under test, uses it, and draws
  /// it.
  private static func show(_ tried: NumberCase, _ number: Double) async throws {
    let time = VirtualTimeSource()
    let host = HeadlessHost(size: CGSize(width: 160, height: 96))
    host.time = time
    let runtime = ViewRuntime(host: host)
    time.onStep {
      host.runFrames()
      return !host.wantsFrame
    }
    let model = TriedNumber()
    time.use {
      runtime.mount(TriedView(tried: tried, model: model))
      host.runFrames()
      withAnimation(.linear(duration: 0.1)) { model.number = number }
      host.runFrames()
    }
    await time.advance(by: .milliseconds(50))
    time.use { use(host, runtime) }
    await time.advance(by: .milliseconds(700))
    time.use {
      runtime.unmount()
      // Then mounts it with that number, in a terminal and as pixels.
      let start = TriedNumber()
      start.number = number
      let terminal = TerminalHost(
        size: CellSize(20, 6), capabilities: TerminalCapabilities(environment: [:]), time: time)
      let shown = ViewRuntime(host: terminal)
      shown.mount(TriedView(tried: tried, model: start))
      terminal.runFrame()
      terminal.flush()
      _ = terminal.painter.screen.lines
      shown.unmount()
      let picture = ImageRenderer(
        content: TriedView(tried: tried, model: start).frame(width: 160, height: 96))
      _ = picture.cgImage
    }
  }

  /// Presses, drags, scrolls and sets everything that can be.
  private static func use(_ host: HeadlessHost, _ runtime: ViewRuntime) {
    var nodes: [HostTree.Node] = []
    host.tree.root.forEachNode { nodes.append($0) }
    for node in nodes where host.tree[node.id] != nil {
      let actions = node.content.actions
      if actions.contains(.pointer) {
        for (phase, x) in [
          (HostEvent.PointerEvent.Phase.began, 40.0), (.moved, 42), (.moved, 90), (.ended, 90),
          (.began, 40), (.ended, 40), (.began, 40),
        ] {
          runtime.handle(
            .pointer(
              node.id, .init(phase: phase, location: CGPoint(x: x, y: 40), time: x / 100)))
          host.runFrames()
        }
      }
      if actions.contains(.longPress) { runtime.handle(.longPress(node.id)) }
      if actions.contains(.scroll) { runtime.handle(.scroll(node.id, CGPoint(x: 30, y: 30))) }
      if case .number(_, let range, _)? = node.content.value {
        runtime.handle(.increment(node.id))
        runtime.handle(.decrement(node.id))
        runtime.handle(.setValue(node.id, .number(range.upperBound, in: range, step: 0)))
      }
      host.runFrames()
    }
  }
}

@MainActor
private final class TriedNumber: ObservableObject {
  @Published var number = 1.0
}

private struct TriedView: View {
  let tried: NumberCase
  @ObservedObject var model: TriedNumber

  var body: some View { tried.view(model.number) }
}
