import Foundation
import SwiftUI
import TestSupport
import Testing

@MainActor
struct UIImageTests {
  @Test("A picture has the size in its header")
  func picture() throws {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]
    bytes += [0, 0, 0, 40, 0, 0, 0, 20]
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(Screen { Image(uiImage: image) }.sizes == [CGSize(width: 40, height: 20)])
    let fitted = Screen(100, 100) { Image(uiImage: image).resizable().scaledToFit() }
    #expect(fitted.sizes == [CGSize(width: 100, height: 50)])
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }
}
