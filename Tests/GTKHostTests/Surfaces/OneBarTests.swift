#if GTK
  import CAdw
  import Foundation
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("A window has one bar", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct OneBarTests {
    struct Parks: View {
      @State private var pressed = ""
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Sarek") {
              Text("A park in Lapland").navigationTitle("Lapland")
            }
            Text("pressed: \(pressed)")
          }
          .navigationTitle("Parks")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Button("Edit") { pressed = "edit" } }
          }
        }
      }
    }

    private func bars(_ stage: Stage) -> [CGRect] {
      stage.nativeWidgets(HeaderWidget.self).filter {
        gtk_widget_get_child_visible($0.widget) != 0 && (stage.host.tree[$0.id]?.isSeen ?? false)
      }.map { stage.host.tree[$0.id]?.absoluteFrame ?? .zero }
    }

    /// There is one bar, at the upper edge, with all of these on it.
    private func check(_ stage: Stage, _ texts: String...) throws {
      stage.rest()
      #expect(bars(stage).count == 1)
      #expect(bars(stage).first?.minY == 0)
      #expect(gtk_widget_get_visible(stage.firstWindow.header) == 0)
      for text in texts {
        let frame = try #require(stage.frame(ofText: text), "\(text) is nowhere")
        #expect(frame.maxY < 47, "\(text) is not in the bar")
      }
    }

    @Test("Tabs stand in the bar of a wide window, with what their pages' stacks say")
    func wideTabs() throws {
      let stage = try Stage(width: 800) {
        TabView {
          Tab("Nature", systemImage: "leaf") { Parks() }
          Tab("Plain", systemImage: "star") { Text("no bar") }
        }
      }
      try check(stage, "Nature", "Plain", "Edit")
      let plain = try #require(stage.button("Plain"))
      stage.press(try #require(stage.button("Edit")))
      #expect(stage.texts.contains("pressed: edit"))
      stage.press(try #require(stage.button("Sarek")))
      try check(stage, "Nature", "Plain", "Lapland")
      #expect(stage.button("Edit") == nil)
      stage.press(try #require(stage.button("Back")))
      try check(stage, "Nature", "Plain", "Edit")
      #expect(stage.button("Back") == nil)
      #expect(stage.button("Plain") == plain)
      stage.press(plain)
      #expect(stage.texts.contains("no bar"))
      try check(stage, "Nature", "Plain")
      #expect(stage.button("Edit") == nil)
      #expect(stage.button("Plain") == plain)
      let bar = try #require(bars(stage).first)
      let first = try #require(stage.frame(ofText: "Nature"))
      let last = try #require(stage.frame(ofText: "Plain"))
      let middle = (first.minX + last.maxX) / 2
      #expect(abs(middle - bar.midX) < 24)
    }

    @Test("The tabs go below the pages when the window becomes narrow")
    func narrowTabs() throws {
      let stage = try Stage(width: 420) {
        TabView {
          Tab("Nature", systemImage: "leaf") { Parks() }
          Tab("Plain", systemImage: "star") { Text("no bar") }
        }
      }
      try check(stage, "Parks", "Edit")
      #expect(try #require(stage.frame(ofText: "Plain")).minY > 200)
    }

    @Test("A stack on a page of tabs, in a split view's column, has the column's bar")
    func tabsInColumn() throws {
      let stage = try Stage(width: 1000) {
        NavigationSplitView {
          List { Text("Places") }.navigationTitle("World")
        } detail: {
          TabView {
            Tab("Nature", systemImage: "leaf") { Parks() }
            Tab("Towns", systemImage: "star") {
              NavigationStack { Text("Kiruna").navigationTitle("Towns of Lapland") }
            }
          }
        }
      }
      stage.rest()
      #expect(bars(stage).count == 2 && bars(stage).allSatisfy { $0.minY == 0 })
      #expect(try #require(stage.frame(ofText: "Edit")).maxY < 47)
      stage.press(try #require(stage.button("Towns")))
      stage.rest()
      #expect(stage.texts.contains("Kiruna"))
      #expect(bars(stage).count == 2 && bars(stage).allSatisfy { $0.minY == 0 })
      #expect(stage.button("Hide Sidebar") != nil)
    }

    @Test("A stack on a pushed screen has that screen's bar and way back")
    func stackInStack() throws {
      let stage = try Stage {
        NavigationStack {
          NavigationLink("Go") { Parks() }.navigationTitle("Start")
        }
      }
      stage.press(try #require(stage.button("Go")))
      try check(stage, "Parks", "Edit")
      stage.press(try #require(stage.button("Sarek")))
      try check(stage, "Lapland")
      stage.press(try #require(stage.button("Back")))
      try check(stage, "Parks", "Edit")
      stage.press(try #require(stage.button("Back")))
      try check(stage, "Start")
      #expect(stage.button("Back") == nil)
    }

    @Test("What is said round a stack stands in the stack's bar, the search below it")
    func roundStack() throws {
      let stage = try Stage {
        Parks()
          .searchable(text: .constant(""))
          .toolbar { Button("Share") {} }
      }
      try check(stage, "Parks", "Edit", "Share")
      let entry = try #require(stage.nativeWidgets(EntryWidget.self).first)
      #expect(try #require(stage.host.tree[entry.id]).absoluteFrame.minY >= 47)
    }

    @Test("What is said round a split view stands in its last column's bar")
    func roundColumns() throws {
      let stage = try Stage(width: 800) {
        NavigationSplitView {
          List { Text("Inbox") }.navigationTitle("Mail")
        } detail: {
          Text("Nothing chosen").navigationTitle("Letter")
        }
        .searchable(text: .constant(""))
        .toolbar { Button("Write") {} }
      }
      stage.rest()
      #expect(bars(stage).count == 2 && bars(stage).allSatisfy { $0.minY == 0 })
      #expect(gtk_widget_get_visible(stage.firstWindow.header) == 0)
      let write = try #require(stage.frame(ofText: "Write"))
      let letter = try #require(stage.frame(ofText: "Letter"))
      #expect(write.maxY < 47 && write.minX > letter.maxX)
      #expect(stage.nativeWidgets(EntryWidget.self).count == 1)
    }

    @Test("A stack in a sheet has the sheet's bar, with what is said round it")
    func sheet() throws {
      let stage = try Stage {
        Text("behind").sheet(isPresented: .constant(true)) {
          Parks().toolbar { Button("Done") {} }
        }
      }
      stage.rest()
      #expect(bars(stage).count == 1)
      let done = try #require(stage.frame(ofText: "Done"))
      let edit = try #require(stage.frame(ofText: "Edit"))
      #expect(done.midY == edit.midY)
    }

    @Test("Stacks beside each other, and one in the inspector, have a bar each")
    func beside() throws {
      let stage = try Stage(width: 900) {
        NavigationStack {
          Text("main").navigationTitle("Main")
            .inspector(isPresented: .constant(true)) {
              NavigationStack { Text("inside").navigationTitle("Details") }
            }
        }
      }
      stage.rest()
      let (main, details) = (stage.frame(ofText: "Main"), stage.frame(ofText: "Details"))
      #expect(try #require(main).maxY < 47)
      #expect(try #require(details).minY > 40)
    }
  }
#endif
