import Foundation
import LayoutCore
import ViewRuntime

extension View {
  /// Limits the number of lines; nil takes the limit away. For how many lines room is kept stays as
  /// it is.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines; with `reservesSpace` that many are kept free in any case.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(minimum: reservesSpace ? limit : nil, maximum: limit)
  }

  /// Keeps room for as many lines as the range begins with.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(minimum: limit.lowerBound, maximum: nil)
  }

  /// Limits the number of lines to the end of the range.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(minimum: nil, maximum: limit.upperBound)
  }

  /// Keeps room for as many lines as the range begins with, and shows no more than it ends with.
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
