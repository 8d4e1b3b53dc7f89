import Previews
import SwiftUI
import Testing

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Text("Short").previewDisplayName("Short").previewLayout(.sizeThatFits)
    Text("Long").previewLayout(.fixed(width: 320, height: 80)).previewDevice("iPhone 15")
      .previewInterfaceOrientation(.landscapeLeft)
  }
}

@MainActor
struct PreviewProviderTests {
  @Test("Every PreviewProvider of the program is found by its type's name")
  func registry() throws {
    let preview = try #require(PreviewRegistry.previews().first { $0.name == "Card_Previews" })
    #expect(preview.fileID == "SwiftUIMacrosTests/Card_Previews")
    _ = preview.make()
  }
}
