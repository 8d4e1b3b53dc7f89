import Controls
import Foundation
import PresentationControls
import UIKitNames
import ViewBasics
import ViewEvents
import ViewRuntime
import ViewTexts

/// An alert, for code that uses AppKit's.
///
/// ```swift
/// let alert = NSAlert()
/// alert.messageText = "Delete the note?"
/// alert.informativeText = "It cannot be brought back."
/// alert.addButton(withTitle: "Delete")
/// alert.addButton(withTitle: "Cancel")
/// if alert.runModal() == .alertFirstButtonReturn { delete() }
/// ```
///
/// It is shown in the app's front window. In a test, `ViewTest.onWait(_:)` answers it.
@MainActor @preconcurrency
open class NSAlert: NSObject {
  /// The severity of an alert.
  public enum Style: UInt, Sendable {
    /// Something the user should know of.
    case warning = 0
    /// Something the user may want to know.
    case informational = 1
    /// Data may be lost; the alert has a warning icon.
    case critical = 2
  }

  /// Creates an alert, which is not shown yet.
  public override init() { super.init() }

  /// Creates an alert that says what an error is.
  public convenience init(error: any Error) {
    self.init()
    messageText = error.localizedDescription
    informativeText = (error as NSError).localizedRecoverySuggestion ?? ""
  }

  /// The title.
  public var messageText = ""
  /// The text below the title.
  public var informativeText = ""
  /// The severity.
  public var alertStyle = Style.warning
  /// The icon.
  ///
  /// - Note: Without effect: an alert that is critical has a warning icon, others have none.
  public var icon: NSImage?
  /// Whether there is a help button.
  ///
  /// - Note: Without effect: there is no help viewer.
  public var showsHelp = false
  /// Whether there is a check box with which the user asks not to be shown this again.
  public var showsSuppressionButton = false
  /// The check box; its state is the user's answer.
  public private(set) lazy var suppressionButton: NSButton? = NSButton(title: "")
  /// The buttons, in the order in which they were added.
  public private(set) var buttons: [NSButton] = []

  /// Adds a button. The first one is the default button, which Return presses, unless its
  /// `keyEquivalent` is changed; one with the title "Cancel" is what Escape presses.
  @discardableResult
  open func addButton(withTitle title: String) -> NSButton {
    let button = NSButton(title: title)
    if title == "Cancel" { button.keyEquivalent = "\u{1B}" }
    if buttons.isEmpty { button.keyEquivalent = "\r" }
    button.tag = NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + buttons.count
    buttons.append(button)
    return button
  }

  /// Shows the alert and waits for the user's answer; see ``NSSavePanel/runModal()``.
  ///
  /// - Returns: `.alertFirstButtonReturn` for the first button, and so on; `.cancel` where nobody
  ///   can be waited for.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse { show { _ in }.wait() }

  /// Shows the alert in the front window.
  ///
  /// - Parameter handler: called with the user's answer.
  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { show { handler?($0) } }

  /// Shows the alert in the front window, and returns the user's answer.
  @discardableResult
  open func beginSheetModal(for sheetWindow: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: sheetWindow) { continuation.resume(returning: $0) }
    }
  }

  @discardableResult
  private func show(
    ended: @escaping (NSApplication.ModalResponse) -> Void
  ) -> PanelSession {
    PanelSession(ended: ended) { runtime, session in
      runtime.presentAlert(
        title: Text(verbatim: messageText),
        message: informativeText.isEmpty ? nil : Text(verbatim: informativeText),
        severity: alertStyle == .critical ? .critical : .standard,
        suppression: showsSuppressionButton ? suppressionButton.map(Self.suppression) : nil,
        actions: AlertButtons(buttons: buttons) { session.end(with: .init($0)) }
      ) { session.end(with: .cancel) }
    }
  }

  private static func suppression(_ box: NSButton) -> (label: Text?, isOn: Binding<Bool>) {
    let isOn = Binding<Bool>.unread {
      box.state == .on
    } set: {
      box.state = $0 ? .on : .off
    }
    return (box.title.isEmpty ? nil : Text(verbatim: box.title), isOn)
  }
}

/// The buttons of an alert; without any there is an OK.
private struct AlertButtons: View {
  let buttons: [NSButton]
  let answer: @MainActor (Int) -> Void

  var body: some View {
    if buttons.isEmpty {
      Button(.library("OK")) { answer(NSApplication.ModalResponse.alertFirstButtonReturn.rawValue) }
        .keyboardShortcut(.defaultAction)
    }
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: role(of: button)) {
        answer(button.tag)
      } label: {
        Text(verbatim: button.title)
      }
      .keyboardShortcut(index == defaultIndex ? .defaultAction : nil)
    }
  }

  private var defaultIndex: Int? { buttons.firstIndex { $0.keyEquivalent == "\r" } }

  private func role(of button: NSButton) -> ButtonRole? {
    if button.hasDestructiveAction { return .destructive }
    return button.title == "Cancel" || button.keyEquivalent == "\u{1B}" ? .cancel : nil
  }
}
