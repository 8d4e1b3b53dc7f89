import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Limits the number of lines; nil removes the limit. Reserved lines are unchanged.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines; with `reservesSpace` that many are always reserved.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : nil, maximum: limit)
  }

  /// Reserves space for at least the range's lower bound of lines.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// Limits the number of lines to the range's upper bound.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: nil, maximum: limit.upperBound)
  }

  /// Reserves space for the range's lower bound of lines, and shows at most its upper bound.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: limit.upperBound)
  }

  private nonisolated func lines(minimum: Int?, maximum: Int?) -> some View {
    transformEnvironment(\.paragraph) {
      $0.lineLimit = maximum
      $0.minimumLines = minimum
    }
  }
}

extension EnvironmentValues {
  /// The maximum number of lines; nil: as many as fit.
  public var lineLimit: Int? {
    get { paragraph.lineLimit }
    set { paragraph.lineLimit = newValue }
  }
}
