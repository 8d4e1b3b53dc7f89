#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct PictureTests {
    /// All that is drawn, in one picture without letters.
    private struct Charts: View {
      var body: some View {
        VStack(spacing: 12) {
          DonutChart(slices: [(0.5, .blue), (0.3, .orange), (0.2, .green)])
            .frame(width: 96, height: 96)
          BarChart(groups: (0..<30).map { [($0 * 7 % 23, $0 == 12 ? .orange : .accentColor)] })
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

    @Test("What was there in one month is a line, too")
    func oneMonth() throws {
      try ViewTest.expectPicture(
        "one-month",
        of: LineChart(values: [5]).frame(width: 80, height: 24).background(.background))
    }

    @Test("Where lines begin at the right, time goes that way in charts, too")
    func mirrored() throws {
      try ViewTest.expectPicture(
        "charts-mirrored", of: Charts().environment(\.layoutDirection, .rightToLeft))
    }
  }
#endif
