import Foundation
import LayoutCore
import Testing

@Suite struct FixedFrameTests {
  @Test("S11.8 A set length is proposed and reported, an unset one passes through")
  func lengths() {
    let frame = FixedFrame(width: 40, height: nil)
    let offer = ProposedViewSize(width: 100, height: 7)
    #expect(frame.childProposal(offer) == ProposedViewSize(width: 40, height: 7))
    #expect(frame.size(child: CGSize(width: 90, height: 3)) == CGSize(width: 40, height: 3))
    #expect(frame.problems.isEmpty)
  }

  @Test("S11.8 D13a A negative or infinite length is reported and ignored")
  func invalid() {
    let frame = FixedFrame(width: -1, height: .infinity)
    #expect(
      frame.problems == [
        .invalidLength(argument: "width", value: -1),
        .invalidLength(argument: "height", value: .infinity),
      ])
    #expect(frame.childProposal(.unspecified) == .unspecified)
    #expect(FixedFrame(width: .nan, height: 0).problems.count == 1)
  }
}
