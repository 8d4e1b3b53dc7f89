import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Text {
  /// The layout of a text: its lines, their runs of one look, and slices of those, down to single
  /// characters.
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
    /// Whether part of the text is not shown.
    public let isTruncated: Bool

    /// The first line's index, 0.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// Accesses a line, counted from the top; an index out of range stops the program.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// The position of a character in the text, comparable with others of the same text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let value: Int

    public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
    /// Returns the position `n` characters further; it may be past the text's end.
    public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    /// Returns the number of characters to another position; negative if that comes first.
    public func distance(to other: CharacterIndex) -> Int { other.value - value }
  }

  /// The bounds of letters, in points of the text's view.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin: CGPoint
    /// The distance from the left end to the right end.
    public var width: CGFloat
    /// The distance from the baseline to the top.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom.
    public var descent: CGFloat
    /// The distance between this line and the next.
    public var leading: CGFloat

    /// Makes empty bounds at the origin.
    public init() {
      origin = .zero
      (width, ascent, descent, leading) = (0, 0, 0, 0)
    }

    /// The bounds as a rectangle, from the top of the letters to their lowest point.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// Options for drawing letters.
  ///
  /// - Note: Without effect: letters are drawn where the layout places them.
  public struct DrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes the options of a bit pattern.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters may be placed between pixels. Here they always may, where there are pixels.
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

    /// The first run's index, 0.
    public var startIndex: Int { 0 }
    /// The number of runs in the line.
    public var endIndex: Int { runs.count }
    /// Accesses a run, counted from the left, at the line's current position.
    public subscript(index: Int) -> Run { runs[index].moved(by: moved) }

    /// The bounds of the whole line, at its current position.
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
