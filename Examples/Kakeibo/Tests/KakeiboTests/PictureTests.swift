#if os(Linux)
  import LedgerModel
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @MainActor
  struct PictureTests {
    /// All that is drawn, in one picture without letters.
    private struct Charts: View {
      var body: some View {
        VStack(spacing: 12) {
          DonutChart(slices: [
            .init(fraction: 0.5, color: .blue), .init(fraction: 0.3, color: .orange),
            .init(fraction: 0.2, color: .green),
          ])
          .frame(width: 96, height: 96)
          BarChart(
            bars: (0..<30).map {
              .init(id: $0, value: Double($0 * 7 % 23), isMarked: $0 == 12)
            }
          )
          .frame(height: 48)
          LineChart(values: [3, 5, 4, 8, 7, 9, 12]).frame(height: 48)
          FractionBar(fraction: 0.4, expected: 0.5)
          FractionBar(fraction: 1.3, color: .green)
        }
        .padding()
        .frame(width: 240)
        .background(.background)
      }
    }

    @Test("The charts look as they were approved", arguments: [ColorScheme.light, .dark])
    func charts(scheme: ColorScheme) throws {
      try ViewTest.expectPicture(
        scheme == .light ? "charts-light" : "charts-dark",
        of: Charts().environment(\.colorScheme, scheme))
    }

    @Test("Where lines begin at the right, time goes that way in charts, too")
    func mirrored() throws {
      try ViewTest.expectPicture(
        "charts-mirrored", of: Charts().environment(\.layoutDirection, .rightToLeft))
    }
  }
#endif
