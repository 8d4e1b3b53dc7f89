import UIKitNames
import ViewRuntime

/// One time that a panel or an alert of AppKit is shown, until the user has answered it.
@MainActor
final class PanelSession {
  private(set) var response: NSApplication.ModalResponse?
  private var presentation: CalledPresentation?
  /// Taken out by the first answer: it usually refers to the panel, which refers to this.
  private var ended: ((NSApplication.ModalResponse) -> Void)?

  /// Shows it in the front window; without a window it is cancelled at once.
  ///
  /// - Parameter ended: called once, when the user has answered.
  init(
    ended: @escaping (NSApplication.ModalResponse) -> Void = { _ in },
    present: (ViewRuntime, PanelSession) -> CalledPresentation?
  ) {
    self.ended = ended
    presentation = ViewRuntime.current.flatMap { present($0, self) }
    if presentation == nil { end(with: .cancel) }
  }

  /// Closes it; only the first answer counts.
  func end(with response: NSApplication.ModalResponse) {
    guard self.response == nil else { return }
    self.response = response
    presentation?.close()
    presentation = nil
    let ended = ended.take()
    ended?(response)
  }

  /// Waits for the user's answer, who uses only what is presented meanwhile.
  func wait() -> NSApplication.ModalResponse {
    if let presentation {
      ViewRuntime.current?.wait(for: presentation) { response == nil }
    }
    end(with: .cancel)
    return response ?? .cancel
  }
}
