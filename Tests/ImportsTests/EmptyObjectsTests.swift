import Foundation
import SwiftUI
import Testing

/// Foundation objects that programs create without arguments.
struct EmptyObjectsTests {
  private func failing() throws { throw NSError() }

  @Test("An error that says nothing can be thrown")
  func error() {
    let error = #expect(throws: NSError.self) { try failing() }
    #expect(error?.domain == "")
    #expect(error?.code == 0)
  }

  @Test("A timer that never ticks holds the place of one to come")
  func timer() {
    var timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    timer = .scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test("An attributed string begins empty, and one that can change is put together from there")
  func attributedString() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "ab"))
    text.append(NSAttributedString())
    #expect(text.string == "ab")
  }
}
