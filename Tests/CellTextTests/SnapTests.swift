import CellText
import Foundation
import Testing

@Suite("From points to cells")
struct SnapTests {
  private let metrics = CellMetrics()

  @Test("A length of whole cells keeps its size, wherever it begins", arguments: 0..<64)
  func keepsSizes(step: Int) {
    let offset = CGFloat(step) * 0.375
    let cells = metrics.cells(CGRect(x: offset, y: offset, width: 40, height: 16))
    #expect(cells.size == CellSize(5, 1))
  }

  @Test(
    "Neighbours meet without a gap or an overlap, however a length is divided", arguments: 1..<40)
  func neighbours(count: Int) {
    let width = 640 / CGFloat(count)
    var last = 0
    for index in 0..<count {
      let cells = metrics.cells(
        CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 16))
      #expect(cells.columns.lowerBound == last)
      last = cells.columns.upperBound
    }
    #expect(last == 80)
  }

  @Test("Something smaller than half a cell is still visible")
  func small() {
    #expect(metrics.cells(CGRect(x: 9, y: 17, width: 1, height: 1)).isEmpty)
    #expect(metrics.visibleCells(CGRect(x: 9, y: 17, width: 1, height: 1)) == CellRect(1, 1, 1, 1))
    #expect(metrics.visibleCells(.zero).isEmpty)
  }

  @Test("Frames that are not finite do no harm")
  func infinite() {
    let frame = CGRect(x: -CGFloat.infinity, y: .nan, width: .infinity, height: .infinity)
    _ = metrics.visibleCells(frame)
    #expect(
      metrics.cells(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 16)).columns.count > 1000)
  }
}
