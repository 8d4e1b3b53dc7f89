import SwiftUI
import Testing
import ViewTesting

private struct Item: Identifiable, Hashable {
  let id: Int
}

/// A binding of each type that controls take.
@MainActor private struct Bindings {
  let flag: Binding<Bool>
  let text: Binding<String>
  let number: Binding<Int>
  let share: Binding<Double>
  let date: Binding<Date>
  let dates: Binding<Set<DateComponents>>
  let color: Binding<Color>
  let item: Binding<Item?>
  let choice: Binding<Int?>
  let choices: Binding<Set<Int>>
  let path: Binding<[Int]>
  let order: Binding<[KeyPathComparator<Item>]>
  let position: Binding<ScrollPosition>
  let columns: Binding<NavigationSplitViewVisibility>
}

/// A body that only passes a binding on.
private struct Taker: View {
  let bindings: Bindings
  let place: Place

  var body: some View { place.view(bindings) }
}

/// Owns the values; its body passes bindings on and reads none.
private struct Owner: View {
  @State private var flag = false
  @State private var text = "one"
  @State private var number = 1
  @State private var share = 0.25
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var dates: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var item: Item?
  @State private var choice: Int?
  @State private var choices: Set<Int> = []
  @State private var path: [Int] = []
  @State private var order = [KeyPathComparator(\Item.id)]
  @State private var position = ScrollPosition()
  @State private var columns = NavigationSplitViewVisibility.all
  let place: Place

  var body: some View {
    PlainButton("write") {
      flag.toggle()
      text += "!"
      number += 1
      share += 0.25
      date += 86_400
      dates = [DateComponents(year: 2001, month: 1, day: 2)]
      color = .blue
      item = item == nil ? Item(id: 1) : nil
      choice = choice == nil ? 1 : nil
      choices = [1]
      path = [1]
      order = [KeyPathComparator(\Item.id, order: .reverse)]
      position.scrollTo(edge: .bottom)
      columns = .detailOnly
    }
    Taker(
      bindings: Bindings(
        flag: $flag, text: $text, number: $number, share: $share, date: $date, dates: $dates,
        color: $color, item: $item, choice: $choice, choices: $choices, path: $path,
        order: $order, position: $position, columns: $columns),
      place: place)
  }
}

/// A view that takes a binding.
private struct Place: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let view: @MainActor @Sendable (Bindings) -> AnyView

  init<Content: View>(
    _ name: String, @ViewBuilder _ content: @escaping @MainActor @Sendable (Bindings) -> Content
  ) {
    testDescription = name
    view = { AnyView(content($0)) }
  }

  static let presentations = [
    Place("sheet(isPresented:)") { b in Text("a").sheet(isPresented: b.flag) { Text("b") } },
    Place("sheet(item:)") { b in Text("a").sheet(item: b.item) { _ in Text("b") } },
    Place("fullScreenCover") { b in
      Text("a").fullScreenCover(isPresented: b.flag) { Text("b") }
    },
    Place("popover(isPresented:)") { b in Text("a").popover(isPresented: b.flag) { Text("b") } },
    Place("popover(item:)") { b in Text("a").popover(item: b.item) { _ in Text("b") } },
    Place("inspector") { b in Text("a").inspector(isPresented: b.flag) { Text("b") } },
    Place("alert") { b in Text("a").alert("title", isPresented: b.flag) { Button("b") {} } },
    Place("alert of data") { b in
      Text("a").alert("title", isPresented: b.flag, presenting: 1) { _ in Button("b") {} }
    },
    Place("confirmationDialog") { b in
      Text("a").confirmationDialog("title", isPresented: b.flag) { Button("b") {} }
    },
    Place("fileImporter") { b in
      Text("a").fileImporter(isPresented: b.flag, allowedContentTypes: [.text]) { _ in }
    },
  ]

  static let navigation = [
    Place("NavigationStack(path:)") { b in
      NavigationStack(path: b.path) {
        Text("a").navigationDestination(for: Int.self) { Text("\($0)") }
      }
    },
    Place("navigationDestination(isPresented:)") { b in
      NavigationStack {
        Text("a").navigationDestination(isPresented: b.flag) { Text("b") }
      }
    },
    Place("navigationDestination(item:)") { b in
      NavigationStack { Text("a").navigationDestination(item: b.item) { _ in Text("b") } }
    },
    Place("NavigationLink(isActive:)") { b in
      NavigationStack { NavigationLink("a", isActive: b.flag) { Text("b") } }
    },
    Place("NavigationLink(tag:selection:)") { b in
      NavigationStack {
        NavigationLink(tag: 1, selection: b.choice) {
          Text("b")
        } label: {
          Text("a")
        }
      }
    },
    Place("NavigationSplitView") { b in
      NavigationSplitView(columnVisibility: b.columns) {
        Text("a")
      } detail: {
        Text("b")
      }
    },
    Place("TabView") { b in
      TabView(selection: b.number) { Text("a").tag(1).tabItem { Text("one") } }
    },
    Place("navigationTitle") { b in NavigationStack { Text("a").navigationTitle(b.text) } },
    Place("searchable") { b in
      NavigationStack { Text("a").searchable(text: b.text, isPresented: b.flag) }
    },
  ]

  static let controls = [
    Place("Toggle") { b in Toggle("a", isOn: b.flag) },
    Place("TextField") { b in TextField("a", text: b.text) },
    Place("TextField(value:format:)") { b in TextField("a", value: b.number, format: .number) },
    Place("TextField(value:) of an optional") { b in
      TextField("a", value: b.choice, format: .number)
    },
    Place("SecureField") { b in SecureField("a", text: b.text) },
    Place("TextEditor") { b in TextEditor(text: b.text) },
    Place("Slider") { b in Slider(value: b.share, in: 0...10, step: 0.25) },
    Place("Stepper") { b in Stepper("a", value: b.number, in: 0...9) },
    Place("Stepper(format:)") { b in Stepper("a", value: b.share, step: 1, format: .number) },
    Place("Picker") { b in Picker("a", selection: b.number) { Text("one").tag(1) } },
    Place("DatePicker") { b in DatePicker("a", selection: b.date) },
    Place("MultiDatePicker") { b in MultiDatePicker("a", selection: b.dates) },
    Place("ColorPicker") { b in ColorPicker("a", selection: b.color) },
    Place("DisclosureGroup") { b in DisclosureGroup("a", isExpanded: b.flag) { Text("b") } },
    Place("Section(isExpanded:)") { b in
      List { Section("a", isExpanded: b.flag) { Text("b") } }
    },
    Place("List, one choice") { b in List(selection: b.choice) { Text("b").tag(1) } },
    Place("List, many choices") { b in List(selection: b.choices) { Text("b").tag(1) } },
    Place("Table") { b in
      Table([Item(id: 1)], selection: b.choices, sortOrder: b.order) {
        TableColumn("id", value: \.id) { Text("\($0.id)") }
      }
    },
    Place("scrollPosition") { b in ScrollView { Text("a") }.scrollPosition(b.position) },
    Place("scrollPosition(id:)") { b in ScrollView { Text("a") }.scrollPosition(id: b.choice) },
  ]
}

@MainActor
struct TakenBindingTests {
  @Test(
    "S2.7 A body that passes a binding on has not read it",
    arguments: Place.presentations + Place.navigation + Place.controls)
  private func handedOn(_ place: Place) throws {
    let app = ViewTest(Owner(place: place))
    try app.tap("write")
    #expect(!app.bodiesRun.contains("Taker"), "\(app.bodiesRun)")
    #expect(!app.bodiesRun.contains("Owner"))
  }
}
