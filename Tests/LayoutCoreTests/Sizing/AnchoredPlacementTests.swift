import Foundation
import LayoutCore
import Testing

struct AnchoredPlacementTests {
  private func frame(
    _ anchor: CGRect, _ side: Edge, _ size: CGSize, isAligned: Bool = true
  ) -> CGRect {
    AnchoredPlacement(
      anchor: anchor, side: side, bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
      isAligned: isAligned
    ).frame { room in
      CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }
  }

  @Test("It is on the preferred side if there is room")
  func wished() {
    let anchor = CGRect(x: 10, y: 20, width: 30, height: 10)
    let size = CGSize(width: 40, height: 20)
    #expect(frame(anchor, .bottom, size) == CGRect(x: 10, y: 30, width: 40, height: 20))
    #expect(frame(anchor, .top, size) == CGRect(x: 10, y: 0, width: 40, height: 20))
    #expect(frame(anchor, .trailing, size) == CGRect(x: 40, y: 20, width: 40, height: 20))
    #expect(
      frame(anchor, .bottom, size, isAligned: false)
        == CGRect(x: 5, y: 30, width: 40, height: 20))
  }

  @Test("It is on the opposite side if there is room only there")
  func opposite() {
    let anchor = CGRect(x: 80, y: 80, width: 10, height: 10)
    #expect(
      frame(anchor, .bottom, CGSize(width: 40, height: 50))
        == CGRect(x: 60, y: 30, width: 40, height: 50))
    #expect(
      frame(anchor, .trailing, CGSize(width: 40, height: 50))
        == CGRect(x: 40, y: 50, width: 40, height: 50))
  }

  @Test("If it is too long for both sides, it takes the longer one and is cut to it")
  func tooLong() {
    let anchor = CGRect(x: 0, y: 30, width: 10, height: 10)
    #expect(
      frame(anchor, .top, CGSize(width: 40, height: 300))
        == CGRect(x: 0, y: 40, width: 40, height: 60))
  }

  @Test("With room beyond the bounds it has its ideal height, and keeps off its anchor")
  func beyond() {
    let anchor = CGRect(x: 0, y: 30, width: 10, height: 10)
    func frame(_ side: Edge, _ height: CGFloat, _ wanted: CGFloat) -> CGRect {
      AnchoredPlacement(
        anchor: anchor, side: side, bounds: CGRect(x: 0, y: 0, width: 100, height: 100),
        isAligned: true
      ).frame(beyondBounds: height) { CGSize(width: 40, height: min(wanted, $0.height)) }
    }
    #expect(frame(.bottom, 300, 300) == CGRect(x: 0, y: 40, width: 40, height: 300))
    #expect(frame(.top, 300, 300) == CGRect(x: 0, y: -270, width: 40, height: 300))
    #expect(frame(.trailing, 300, 300) == CGRect(x: 10, y: 30, width: 40, height: 300))
    // It stays where it fits within the bounds.
    #expect(frame(.top, 40, 40) == CGRect(x: 0, y: 40, width: 40, height: 40))
    // A flexible view gets no more than its proposal, and no less than before.
    #expect(frame(.bottom, 200, .infinity).height == 200)
    #expect(frame(.bottom, 20, .infinity) == CGRect(x: 0, y: 40, width: 40, height: 60))
  }
}
