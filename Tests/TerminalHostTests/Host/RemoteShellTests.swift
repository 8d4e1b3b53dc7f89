import Testing

@testable import TerminalHost

@Suite("Programs started where nobody would see their window")
struct RemoteShellTests {
  @Test("A terminal or SSH without a named display, even if the output goes elsewhere")
  func remote() {
    #expect(RemoteShell.isAround(environment: [:], hasTerminal: true))
    #expect(RemoteShell.isAround(environment: ["DISPLAY": ""], hasTerminal: true))
    for name in ["SSH_CONNECTION", "SSH_TTY"] {
      #expect(RemoteShell.isAround(environment: [name: "x"], hasTerminal: false))
    }
  }

  @Test("Not with a named display, such as one that SSH forwards, nor when a desktop starts it")
  func local() {
    #expect(!RemoteShell.isAround(environment: [:], hasTerminal: false))
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "GDK_BACKEND"] {
      let environment = [name: "x", "SSH_TTY": "/dev/pts/1"]
      #expect(!RemoteShell.isAround(environment: environment, hasTerminal: true))
    }
  }
}
