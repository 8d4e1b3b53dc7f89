import Foundation
import LayoutCore
import Testing

@Suite struct SpacerLayoutTests {
  @Test("S11.7 A spacer is at least 8 long, or its minimum, and takes the proposed length")
  func lengths() {
    let spacer = SpacerLayout(stackAxis: .horizontal)
    #expect(spacer.size(in: .unspecified) == CGSize(width: 8, height: 0))
    #expect(spacer.size(in: .zero) == CGSize(width: 8, height: 0))
    #expect(spacer.size(in: .init(width: 50, height: 50)) == CGSize(width: 50, height: 0))
    let tall = SpacerLayout(minLength: 20, stackAxis: .vertical)
    #expect(tall.size(in: .zero) == CGSize(width: 0, height: 20))
  }

  @Test("S11.7 Outside a stack, a spacer takes both axes")
  func outside() {
    let spacer = SpacerLayout(minLength: 0, stackAxis: nil)
    #expect(spacer.size(in: .init(width: 30, height: 40)) == CGSize(width: 30, height: 40))
  }
}
