import Foundation

/// One line on the terminal that says what is being done; nothing where there is no terminal.
struct StatusLine {
  func show(_ text: String) { write(text) }
  func clear() { write("") }

  private func write(_ text: String) {
    guard Terminal.isErrorTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(78))".utf8))
  }
}
