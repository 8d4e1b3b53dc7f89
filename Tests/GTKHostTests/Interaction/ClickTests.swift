#if GTK
  import CAdw
  import HostInterface
  import SwiftUI
  import Testing

  @testable import GTKHost

  @Suite("Clicks in a window", .serialized, .enabled { await hasDisplay })
  @MainActor
  struct ClickTests {
    struct Marks: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        Text(verbatim: "chosen \(chosen.sorted().joined(separator: " "))")
        List(["Dawn", "Noon", "Dusk", "Night"], id: \.self, selection: $chosen) { Text($0) }
      }
    }

    @Test("S14.17 A click selects one row, Control toggles one, Shift extends the selection")
    func rows() throws {
      let fixture = try HostFixture { Marks() }
      func click(_ row: String, _ modifiers: KeyStroke.Modifiers, _ chosen: String) throws {
        try fixture.click(row, modifiers)
        #expect(fixture.texts.contains("chosen \(chosen)"), "after \(row)")
      }
      try click("Noon", [], "Noon")
      try click("Dusk", [], "Dusk")
      try click("Dawn", .control, "Dawn Dusk")
      try click("Dusk", .control, "Dawn")
      try click("Noon", [], "Noon")
      try click("Night", .shift, "Dusk Night Noon")
      try click("Dawn", .shift, "Dawn Noon")
      #expect(fixture.focused == "Dawn")
    }

    struct Shapes: View {
      @State private var count = 0
      var body: some View {
        Circle().fill(.red).frame(width: 160, height: 160).onTapGesture { count += 1 }
        Text("taps \(count)")
      }
    }

    struct Turned: View {
      @State private var count = 0
      var body: some View {
        Color.red.frame(width: 160, height: 40).onTapGesture { count += 1 }
          .rotationEffect(.degrees(90))
          .frame(width: 200, height: 200)
        Text("taps \(count)")
      }
    }

    @Test("S9.6 A rotated view is hit where it is drawn")
    func turned() throws {
      let fixture = try HostFixture { Turned() }
      let frame = try #require(fixture.frameOfShape)
      for (place, count) in [
        (CGPoint(x: frame.minX + 4, y: frame.midY), 0),
        (CGPoint(x: frame.midX, y: frame.midY - 70), 1),
      ] {
        fixture.click(at: place)
        #expect(fixture.texts.contains("taps \(count)"))
      }
    }

    @Test("A tap hits a circle, not its bounding box")
    func shapes() throws {
      let fixture = try HostFixture { Shapes() }
      let frame = try #require(fixture.frameOfShape)
      for (place, count) in [
        (CGPoint(x: frame.minX + 4, y: frame.minY + 4), 0),
        (CGPoint(x: frame.midX, y: frame.midY), 1),
      ] {
        fixture.click(at: place)
        #expect(fixture.texts.contains("taps \(count)"))
      }
    }
  }
#endif
