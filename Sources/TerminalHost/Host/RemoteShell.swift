/// Decides whether a program belongs to a terminal whose user cannot see a window of this machine.
///
/// GTK and the bus would still find the session of whoever sits in front of it.
package enum RemoteShell {
  /// Returns whether a program without a named display was started in a terminal or over SSH.
  ///
  /// A pipeline such as `./app | tee log` leaves other streams at the terminal.
  ///
  /// - Parameter hasTerminal: whether the input, the output or the errors are at a terminal.
  package static func isAround(environment: [String: String], hasTerminal: Bool) -> Bool {
    if namesDisplay(environment) { return false }
    return hasTerminal || isSet(["SSH_CONNECTION", "SSH_TTY"], environment)
  }

  /// Returns whether the environment names a display.
  package static func namesDisplay(_ environment: [String: String]) -> Bool {
    isSet(["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"], environment)
  }

  private static func isSet(_ names: [String], _ environment: [String: String]) -> Bool {
    names.contains { environment[$0]?.isEmpty == false }
  }
}
