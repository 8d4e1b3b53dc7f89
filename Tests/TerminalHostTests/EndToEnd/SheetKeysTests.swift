import HostInterface
import SwiftUI
import Testing

@testable import TerminalHost

/// A sheet with a field of each kind.
private struct Order: View {
  @State private var isShown = true
  @State private var saved = 0
  @State private var marked = 0
  @State private var name = ""
  @State private var code = ""
  @State private var note = ""
  @State private var amount = 3.0
  @State private var size = 0.5
  @State private var count = 1
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var kind = 0
  @State private var color = Color.red
  @State private var isGift = false

  var body: some View {
    Text(verbatim: "saved \(saved), marked \(marked).")
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form {
            TextField("Name", text: $name)
            SecureField("Code", text: $code)
            TextField("Amount", value: $amount, format: .number)
            Slider(value: $size) { Text("Size") }
            Stepper("Count", value: $count)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Picker("Parts", selection: $kind) { parts }.pickerStyle(.segmented)
            Picker("List", selection: $kind) { parts }.pickerStyle(.inline)
            Picker("Kind", selection: $kind) { parts }
            Toggle("Gift", isOn: $isGift)
            TextEditor(text: $note)
          }
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Keep") {
                saved += 1
                isShown = false
              }
            }
            ToolbarItem(placement: .cancellationAction) {
              Button("Mark") {
                marked += 1
                isShown = false
              }
              .keyboardShortcut("s")
            }
          }
        }
      }
  }

  @ViewBuilder private var parts: some View {
    Text("One").tag(0)
    Text("Two").tag(1)
  }
}

@Suite("The keys of a sheet's buttons, wherever its focus is")
@MainActor
struct SheetKeysTests {
  /// Visits each focus stop, each time in a newly opened sheet.
  ///
  /// - Returns: what stood at each.
  private func atEachStop(_ test: (AppScreen, HostTree.Node) -> Void) -> [Role] {
    var roles: [Role] = []
    var first: NodeID?
    for presses in 1...40 {
      let screen = AppScreen(Order(), 70, 50) { $0.showsKeys = true }
      for _ in 0..<presses { screen.type("\t") }
      guard let node = screen.host.focusedNode, node.id != first else { break }
      first = first ?? node.id
      roles.append(node.content.role)
      test(screen, node)
    }
    return roles
  }

  @Test("Shortcuts with Command reach them from every field")
  func shortcuts() {
    let roles = atEachStop { screen, node in
      screen.type("\u{13}")
      #expect(screen.text.contains("marked 1."), "\(node.content.role) \(screen.focused)")
    }
    #expect(roles.count >= 13)
  }

  @Test("Return does, except from controls that handle it themselves; the line of keys says so")
  func defaultAction() {
    var own: [String] = []
    let roles = atEachStop { screen, node in
      let isTold = screen.text.contains("⏎ Keep")
      let stop = screen.focused
      screen.type("\r")
      let isPressed = screen.text.contains("saved 1")
      if !isPressed { own.append(stop) }
      #expect(isTold == isPressed, "\(node.content.role) \(stop)")
    }
    #expect(roles.count >= 13)
    #expect(own == ["▾", "Kind", "Gift", "", "Mark"])
  }

  /// An alert with a field, and what its buttons did.
  private struct Question: View {
    let isDestructive: Bool
    @State private var isAsking = true
    @State private var name = ""
    @State private var answer = "none"

    var body: some View {
      Text(verbatim: "answer \(answer).")
        .alert("New branch", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Cancel", role: .cancel) { answer = "cancelled" }
          Button("Create", role: isDestructive ? .destructive : nil) { answer = name }
            .disabled(name.isEmpty)
          Button("Later") { answer = "later" }.disabled(isDestructive)
        }
    }
  }

  @Test("S12.5 Return in an alert's field presses the first harmless button")
  func alert() {
    let screen = AppScreen(Question(isDestructive: false), 60, 16) { $0.showsKeys = true }
    #expect(screen.text.contains("⏎ Later"))
    screen.type("fix")
    #expect(screen.text.contains("⏎ Create"))
    screen.type("\r")
    #expect(screen.text.contains("answer fix."))
    let other = AppScreen(Question(isDestructive: true), 60, 16) { $0.showsKeys = true }
    other.type("fix")
    #expect(other.text.contains("⏎ Done"))
    other.type("\r")
    #expect(other.text.contains("Create"))
    other.escape()
    #expect(other.text.contains("answer cancelled."))
  }
}
