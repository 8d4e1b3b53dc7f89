import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ImageProcessorTests {
  @Test("004 Heavy work in a detached task brings its result back to the model")
  func processes() async {
    let processor = ImageProcessor()
    let input = UIImage()
    await processor.processImage(input)
    #expect(processor.processedImage == input)
    #expect(!processor.isProcessing)
  }
}
