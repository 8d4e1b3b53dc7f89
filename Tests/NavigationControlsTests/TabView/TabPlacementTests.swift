import SwiftUI
import Testing
import ViewTesting

@MainActor
struct TabPlacementTests {
  @Test("A section's name does not change its tabs' names")
  func section() throws {
    let app = ViewTest(Pages(.automatic))
    for (tab, text) in [("Work", "At work"), ("Play", "At play"), ("Work", "At work")] {
      try app.tap(.named(tab))
      #expect(app.exists(.named(text)))
    }
  }

  private struct Pages<Style: TabViewStyle>: View {
    let style: Style
    @State private var page = "home"
    @State private var customization = TabViewCustomization()
    @State private var count = 0

    init(_ style: Style) { self.style = style }

    var body: some View {
      TabView(selection: $page) {
        Tab("Home", systemImage: "house", value: "home") {
          VStack {
            Text("At home")
            Button("Hide drafts") { customization[tab: "drafts"].tabBarVisibility = .hidden }
            Button("Reset") { customization.resetVisibility() }
          }
        }
        Tab("Drafts", systemImage: "doc", value: "drafts") { Text("At drafts") }
          .customizationID("drafts")
          .tabPlacement(.automatic)
          .customizationBehavior(.reorderable, for: .sidebar, .tabBar)
        Tab("Aside", systemImage: "tray", value: "aside") { Text("At aside") }
          .tabPlacement(.sidebarOnly)
        Tab("Rare", systemImage: "tray", value: "rare") { Text("At rare") }
          .defaultVisibility(.hidden, for: .tabBar)
        TabSection("Folders") {
          Tab("Work", systemImage: "folder", value: "work") { Text("At work") }
          Tab("Play", systemImage: "folder", value: "play") { Text("At play") }
        }
        .sectionActions { Button("New folder") { count += 1 } }
        .customizationID("folders")
      }
      .tabViewStyle(style)
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Header") }
      .tabViewSidebarFooter { Text("Footer") }
      .tabViewSidebarBottomBar { Text("Bottom") }
      .tabViewBottomAccessory {
        HStack {
          Text(verbatim: "Playing \(count)")
          AccessoryPlace()
        }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
    }
  }

  private struct AccessoryPlace: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .expanded ? "in its row" : "nowhere") }
  }

  @Test("A tab bar shows the tabs placed in it, and the accessory below every page")
  func row() throws {
    let app = ViewTest(Pages(.automatic))
    #expect(app.exists(.button("Home")) && app.exists(.button("Drafts")))
    #expect(!app.exists("Aside") && !app.exists("Rare") && !app.exists("Header"))
    #expect(!app.exists("New folder"))
    #expect(app.exists("Playing 0") && app.exists("in its row"))
    #expect(
      try app.find("Playing 0").frame.minY >= app.find("At home").frame.maxY)
    try app.tap(.button("Drafts"))
    #expect(app.exists("At drafts") && app.exists("Playing 0"))
  }

  @Test("A sidebar has all tabs, its header and footer, and the actions of sections")
  func sidebar() throws {
    let app = ViewTest(Pages(.sidebarAdaptable))
    for text in ["Aside", "Rare", "Header", "Footer", "Bottom", "Folders"] {
      #expect(app.exists(.text(text)) || app.exists(.button(text)), "\(text)")
    }
    try app.tap("New folder")
    #expect(app.exists("Playing 1"))
    try app.tap(.button("Aside"))
    #expect(app.exists("At aside"))
  }

  @Test("A tab bar instead of a sidebar, if the app prefers it")
  func preference() {
    let app = ViewTest(
      Pages(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.tabBar))
    #expect(!app.exists("Header"))
  }

  @Test("The user's customization of a tab applies, and survives being stored")
  func customization() throws {
    let app = ViewTest(Pages(.automatic))
    try app.tap("Hide drafts")
    #expect(!app.exists(.button("Drafts")))
    try app.tap("Reset")
    #expect(app.exists(.button("Drafts")))
    var stored = TabViewCustomization()
    stored[tab: "a"].sidebarVisibility = .hidden
    stored[section: "s"].tabOrder = ["b", "a"]
    let data = try JSONEncoder().encode(stored)
    #expect(try JSONDecoder().decode(TabViewCustomization.self, from: data) == stored)
    stored.resetTabOrder()
    #expect(stored[section: "s"].tabOrder == nil && stored[tab: "a"].sidebarVisibility == .hidden)
  }

  @Test("Vertical pages have their dots at the trailing edge")
  func vertical() throws {
    let app = ViewTest(
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.verticalPage))
    let dots = app.findAll(.containing("Page "))
    #expect(dots.count == 2)
    #expect(dots[0].frame.minX == dots[1].frame.minX && dots[0].frame.minY < dots[1].frame.minY)
    #expect(try dots[0].frame.minX > app.find("One").frame.maxX)
    try dots[1].tap()
    #expect(app.exists("Two") && !app.exists("One"))
  }

  private struct Swiped<Style: TabViewStyle>: View {
    let style: Style
    @State private var log = "-"

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Text(verbatim: "log \(log)") }
        Tab("Drafts", systemImage: "doc") { Text("At drafts") }
          .contextMenu { Button("Copy") { log = "copied" } }
          .swipeActions { Button("Empty", role: .destructive) { log = "emptied" } }
          .swipeActions(edge: .leading) { Button("Pin") { log = "pinned" } }
      }
      .tabViewStyle(style)
    }
  }

  @Test("A tab's swipe actions are in its menu in a sidebar")
  func swipes() throws {
    let app = ViewTest(Swiped(style: .sidebarAdaptable))
    for (entry, done) in [("Empty", "emptied"), ("Pin", "pinned"), ("Copy", "copied")] {
      try app.button("Drafts").choose(entry)
      #expect(app.exists(.named("log \(done)")))
    }
    let row = ViewTest(Swiped(style: .tabBarOnly))
    try row.button("Drafts").openMenu()
    #expect(row.exists("Copy") && !row.exists("Empty"))
  }
}
