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

    private func bars(_ fixture: HostFixture) -> [CGRect] {
      fixture.nativeWidgets(HeaderWidget.self).filter {
        gtk_widget_get_child_visible($0.widget) != 0 && (fixture.host.tree[$0.id]?.isSeen ?? false)
      }.map { fixture.host.tree[$0.id]?.absoluteFrame ?? .zero }
    }

    /// There is a single bar, at the upper edge, with all of these in it.
    private func check(_ fixture: HostFixture, _ texts: String...) throws {
      fixture.rest()
      #expect(bars(fixture).count == 1)
      #expect(bars(fixture).first?.minY == 0)
      #expect(gtk_widget_get_visible(fixture.firstWindow.header) == 0)
      for text in texts {
        let frame = try #require(fixture.frame(ofText: text), "\(text) is nowhere")
        #expect(frame.maxY < 47, "\(text) is not in the bar")
      }
    }

    @Test("In a wide window the tabs are in the bar, with the titles and items of their stacks")
    func wideTabs() throws {
      let fixture = try HostFixture(width: 800) {
        TabView {
          Tab("Nature", systemImage: "leaf") { Parks() }
          Tab("Plain", systemImage: "star") { Text("no bar") }
        }
      }
      try check(fixture, "Nature", "Plain", "Edit")
      let plain = try #require(fixture.button("Plain"))
      fixture.press(try #require(fixture.button("Edit")))
      #expect(fixture.texts.contains("pressed: edit"))
      fixture.press(try #require(fixture.button("Sarek")))
      try check(fixture, "Nature", "Plain", "Lapland")
      #expect(fixture.button("Edit") == nil)
      fixture.press(try #require(fixture.button("Back")))
      try check(fixture, "Nature", "Plain", "Edit")
      #expect(fixture.button("Back") == nil)
      #expect(fixture.button("Plain") == plain)
      fixture.press(plain)
      #expect(fixture.texts.contains("no bar"))
      try check(fixture, "Nature", "Plain")
      #expect(fixture.button("Edit") == nil)
      #expect(fixture.button("Plain") == plain)
      let bar = try #require(bars(fixture).first)
      let first = try #require(fixture.frame(ofText: "Nature"))
      let last = try #require(fixture.frame(ofText: "Plain"))
      let middle = (first.minX + last.maxX) / 2
      #expect(abs(middle - bar.midX) < 24)
    }

    @Test("When the window becomes narrow, the tabs move below the pages")
    func narrowTabs() throws {
      let fixture = try HostFixture(width: 420) {
        TabView {
          Tab("Nature", systemImage: "leaf") { Parks() }
          Tab("Plain", systemImage: "star") { Text("no bar") }
        }
      }
      try check(fixture, "Parks", "Edit")
      #expect(try #require(fixture.frame(ofText: "Plain")).minY > 200)
    }

    @Test("Tabs whose labels do not fit in the bar move below the pages")
    func manyTabs() throws {
      let fixture = try HostFixture(width: 420) {
        TabView {
          Tab("Home", systemImage: "house") { Text("a page") }
          Tab("Coming Soon", systemImage: "play") { Text("b") }
          Tab("Downloads", systemImage: "tray") { Text("c") }
          Tab("More", systemImage: "ellipsis") { Text("d") }
        }
      }
      fixture.rest()
      for tab in ["Home", "Coming Soon", "Downloads", "More"] {
        let frame = try #require(fixture.frame(ofText: tab))
        #expect(frame.minY > 200, "\(tab)")
        // The title is whole, below its icon.
        let alone = try HostFixture { Text(tab).font(.caption) }
        #expect(try frame.width >= #require(alone.frame(ofText: tab)).width - 0.5, "\(tab)")
      }
    }

    @Test("A stack in a tab, in a split view's column, has the column's bar")
    func tabsInColumn() throws {
      let fixture = try HostFixture(width: 1000) {
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
      fixture.rest()
      #expect(bars(fixture).count == 2 && bars(fixture).allSatisfy { $0.minY == 0 })
      #expect(try #require(fixture.frame(ofText: "Edit")).maxY < 47)
      fixture.press(try #require(fixture.button("Towns")))
      fixture.rest()
      #expect(fixture.texts.contains("Kiruna"))
      #expect(bars(fixture).count == 2 && bars(fixture).allSatisfy { $0.minY == 0 })
      #expect(fixture.button("Hide Sidebar") != nil)
    }

    @Test("A stack on a pushed screen has that screen's bar and back button")
    func stackInStack() throws {
      let fixture = try HostFixture {
        NavigationStack {
          NavigationLink("Go") { Parks() }.navigationTitle("Start")
        }
      }
      fixture.press(try #require(fixture.button("Go")))
      try check(fixture, "Parks", "Edit")
      fixture.press(try #require(fixture.button("Sarek")))
      try check(fixture, "Lapland")
      fixture.press(try #require(fixture.button("Back")))
      try check(fixture, "Parks", "Edit")
      fixture.press(try #require(fixture.button("Back")))
      try check(fixture, "Start")
      #expect(fixture.button("Back") == nil)
    }

    @Test("Items set around a stack are in its bar, the search field below it")
    func roundStack() throws {
      let fixture = try HostFixture {
        Parks()
          .searchable(text: .constant(""))
          .toolbar { Button("Share") {} }
      }
      try check(fixture, "Parks", "Edit", "Share")
      let entry = try #require(fixture.nativeWidgets(EntryWidget.self).first)
      #expect(try #require(fixture.host.tree[entry.id]).absoluteFrame.minY >= 47)
    }

    @Test("Items set around a split view are in its last column's bar")
    func roundColumns() throws {
      let fixture = try HostFixture(width: 800) {
        NavigationSplitView {
          List { Text("Inbox") }.navigationTitle("Mail")
        } detail: {
          Text("Nothing chosen").navigationTitle("Letter")
        }
        .searchable(text: .constant(""))
        .toolbar { Button("Write") {} }
      }
      fixture.rest()
      #expect(bars(fixture).count == 2 && bars(fixture).allSatisfy { $0.minY == 0 })
      #expect(gtk_widget_get_visible(fixture.firstWindow.header) == 0)
      let write = try #require(fixture.frame(ofText: "Write"))
      let letter = try #require(fixture.frame(ofText: "Letter"))
      #expect(write.maxY < 47 && write.minX > letter.maxX)
      #expect(fixture.nativeWidgets(EntryWidget.self).count == 1)
    }

    @Test("A stack in a sheet has the sheet's bar, with the items set around it")
    func sheet() throws {
      let fixture = try HostFixture {
        Text("behind").sheet(isPresented: .constant(true)) {
          Parks().toolbar { Button("Done") {} }
        }
      }
      fixture.rest()
      #expect(bars(fixture).count == 1)
      let done = try #require(fixture.frame(ofText: "Done"))
      let edit = try #require(fixture.frame(ofText: "Edit"))
      #expect(done.midY == edit.midY)
    }

    @Test("Stacks side by side, and one in the inspector, have a bar each")
    func beside() throws {
      let fixture = try HostFixture(width: 900) {
        NavigationStack {
          Text("main").navigationTitle("Main")
            .inspector(isPresented: .constant(true)) {
              NavigationStack { Text("inside").navigationTitle("Details") }
            }
        }
      }
      fixture.rest()
      let (main, details) = (fixture.frame(ofText: "Main"), fixture.frame(ofText: "Details"))
      #expect(try #require(main).maxY < 47)
      #expect(try #require(details).minY > 40)
    }
  }
#endif
