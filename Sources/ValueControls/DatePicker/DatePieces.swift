import Foundation
import LayoutCore
import ViewEnvironment
import ViewLayouts
import ViewRuntime

/// The pieces of a date in a row.
///
/// The numbers of a time read from left to right in all languages: mirrored, 12:00 would be 00:12.
struct DatePieces<Content: View>: View {
  let pieces: [DatePart.Piece]
  var spacing: CGFloat = 0
  @ViewBuilder let content: (DatePart.Piece) -> Content

  var body: some View {
    let time = timeRange
    HStack(spacing: spacing) {
      row(0..<time.lowerBound)
      if !time.isEmpty {
        HStack(spacing: spacing) { row(time) }.environment(\.layoutDirection, .leftToRight)
      }
      row(time.upperBound..<pieces.count)
    }
  }

  private func row(_ range: Range<Int>) -> some View {
    ForEach(range, id: \.self) { index in content(pieces[index]) }
  }

  /// The range from the first number of the time to the last, including the separators.
  private var timeRange: Range<Int> {
    func isOfTime(_ piece: DatePart.Piece) -> Bool {
      switch piece {
      case .part(let part): [.hour, .minute, .second].contains(part)
      case .separator: false
      }
    }
    guard let first = pieces.firstIndex(where: isOfTime),
      let last = pieces.lastIndex(where: isOfTime)
    else { return pieces.count..<pieces.count }
    return first..<last + 1
  }
}
