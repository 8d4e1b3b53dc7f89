import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct AdaptiveViewTests {
  @Test("001 The layout follows the size class of the environment")
  func sizeClasses() {
    #expect(ViewTest(AdaptiveView().environment(\.horizontalSizeClass, .compact)).exists("Compact"))
    #expect(ViewTest(AdaptiveView().environment(\.horizontalSizeClass, .regular)).exists("Regular"))
  }
}
