import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Text {
  /// Where the letters of a text stand: its lines, the runs of one look in them, and slices of
  /// those, down to single characters.
  ///
  /// ```swift
  /// for line in layout {
  ///   for run in line where run[Emphasis.self] != nil {
  ///     for character in run { context.draw(character) }
  ///   }
  /// }
  /// ```
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    /// Whether a part of the text is not shown.
    public let isTruncated: Bool

    /// The first line's number, 0.
    public var startIndex: Int { 0 }
    /// How many lines there are.
    public var endIndex: Int { lines.count }
    /// A line, from the top; numbers outside of the lines stop the program.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The place of a character in the text, to be compared with others of it.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let value: Int

    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
    /// The place `n` characters further; it may lie beyond the text's end.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    /// How many characters lie between this place and another one; negative if that comes before.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
  }

  /// The room of letters, in points of the text's view.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// From the left end to the right one.
    public var width: CGFloat
    /// From the baseline up.
    public var ascent: CGFloat
    /// From the baseline down.
    public var descent: CGFloat
    /// Between this line and the next.
    public var leading: CGFloat

    /// No room at all, at the origin.
    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    /// The room as a rectangle, from the top of the letters to their lowest point.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Choices of drawing letters.
  ///
  /// - Note: Without effect: letters stand where they come to stand.
  public struct DrawingOptions: OptionSet, Sendable {
    /// One bit for each choice.
    public let rawValue: UInt32
    /// The choices of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters may stand between two pixels. They do here in any case where there are pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1 << 0)
  }

  /// One line of a text.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    /// The left end of the line's baseline.
    public var origin: CGPoint {
      didSet { moved += CGVector(from: oldValue, to: origin) }
    }
    private var moved = CGVector.zero
    private let bounds: TypographicBounds

    init(runs: [Run], bounds: TypographicBounds) {
      self.runs = runs
      self.bounds = bounds
      origin = bounds.origin
    }

    /// The first run's number, 0.
    public var startIndex: Int { 0 }
    /// How many runs of one look the line has.
    public var endIndex: Int { runs.count }
    /// A run, from the left, where the line stands now.
    public subscript(index: Int) -> Run { runs[index].moved(by: moved) }

    /// The room of the whole line, where it stands now.
    public var typographicBounds: TypographicBounds {
      var bounds = bounds
      bounds.origin = origin
      return bounds
    }
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  fileprivate static func += (a: inout CGVector, b: CGVector) {
    a = CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }
}
