import Foundation

/// One line on the terminal that shows the current action; nothing without a terminal.
struct StatusLine {
  func show(_ text: String) { write(text) }
  func clear() { write("") }

  private func write(_ text: String) {
    guard Terminal.isErrorTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(78))".utf8))
  }
}
