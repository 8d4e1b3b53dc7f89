import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

/// What a desktop's form does with labels, on a host without native fields.
@MainActor
struct FieldLabelTests {
  private static let text = Binding.constant("")

  @Test("S8.12 A field of several lines is below its label; without one, it takes no more room")
  func several() throws {
    let desktop = DesktopScreen(
      Form {
        TextField("Biography", text: Self.text, axis: .vertical)
        TextField(text: Self.text, axis: .vertical) { Color.clear.frame(width: 0, height: 20) }
        TextField("", text: Self.text)
        TextField("Motto", text: Self.text, axis: .vertical).labelsHidden()
      })
    let label = try #require(desktop.text("Biography"))
    let fields = desktop.nodes { $0.role == .textField }.map(\.absoluteFrame)
    try #require(fields.count == 4)
    #expect(label.maxY <= fields[0].minY && label.minX == fields[0].minX)
    // Rows are as far apart, whether the field in them has one line or more.
    #expect(fields[1].minY - fields[0].maxY == fields[2].minY - fields[1].maxY)
    #expect(fields[2].minY - fields[1].maxY == fields[3].minY - fields[2].maxY)
    #expect(Set(fields.map(\.width)).count == 1)
    #expect(try desktop.leftShare("Biography") == 0)
  }

  @Test("S8.12 From right to left, the label is at the right, and the text ends at the left")
  func rightToLeft() throws {
    let desktop = DesktopScreen(
      Form { TextField("Name", text: Self.text) }
        .environment(\.layoutDirection, .rightToLeft))
    let (label, field) = (try #require(desktop.text("Name")), try desktop.field("Name"))
    #expect(label.minX > field.absoluteFrame.maxX)
    #expect(try desktop.leftShare("Name") == 0)
  }

  @Test("S8.12 The views of a label have a stack's spacing between them")
  func label() throws {
    let desktop = DesktopScreen(
      Form {
        TextField(text: Self.text) {
          Text("First")
          Text("Last")
        }
      })
    let (first, last) = (try #require(desktop.text("First")), try #require(desktop.text("Last")))
    #expect(last.minX - first.maxX == 8 && first.midY == last.midY)
  }

  @Test("S8.12 The shown label is not read a second time")
  func spoken() throws {
    let desktop = DesktopScreen(Form { TextField("Name", text: Self.text) })
    _ = try #require(desktop.text("Name"))
    var spoken: [HostTree.Node] = []
    func visit(_ node: HostTree.Node) {
      guard !node.content.traits.contains(.hiddenFromAccessibility) else { return }
      if node.content.label == "Name" || node.content.text == "Name" { spoken.append(node) }
      node.children.forEach(visit)
    }
    visit(desktop.root)
    #expect(spoken.map(\.content.role) == [.textField])
  }

  @Test("S8.12 Beside a label of its own, a field's title is the placeholder")
  func labeledContent() throws {
    let desktop = DesktopScreen(
      Form {
        LabeledContent("Name") { TextField("First and last", text: Self.text) }
        TextField("Town", text: Self.text)
      })
    #expect(desktop.text("Name") != nil && desktop.text("First and last") == nil)
    #expect(try desktop.field("First and last").content.control?.placeholder == "First and last")
    #expect(desktop.text("Town") != nil)
  }

  @Test("S8.12 The text ends where lines end, unless the program aligns it")
  func alignment() throws {
    let desktop = DesktopScreen(
      Form {
        TextField("Unset", text: Self.text)
        TextField("Leading", text: Self.text).multilineTextAlignment(.leading)
        TextField("Centred", text: Self.text).multilineTextAlignment(.center)
        Group { TextField("Outside", text: Self.text) }
          .environment(\.multilineTextAlignment, .leading)
      })
    #expect(try desktop.leftShare("Unset") == 1)
    #expect(try desktop.leftShare("Leading") == 0)
    #expect(try desktop.leftShare("Centred") == 0.5)
    #expect(try desktop.leftShare("Outside") == 0)
  }
}

extension DesktopScreen {
  fileprivate func text(_ string: String) -> CGRect? {
    nodes { $0.text == string }.first?.absoluteFrame
  }

  fileprivate func field(_ name: String) throws -> HostTree.Node {
    try #require(nodes { $0.role == .textField && $0.label == name }.first)
  }

  /// The share of a field's free space to the left of its text.
  fileprivate func leftShare(_ name: String) throws -> Double? {
    try field(name).content.textInput?.leftShare
  }
}

extension NodeContent {
  fileprivate var text: String? {
    if case .text(let text) = leaf { text.string } else { nil }
  }
}
