import SwiftUI
import Testing
import ViewTesting

private struct Screen: View {
  var supportsOpacity = true
  @State private var color = Color(red: 1, green: 0.5, blue: 0)

  var body: some View {
    ColorPicker("Ink", selection: $color, supportsOpacity: supportsOpacity)
    Text(verbatim: "now \(color)")
  }
}

@MainActor
struct ColorPickerTests {
  @Test("It shows the colour's number and opens the colour panel")
  func opening() throws {
    let app = ViewTest(Screen())
    #expect(try app.find(.role(.init(rawValue: "colorWell"))).value == "#FF8000")
    #expect(app.findAll(.slider()).isEmpty)
    try app.find(.role(.init(rawValue: "colorWell"))).tap()
    #expect(app.findAll(.slider()).map(\.label) == ["Red", "Green", "Blue", "Opacity"])
  }

  @Test("A swatch, the number and the components set the colour")
  func choosing() throws {
    let app = ViewTest(Screen(supportsOpacity: false))
    try app.find(.role(.init(rawValue: "colorWell"))).tap()
    #expect(app.findAll(.slider()).count == 3)
    try app.find(.slider("Blue")).drag(to: 255)
    #expect(app.exists("now #FF80FFFF"))
    try app.tap("black")
    #expect(app.exists("now black"))
    let field = try app.textField("Hex")
    try field.clear()
    try field.type("0af")
    #expect(app.exists("now #00AAFFFF"))
  }

  @Test("A half-typed number gives way to the colour, once it changes or the field loses the focus")
  func halfTyped() throws {
    let app = ViewTest(Screen())
    try app.find(.role(.init(rawValue: "colorWell"))).tap()
    let field = try app.textField("Hex")
    try field.clear()
    try field.type("#12")
    #expect(try app.textField("Hex").value == "#12")
    try app.find(.slider("Blue")).drag(to: 255)
    #expect(try app.textField("Hex").value == "#FF80FF")
    try app.textField("Hex").clear()
    try app.textField("Hex").type("#34")
    try app.press(.tab)
    #expect(try app.textField("Hex").value == "#FF80FF")
  }

  @Test("A Core Graphics colour can be chosen, too")
  func coreGraphics() throws {
    struct Screen: View {
      @State private var color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      var body: some View {
        ColorPicker("Ink", selection: $color)
        Text(verbatim: "blue \(Int((color.components?[2] ?? 0) * 255))")
      }
    }
    let app = ViewTest(Screen())
    try app.find(.role(.init(rawValue: "colorWell"))).tap()
    try app.find(.slider("Blue")).drag(to: 255)
    #expect(app.exists("blue 255"))
  }
}
