#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost
  @testable import SymbolDrawings

  /// What SwiftUI leaves to the platform follows the desktop's conventions.
  @Suite("The desktop's conventions", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct DesktopHabitsTests {
    private struct Barred: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            Label("Body", systemImage: "star")
              .navigationTitle("Notes")
              .toolbar {
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button("Words", systemImage: "star") {}.labelStyle(.titleAndIcon)
                Menu("More") {
                  Button("Save", systemImage: "tray") {}.keyboardShortcut("s")
                  Button("Save all") {}.keyboardShortcut("s", modifiers: [.command, .shift])
                  Button("Print") {}
                }
              }
          }
        }
      }
    }

    private struct Rows: App {
      @State private var text = ""
      @State private var isOn = false
      @State private var number = 1
      var body: some Scene {
        WindowGroup {
          Form {
            TextField("Name", text: $text)
            Stepper("Age", value: $number)
            Toggle("News", isOn: $isOn)
            Picker("To", selection: $number) { Text("One").tag(1) }
            LabeledContent("Size", value: "12")
            Text("漢字")
            Button("Save") {}
          }
        }
      }
    }

    private struct Scripts: App {
      var body: some Scene {
        WindowGroup { List(["Letter", "手紙を書く", "رسالة"], id: \.self) { Text($0) } }
      }
    }

    private func heights(_ fixture: HostFixture) -> [CGFloat] {
      var heights: [CGFloat] = []
      fixture.host.tree.root.forEachNode { node in
        if node.content.role == .row { heights.append(node.frame.height) }
      }
      return heights
    }

    @Test(
      "A bar shows its labels' icons, their titles as tooltips, and performs their actions")
    func icons() throws {
      let fixture = try HostFixture(app: Barred.self)
      #expect(!fixture.texts.contains("Share"))
      #expect(fixture.texts.contains("Words") && fixture.texts.contains("Body"))
      #expect(fixture.button("Share") != nil)
      var tips: [String] = []
      fixture.host.tree.root.forEachNode { node in
        if let tip = node.content.tooltip { tips.append(tip) }
      }
      #expect(tips == ["Share"])
    }

    @Test("Menus show titles beside icons, and key equivalents at the end")
    func shortcuts() throws {
      let fixture = try HostFixture(app: Barred.self)
      fixture.press(try #require(fixture.button("More")))
      #expect(fixture.texts.contains("Save"))
      #expect(fixture.texts.filter { $0.contains("Ctrl") } == ["Ctrl+S", "Shift+Ctrl+S"])
      #expect(fixture.button("Save") != nil && fixture.button("Save all") != nil)
    }

    @Test("Rows of a form are equally high, whatever they contain")
    func formRows() throws {
      let heights = heights(try HostFixture(app: Rows.self))
      #expect(heights.count == 7 && Set(heights) == [50], "\(heights)")
    }

    @Test("Rows of a list are equally high, whatever their script")
    func listRows() throws {
      let heights = heights(try HostFixture(app: Scripts.self))
      #expect(heights.count == 3 && Set(heights).count == 1, "\(heights)")
    }

    private struct Unknown: App {
      var body: some Scene {
        WindowGroup {
          NavigationStack {
            Text("Body").toolbar {
              Button("Known", systemImage: "star") {}
              Button("Unknown", systemImage: "florbulator.and.nonsense") {}
            }
          }
        }
      }
    }

    private struct German: App {
      var body: some Scene {
        WindowGroup {
          Menu("More") {
            Button("Save all") {}.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Erase") {}.keyboardShortcut(.deleteForward, modifiers: .option)
          }
          .environment(\.locale, Locale(identifier: "de_DE"))
        }
      }
    }

    @Test("A bar label whose symbol has no picture shows its title")
    func unknownSymbol() throws {
      let fixture = try HostFixture(app: Unknown.self)
      #expect(fixture.texts.contains("Unknown") && !fixture.texts.contains("Known"))
    }

    @Test("If the window has a picture of a symbol, labels know it")
    func knownSymbols() {
      let names =
        Array(SymbolIcons.table.keys) + SymbolEmoji.table.keys + DrawnSymbols.aliases.keys
        + DrawnSymbols.descriptions.keys
      // Some have their own descriptions.
      for name in names where !DrawnSymbols.aliases.values.contains(name) {
        #expect(!Image(systemName: name).isUnknownSymbol, "\(name)")
      }
    }

    @Test("Keys in menus have the names on keyboards of the user's language")
    func keysInGerman() throws {
      let fixture = try HostFixture(app: German.self)
      fixture.press(try #require(fixture.button("More")))
      #expect(fixture.texts.contains("Umschalt+Strg+S") && fixture.texts.contains("Alt+Entf"))
    }
  }
#endif
