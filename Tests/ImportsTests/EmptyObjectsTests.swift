import Foundation
import SwiftUI
import Testing

/// Foundation objects that programs create without arguments.
struct EmptyObjectsTests {
  private func failing() throws { throw NSError() }

  @Test("An error without details can be thrown")
  func error() {
    let error = #expect(throws: NSError.self) { try failing() }
    #expect(error?.domain == "")
    #expect(error?.code == 0)
  }

  @Test("A timer that never ticks is a placeholder for a later one")
  func timer() {
    var timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    timer = .scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test("An attributed string starts empty, and a mutable one is built up from there")
  func attributedString() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "ab"))
    text.append(NSAttributedString())
    #expect(text.string == "ab")
  }
}
