import Foundation
import LayoutCore
import Testing

@Suite struct FlexibleFrameTests {
  private func width(
    _ range: LengthRange, _ proposal: CGFloat?, child: CGFloat
  ) -> CGFloat { range.length(proposal: proposal, child: child) }

  @Test("S11.9 The child is proposed the proposal, or the ideal length, within the limits")
  func proposals() {
    let range = LengthRange(minimum: 10, ideal: 50, maximum: 100)
    #expect(range.childProposal(nil) == 50)
    #expect(range.childProposal(5) == 10)
    #expect(range.childProposal(70) == 70)
    #expect(range.childProposal(.infinity) == 100)
    #expect(LengthRange(minimum: 10).childProposal(nil) == nil)
  }

  @Test("S11.9 An unspecified proposal gives the ideal length, or the child's, within the limits")
  func openProposal() {
    #expect(width(LengthRange(minimum: 10, ideal: 50), nil, child: 20) == 50)
    #expect(width(LengthRange(minimum: 30), nil, child: 20) == 30)
    #expect(width(LengthRange(maximum: 15), nil, child: 20) == 15)
  }

  @Test("S11.9 With both limits, the frame takes the proposed length")
  func bothLimits() {
    let range = LengthRange(minimum: 10, maximum: 100)
    #expect(width(range, 60, child: 20) == 60)
    #expect(width(range, 5, child: 20) == 10)
    #expect(width(range, 500, child: 20) == 100)
  }

  @Test("S11.9 With only a minimum, the frame is as long as the child, within minimum and proposal")
  func onlyMinimum() {
    let range = LengthRange(minimum: 10)
    #expect(width(range, 60, child: 20) == 20)
    #expect(width(range, 15, child: 20) == 15)
    #expect(width(range, 60, child: 4) == 10)
  }

  @Test("S11.9 With only a maximum, the frame takes the proposal up to it, or the child's length")
  func onlyMaximum() {
    #expect(width(LengthRange(maximum: .infinity), 60, child: 20) == 60)
    #expect(width(LengthRange(maximum: 100), 10, child: 20) == 20)
    #expect(width(LengthRange(maximum: 100), 500, child: 20) == 100)
  }

  @Test("S11.9 Without limits, the frame is as long as the child")
  func noLimits() {
    #expect(width(LengthRange(), 60, child: 20) == 20)
    #expect(width(LengthRange(ideal: 50), 60, child: 20) == 20)
  }

  @Test("S11.9 Both axes of a frame are computed separately")
  func bothAxes() {
    let frame = FlexibleFrame(maxWidth: .infinity, minHeight: 5)
    let offer = ProposedViewSize(width: 80, height: 60)
    #expect(frame.childProposal(offer) == offer)
    #expect(frame.size(offer, child: CGSize(width: 3, height: 3)) == CGSize(width: 80, height: 5))
  }

  @Test("S11.9 D13b Contradictory limits are reported; the earlier one wins")
  func contradiction() {
    let frame = FlexibleFrame(minWidth: 50, idealWidth: 40, maxWidth: 30, minHeight: 1)
    #expect(frame.problems == [.contradiction(.horizontal)])
    #expect(frame.width == LengthRange(minimum: 50, ideal: 50, maximum: 50))
    #expect(frame.height == LengthRange(minimum: 1))
  }

  @Test("S11.9 D13a Negative limits are reported and ignored, infinite ones are fine")
  func invalid() {
    let frame = FlexibleFrame(minWidth: -3, maxWidth: .infinity, maxHeight: .nan)
    #expect(frame.problems.count == 2)
    #expect(frame.problems.first == .invalidLength(argument: "minWidth", value: -3))
    #expect(frame.width == LengthRange(maximum: .infinity))
    #expect(frame.height.isOpen)
  }
}
