#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  /// What SwiftUI leaves to the platform, as desktops have it.
  @Suite("A desktop's habits", .serialized, .enabled { await hasDisplay })
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

    private func heights(_ stage: Stage) -> [CGFloat] {
      var heights: [CGFloat] = []
      stage.host.tree.root.forEachNode { node in
        if node.content.role == .row { heights.append(node.frame.height) }
      }
      return heights
    }

    @Test(
      "A bar shows the icons of labels, tells their titles to the mouse, and does as it is told")
    func icons() throws {
      let stage = try Stage(app: Barred.self)
      #expect(!stage.texts.contains("Share"))
      #expect(stage.texts.contains("Words") && stage.texts.contains("Body"))
      #expect(stage.button("Share") != nil)
      var tips: [String] = []
      stage.host.tree.root.forEachNode { node in
        if let tip = node.content.tooltip { tips.append(tip) }
      }
      #expect(tips == ["Share"])
    }

    @Test("Menus have words beside icons, and at the end the keys that do the same")
    func shortcuts() throws {
      let stage = try Stage(app: Barred.self)
      stage.press(try #require(stage.button("More")))
      #expect(stage.texts.contains("Save"))
      #expect(stage.texts.filter { $0.contains("Ctrl") } == ["Ctrl+S", "Shift+Ctrl+S"])
      #expect(stage.button("Save") != nil && stage.button("Save all") != nil)
    }

    @Test("Rows of a form are equally high, whatever stands in them")
    func formRows() throws {
      let heights = heights(try Stage(app: Rows.self))
      #expect(heights.count == 7 && Set(heights) == [50], "\(heights)")
    }

    @Test("Rows of a list are equally high, whatever script their words are in")
    func listRows() throws {
      let heights = heights(try Stage(app: Scripts.self))
      #expect(heights.count == 3 && Set(heights).count == 1, "\(heights)")
    }
  }
#endif
