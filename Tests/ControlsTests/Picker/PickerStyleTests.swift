import SwiftUI
import Testing
import ViewTesting

@MainActor
struct PickerStyleTests {
  private struct Sizes<Style: PickerStyle>: View {
    let style: Style
    @State private var size = "M"

    init(_ style: Style) { self.style = style }

    var body: some View {
      NavigationStack {
        Picker("Size", selection: $size) {
          ForEach(["S", "M", "特大"], id: \.self) { Text(verbatim: $0) }
        }
        .pickerStyle(style)
        Text(verbatim: "is \(size)")
      }
    }
  }

  private func check(_ style: some PickerStyle) throws {
    let app = ViewTest(Sizes(style))
    let picker = try app.find(.picker("Size"))
    #expect(picker.options == ["S", "M", "特大"])
    #expect(picker.value == "M")
    try picker.pick("特大")
    #expect(app.exists("is 特大"))
    try picker.decrement()
    #expect(app.exists("is M"))
  }

  @Test("Options can be chosen in every style")
  func all() throws {
    try check(.automatic)
    try check(.inline)
    try check(.menu)
    try check(.navigationLink)
    try check(.palette)
    try check(.radioGroup)
    try check(.segmented)
    try check(.tabs)
    try check(.wheel)
  }

  @Test("S14.23 Segments are beside the label if both fit, else below it")
  func segmentsAndLabel() throws {
    let form = Form {
      Picker("Tip percentage of the bill", selection: .constant(20)) {
        ForEach([10, 15, 20, 25], id: \.self) { Text("\($0) percent") }
      }
      .pickerStyle(.segmented)
    }
    let app = ViewTest(form)
    func frames() throws -> (label: CGRect, segments: CGRect) {
      let label = try app.find(.text("Tip percentage of the bill"))
      return (label.frame, try #require(label.parent?.children.last).frame)
    }
    let wide = try frames()
    #expect(wide.label.midY == wide.segments.midY)
    #expect(wide.label.maxX <= wide.segments.minX)
    #expect(wide.segments.maxX <= 640)
    app.resize(to: CGSize(width: 480, height: 384))
    let narrow = try frames()
    #expect(narrow.segments.minY >= narrow.label.maxY)
    #expect(narrow.segments.minX == narrow.label.minX)
    #expect(narrow.segments.maxX <= 480)
  }

  @Test("S14.23 Segments with an empty label take the whole line")
  func segmentsAlone() throws {
    let app = ViewTest(
      Picker("", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented))
    #expect(try app.find(.picker()).frame.height == 16)
  }

  @Test("A current value label replaces the chosen option, and opens the options")
  func currentValue() throws {
    struct Order: View {
      @State private var order = 0

      var body: some View {
        Picker("Sort", selection: $order) {
          Text("Date").tag(0)
          Text("Title").tag(1)
        } currentValueLabel: {
          Text(verbatim: "by #\(order)")
        }
        .pickerStyle(.menu)
        Picker(selection: $order) {
          Text("Date").tag(0)
          Text("Title").tag(1)
        } label: {
          Text("All")
        } currentValueLabel: {
          Text("never")
        }
        .pickerStyle(.inline)
      }
    }
    let app = ViewTest(Order())
    #expect(app.exists("by #0"))
    #expect(!app.exists("never"))
    try app.find(.picker("Sort")).pick("Title")
    #expect(app.exists("by #1"))
    #expect(try app.find(.picker("All")).value == "Title")
  }
}
