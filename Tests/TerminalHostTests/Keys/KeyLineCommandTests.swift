import HostInterface
import SwiftUI
import Testing

@testable import TerminalHost

private struct Letters: App {
  @State private var isLocked = true

  var body: some Scene {
    WindowGroup("Letters") {
      Pane()
    }
    .commands {
      CommandMenu("Letter") {
        Button("Send") {}.keyboardShortcut("e")
        Button("Burn") {}.keyboardShortcut("b").disabled(isLocked)
        Button("Fold") {}
      }
    }
  }

  struct Pane: View {
    @State private var isBare = false
    @State private var isAsking = false

    var body: some View {
      VStack {
        Button("Bare") { isBare.toggle() }
        Button("Ask") { isAsking = true }
      }
      .persistentSystemOverlays(isBare ? .hidden : .automatic)
      .sheet(isPresented: $isAsking) { Button("Done") { isAsking = false } }
    }
  }
}

@Suite("The line of keys with an app's commands and title")
@MainActor
struct KeyLineCommandTests {
  private func line(_ screen: AppScreen) -> String {
    screen.host.painter.screen.lines.last ?? ""
  }

  private func letters() -> AppScreen {
    let screen = AppScreen(app: Letters.self, 80, 16)
    screen.host.showsKeys = true
    screen.resize(80, 15)
    screen.resize(80, 16)
    return screen
  }

  @Test("The keys of the app's commands are shown, but not of those that cannot be typed")
  func commands() {
    let screen = letters()
    #expect(line(screen).contains("^E Send"))
    #expect(!line(screen).contains("Burn") && !line(screen).contains("Fold"))
    screen.type("\t\t\r")
    #expect(screen.text.contains("Done") && !line(screen).contains("Send"))
  }

  @Test("At its end is the window's title, if there is room")
  func title() {
    let screen = letters()
    #expect(line(screen).hasSuffix("Letters "))
    screen.resize(40, 16)
    screen.type("\t")
    #expect(line(screen).contains("⏎ Bare") && !line(screen).contains("Letters"))
  }

  @Test("The title gives way to the first three hints, but not to others")
  func titleBesideHints() {
    struct Files: App {
      var body: some Scene {
        WindowGroup("Files") { Text("Nothing to focus") }
          .commands {
            CommandMenu("File") {
              Button("New file") {}.keyboardShortcut("n")
              Button("Old file") {}.keyboardShortcut("o")
              Button("Save") {}.keyboardShortcut("s")
              Button("Anew") {}.keyboardShortcut("e")
            }
          }
      }
    }
    let screen = AppScreen(app: Files.self, 80, 16) { $0.showsKeys = true }
    #expect(line(screen).contains("^S Save  F2 Commands"))
    #expect(line(screen).hasSuffix(" Files "))
    screen.resize(68, 16)
    #expect(line(screen).contains("^S Save  F2") && !line(screen).contains("Files"))
  }

  @Test("An app can use the whole screen, and restore the line")
  func overlays() {
    let screen = letters()
    screen.type("\t\r")
    #expect(!line(screen).contains("^C") && screen.host.size.height == 16 * 16)
    screen.type("\r")
    #expect(line(screen).contains("^C Quit") && screen.host.size.height == 15 * 16)
  }

  @Test("F1 and a question mark show all keys, found by typing")
  func guide() {
    for key in ["\u{1B}OP", "?"] {
      let screen = letters()
      screen.type(key)
      #expect(screen.text.contains("Which key") && screen.text.contains("Send"))
      screen.type("load")
      #expect(screen.text.contains("Load anew") && screen.text.contains("^R F5"))
      screen.type("\r")
      #expect(!screen.text.contains("Load anew"))
    }
  }

  @Test("The palette shows the keys of its entries")
  func palette() {
    let screen = letters()
    screen.type("\u{1B}OQsend")
    #expect(screen.text.contains("Letter  ^E"))
  }

  /// A search, and more commands than have room.
  private struct Busy: App {
    var body: some Scene {
      WindowGroup("Busy") {
        NavigationStack {
          List(0..<3, id: \.self) { Text("Row \($0)") }.searchable(text: .constant(""))
        }
      }
      .commands {
        CommandMenu("Work") {
          ForEach(1..<8) { number in
            Button("Order number \(number)") {}
              .keyboardShortcut(KeyEquivalent(Character(String(number))))
          }
        }
      }
    }
  }

  @Test("What the screen has comes before the commands, and what has no room is a key away")
  func order() {
    let screen = AppScreen(app: Busy.self, 80, 16) { $0.showsKeys = true }
    #expect(line(screen).contains("^F Search  Alt-1 Order number 1"))
    #expect(line(screen).contains("F2 Commands  F1 Keys  ^C Quit"))
    #expect(!line(screen).contains("Order number 7"))
  }

  /// An editor below two buttons.
  @Test("A label that is too long is shortened, more so in a narrow window")
  func longLabels() {
    struct Long: App {
      var body: some Scene {
        WindowGroup("Long") {
          VStack {
            Button("Delete everything that was ever written here") {}
            Toggle("すべての変更を自動的に保存してから終了する", isOn: .constant(true))
          }
        }
        .commands {
          CommandMenu("Letter") {
            Button("Send it to everyone in the address book") {}.keyboardShortcut("e")
          }
        }
      }
    }
    func screen(_ columns: Int) -> AppScreen {
      AppScreen(app: Long.self, columns, 16) {
        $0.showsKeys = true
        $0.awaitsFirstFocus = true
      }
    }
    let wide = screen(90)
    #expect(line(wide).hasPrefix(" ⏎ Delete everything that…  ^E Send it to everyone in…  "))
    wide.type("\t")
    #expect(line(wide).hasPrefix(" Space すべての変更を自動的に…  "))
    let narrow = screen(40)
    #expect(line(narrow).hasPrefix(" ⏎ Delete everythin…  F1 Keys  ^C Quit"))
  }

  @Test("In a right-to-left layout it begins at the right, and the title is at the left")
  func rightToLeft() {
    let screen = AppScreen(app: Letters.self, 80, 16) { host in
      host.showsKeys = true
      host.change { $0.isRightToLeft = true }
    }
    #expect(line(screen).hasPrefix(" Letters  "))
    #expect(line(screen).contains("Quit ^C  Keys F1"))
    #expect(line(screen).contains("Send ^E"))
  }

  @Test("Without a title, the hints take the whole line")
  func exactWidth() {
    let hints = (1...8).map { KeyHint("^\($0)", "Word") }
    #expect(KeyLine(hints: hints).shown(in: 8 * 9 + 1) == hints)
    #expect(KeyLine(hints: hints).shown(in: 8 * 9).count == 7)
  }

  @Test("A title gives way to the whole first hint")
  func firstHint() {
    let hints = [
      KeyHint("⏎", "Open document"), KeyHint("F2", "Commands"), KeyHint("^C", "Quit"),
    ]
    let title = String(repeating: "t", count: 20)
    #expect(KeyLine(hints: hints, title: title).shown(in: 60) == hints)
    #expect(KeyLine(hints: hints, title: title).shown(in: 38).first?.words.last == "…")
  }
}
