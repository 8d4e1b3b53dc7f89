import AppKit
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct ImportsTests {
  @Test("CoreGraphics' and QuartzCore's types are found under the modules' own names")
  func drawing() {
    #expect(abs(slope(of: .pi / 2).y - 1) < 1e-9)
    #expect(depth() == 3)
  }

  @Test("A view that imports SwiftUICore is a view")
  func core() {
    #expect(ViewTest(Greeting()).exists("Hello"))
  }

  @Test("A submodule can be imported")
  func parts() {
    #expect(logged(CGRect(x: 0, y: 0, width: 1.5, height: 1)) == 2)
  }

  @Test("UIKit's and AppKit's names are found under the modules' own names")
  func kits() {
    let (color, width) = mixed(.red, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)))
    #expect(color == UIColor.red.withAlphaComponent(0.5))
    #expect(width == 4)
    #expect(Ground().color == NSColor.systemBackground)
    #expect(Mac.text == NSColor.label)
  }
}
