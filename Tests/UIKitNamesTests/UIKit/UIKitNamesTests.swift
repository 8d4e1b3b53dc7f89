import SwiftUI
import Testing
import ViewTesting

@MainActor
struct UIKitNamesTests {
  @Test("An alternate icon is refused, by both forms")
  func alternateIcons() async {
    let app = UIApplication.shared
    #expect(!app.supportsAlternateIcons && app.alternateIconName == nil)
    var refusals = 0
    do { try await app.setAlternateIconName("Dark") } catch { refusals += 1 }
    await withCheckedContinuation { done in
      app.setAlternateIconName("Dark") { error in
        #expect(error != nil)
        done.resume()
      }
    }
    #expect(refusals == 1)
  }

  @Test("A device on a table is flat, and has no interface orientation")
  func flat() {
    #expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.portrait.isFlat)
    #expect(!UIDeviceOrientation.faceDown.isValidInterfaceOrientation)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
  }

  @Test("A Mac's names of colours, fonts and pictures are available")
  func mac() {
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    #expect(Color(nsColor: NSColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(UIColor.red))
    #expect(NSImage(data: Data()) == nil)
  }

  @Test("A Mac's picture with a changed size is shown at that size")
  func pictureSize() throws {
    let square = Color.red.frame(width: 8, height: 8)
    let image = try #require(ImageRenderer(content: square).nsImage)
    image.size = CGSize(width: 32, height: 16)
    #expect(image.size == CGSize(width: 32, height: 16))
    let shown = try #require(ImageRenderer(content: Image(nsImage: image)).cgImage)
    #expect(shown.width == 32 && shown.height == 16)
  }
}
