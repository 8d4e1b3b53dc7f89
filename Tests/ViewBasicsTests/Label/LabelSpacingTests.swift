import SwiftUI
import Testing
import ViewTesting

@MainActor
struct LabelSpacingTests {
  @Test("The spacing between icon and title, and the icon's minimum width, are as set")
  func spacing() throws {
    func titleX(_ label: some View) throws -> CGFloat {
      try ViewTest(HStack { label }.frame(width: 400, alignment: .leading)).find(.text("Title"))
        .frame.minX
    }
    func label() -> some View { Label("Title", systemImage: "star").fixedSize() }
    let usual = try titleX(label().labelIconToTitleSpacing(8))
    #expect(try titleX(label().labelIconToTitleSpacing(48)) == usual + 40)
    #expect(try titleX(label().labelIconToTitleSpacing(8).labelReservedIconWidth(80)) > usual + 32)
    #expect(
      try titleX(label().labelStyle(.titleAndIcon).labelIconToTitleSpacing(48)) == usual + 40)
  }
}
