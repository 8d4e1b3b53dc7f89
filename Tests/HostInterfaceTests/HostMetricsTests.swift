import LayoutCore
import Testing

@testable import HostInterface

struct HostMetricsTests {
  @Test("Half a cell of spacing rounds up horizontally and down vertically")
  func spacings() {
    var metrics = HostMetrics()
    #expect(metrics.snapSpacing(4, along: .horizontal) == 4)
    metrics.grid = .init(width: 8, height: 16)
    let row = [0, 3, 4, 8, 11, 12, -4].map { metrics.snapSpacing($0, along: .horizontal) }
    #expect(row == [0, 0, 8, 8, 8, 16, -8])
    let column = [0, 8, 9, 16, 24].map { metrics.snapSpacing($0, along: .vertical) }
    #expect(column == [0, 0, 16, 16, 16])
  }
}
