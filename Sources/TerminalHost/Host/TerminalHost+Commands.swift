import Foundation
import HostInterface
import TerminalDevice

extension TerminalHost {
  package func perform(_ command: HostCommand) {
    switch command {
    case .focus(let id):
      requestedFocus = .some(id)
      scheduleFlush()
    case .copy(let text): copy(text)
    // A terminal has no other programs to drag to.
    case .offer: break
    case .openURL(let url): open(url)
    // A terminal's screen reader reads what appears on the screen.
    case .announce: break
    case .prefer(let isDark): prefer(isDark: isDark)
    case .showOverlays(let isShown): hidesOverlays = !isShown
    // The only window is in front.
    case .present: break
    case .close:
      if isInFrame { quitsAfterFrame = true } else { quit() }
    }
  }

  func copy(_ text: String) {
    clipboard = text
    if let sequence = Clipboard.copy(text) { session?.write(sequence) }
  }

  /// Asks the desktop to open a link. Without a desktop, such as on a remote host, the link goes to
  /// the clipboard of the terminal's machine.
  private func open(_ url: URL) {
    let variables = ProcessInfo.processInfo.environment
    let hasDesktop = variables["DISPLAY"] != nil || variables["WAYLAND_DISPLAY"] != nil
    guard hasDesktop else { return copy(url.absoluteString) }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", url.absoluteString]
    opener.standardInput = FileHandle.nullDevice
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    opener.terminationHandler = { [weak self] process in
      guard process.terminationStatus != 0 else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.copy(url.absoluteString) } }
    }
    do { try opener.run() } catch { copy(url.absoluteString) }
  }
}
