import SwiftUI
import Testing
import ViewTesting

@MainActor
struct SectionTests {
  @Test("A tap on its header collapses a section, as the indicator shows")
  func closing() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        List {
          Section("Drafts", isExpanded: $isOpen) { Text("one") }
        }
      }
    }
    let app = ViewTest(Screen())
    #expect(app.exists("one"))
    try app.tap("Drafts")
    #expect(!app.exists("one"))
  }

  @Test("Actions of a section are rows after its own, before its footer, and fold with it")
  func actions() throws {
    struct Screen: View {
      @State private var isOpen = true
      @State private var names = ["Milk"]
      var body: some View {
        List {
          Section(isExpanded: $isOpen) {
            ForEach(names, id: \.self) { Text($0) }
          } header: {
            Text("Groceries")
          }
          .sectionActions { Button("Add") { names.append("Bread") } }
          Section {
            Text("one")
          } footer: {
            Text("Footer")
          }
          .sectionActions { Button("Two") {} }
        }
      }
    }
    let app = ViewTest(Screen())
    try app.tap("Add")
    let tops = try ["Groceries", "Milk", "Bread", "Add", "one", "Two", "Footer"]
      .map { try app.find($0).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    try app.tap("Groceries")
    #expect(!app.exists("Add") && app.exists("Two"))
  }

  @Test("Sections, even without a header, are as far apart as the list sets")
  func spacing() throws {
    func distance(_ spacing: ListSectionSpacing) throws -> CGFloat {
      let app = ViewTest(
        List {
          Section { Text("one") }
          Section { Text("two") }
        }
        .listSectionSpacing(spacing))
      return try app.find("two").frame.minY - app.find("one").frame.minY
    }
    let compact = try distance(.compact)
    #expect(try distance(.custom(40)) == compact + 40)
  }

  @Test("Rows keep the list's spacing")
  func rowSpacing() throws {
    func distance(_ spacing: CGFloat?) throws -> CGFloat {
      let app = ViewTest(
        List {
          Text("one")
          Text("two")
        }
        .listRowSpacing(spacing))
      return try app.find("two").frame.minY - app.find("one").frame.minY
    }
    #expect(try distance(32) == (try distance(nil)) + 32)
  }

  @Test("A disclosure group's style gets the label, the content and whether it is expanded")
  func disclosureStyle() throws {
    struct Signs: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          HStack {
            Text(configuration.isExpanded ? "minus" : "plus")
            configuration.label
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
    let app = ViewTest(
      List {
        DisclosureGroup("More") {
          Text("one")
          Text("two")
        }
      }
      .disclosureGroupStyle(Signs()))
    #expect(app.exists("plus") && !app.exists("one"))
    try app.tap("plus")
    #expect(app.exists("minus") && app.exists("one"))
    #expect(app.findAll(.row()).count == 3)
  }

  @Test("In edit mode the list's rows have a delete button and a move handle")
  func editing() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        EditButton()
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(verbatim: names.joined() + ".")
      }
    }
    let app = ViewTest(Screen())
    #expect(app.findAll(.button("Delete")).isEmpty)
    try app.tap("Edit")
    #expect(app.findAll(.button("Delete")).count == 3)
    try app.tap(.button("Delete").at(1))
    #expect(app.exists("ac."))
    let handle = try app.find(.role(.init(rawValue: "handle")).at(0))
    try handle.drag(by: CGSize(width: 0, height: handle.frame.height * 1.2))
    #expect(app.exists("ca."))
    try app.tap("Done")
    #expect(app.findAll(.button("Delete")).isEmpty)
  }
}
