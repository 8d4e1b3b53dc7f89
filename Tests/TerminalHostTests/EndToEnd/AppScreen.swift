import CellText
import Foundation
import HostInterface
import Scenes
import SwiftUI
import TerminalDevice
import TerminalInput
import Timekeeping
import ViewRuntime

@testable import TerminalHost

/// A view in a terminal host, set up as for an app.
@MainActor
final class AppScreen {
  let host: TerminalHost
  private let time = VirtualTimeSource()
  private let runtime: ViewRuntime
  private var decoder = InputDecoder()

  /// - Parameters:
  ///   - clock: what the host's time is told by; nil: it stands still, but for ``wait(seconds:)``.
  ///   - prepare: what is done to the host before it shows anything.
  init<Root: View>(
    _ view: Root, _ columns: Int = 60, _ rows: Int = 12,
    _ environment: [String: String] = ["TERM": "xterm-kitty"], clock: TimeSource? = nil,
    prepare: (TerminalHost) -> Void = { _ in }
  ) {
    host = Self.host(columns, rows, clock ?? time, environment)
    prepare(host)
    runtime = ViewRuntime(host: host)
    runtime.followHostEnvironment()
    runtime.mount(view)
    show()
  }

  /// An app with its window.
  init<A: App>(
    app: A.Type, _ columns: Int = 60, _ rows: Int = 12,
    _ environment: [String: String] = ["TERM": "xterm-kitty"], files: [URL] = [],
    prepare: (TerminalHost) -> Void = { _ in }
  ) {
    host = Self.host(columns, rows, time, environment)
    prepare(host)
    runtime = ViewRuntime(host: host)
    runtime.launch(app, files: files)
    show()
  }

  private static func host(
    _ columns: Int, _ rows: Int, _ time: TimeSource,
    _ environment: [String: String] = ["TERM": "xterm-kitty"]
  ) -> TerminalHost {
    TerminalHost(
      size: CellSize(columns, rows),
      capabilities: TerminalCapabilities(environment: environment),
      time: time)
  }

  func type(_ text: String) {
    host.receive(decoder.feed(Array(text.utf8)))
    show()
  }

  /// A lone Escape is recognized once nothing follows it.
  func flushInput() {
    host.receive(decoder.flush())
    show()
  }

  /// Presses Escape.
  func escape() {
    type("\u{1B}")
    flushInput()
  }

  /// Lets time pass, as between two separate clicks.
  func wait(seconds: Int) async { await time.advance(by: .seconds(seconds)) }

  func wait(milliseconds: Int) async { await time.advance(by: .milliseconds(milliseconds)) }

  func mouse(
    _ kind: MouseReport.Kind, _ column: Int, _ row: Int, _ modifiers: KeyModifiers = []
  ) {
    host.receive([.mouse(MouseReport(kind, at: CellPoint(column, row), modifiers))])
    show()
  }

  func click(_ column: Int, _ row: Int, _ modifiers: KeyModifiers = []) {
    mouse(.press(.left), column, row, modifiers)
    mouse(.release(.left), column, row, modifiers)
  }

  /// Clicks at the start of a text; of several matches, the lowest one.
  func click(_ text: String, _ modifiers: KeyModifiers = []) {
    for (row, line) in lines.enumerated().reversed() {
      guard let columns = line.columns(of: text) else { continue }
      return click(columns.lowerBound, row, modifiers)
    }
  }

  func resize(_ columns: Int, _ rows: Int) {
    host.resize(to: CellSize(columns, rows))
    show()
  }

  private func show() {
    for _ in 0..<8 { host.flush() }
  }

  private var lines: [String] { host.painter.screen.lines }

  var text: String { lines.joined(separator: "\n") }

  /// The first row that contains a text.
  func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

  /// The position of a text in the first row that contains it.
  func columns(of text: String) -> Range<Int>? {
    lines.lazy.compactMap { $0.columns(of: text) }.first
  }

  /// The content of the focused text input.
  var field: String? {
    guard case .text(let text) = host.focusedNode?.controlValue else { return nil }
    return text
  }

  var focused: String {
    guard let node = host.focusedNode else { return "nothing" }
    var words: [String] = []
    func read(_ node: HostTree.Node) {
      if case .text(let text) = node.content.leaf { words.append(text.string) }
      for child in node.children { read(child) }
    }
    read(node)
    return words.joined(separator: " ")
  }
}

extension String {
  /// The range of characters that a text occupies in a row.
  fileprivate func columns(of text: String) -> Range<Int>? {
    guard let range = range(of: text) else { return nil }
    let start = distance(from: startIndex, to: range.lowerBound)
    return start..<(start + text.count)
  }
}
