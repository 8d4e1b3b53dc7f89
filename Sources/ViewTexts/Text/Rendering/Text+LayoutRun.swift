import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Text.Layout {
  /// Letters of one look that stand side by side in a line; as a collection, its characters.
  public struct Run: RandomAccessCollection, Equatable {
    /// A character and where it stands.
    struct Cluster: Equatable {
      let character: Character
      let x: CGFloat
      let width: CGFloat
      let index: CharacterIndex
    }

    let clusters: [Cluster]
    let style: TextStyle
    let attributes: [ObjectIdentifier: AnyHashable]
    /// The layout direction of the place.
    public let layoutDirection: LayoutDirection
    var bounds: TypographicBounds

    /// The first character's number, 0.
    public var startIndex: Int { 0 }
    /// How many characters the run has.
    public var endIndex: Int { clusters.count }
    /// A single character as a slice.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Some characters that stand side by side.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The mark of a type that the text was given.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      attributes[ObjectIdentifier(key)]?.base as? T
    }

    /// The room of all of the run's letters.
    public var typographicBounds: TypographicBounds { bounds }

    /// One for each character.
    public var characterIndices: [CharacterIndex] { clusters.map(\.index) }

    func moved(by distance: CGVector) -> Run {
      guard distance != .zero else { return self }
      var copy = self
      copy.bounds.origin.x += distance.dx
      copy.bounds.origin.y += distance.dy
      return copy
    }
  }

  /// Some characters of a run that stand side by side.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that it is a part of.
    public var run: Run
    /// Which of the run's characters it has.
    public var indices: Range<Int>

    /// Some of a run's characters; indices outside of the run stop the program.
    public init(run: Run, indices: Range<Int>) {
      precondition(indices.lowerBound >= 0 && indices.upperBound <= run.endIndex)
      self.run = run
      self.indices = indices
    }

    /// The first character's number in the run.
    public var startIndex: Int { indices.lowerBound }
    /// The number in the run behind the last character.
    public var endIndex: Int { indices.upperBound }
    /// A single character, by its number in the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Fewer of the characters, by their numbers in the run.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The mark of a type that the run's text was given; nil: it has none of the type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The room of these letters; without letters it has no width.
    public var typographicBounds: TypographicBounds {
      var bounds = run.bounds
      let clusters = run.clusters[indices]
      guard let first = clusters.first, let last = clusters.last else {
        bounds.width = 0
        return bounds
      }
      let start = Swift.min(first.x, last.x)
      bounds.origin.x += start - (run.clusters.map(\.x).min() ?? 0)
      bounds.width = Swift.max(first.x + first.width, last.x + last.width) - start
      return bounds
    }

    /// One for each character of the slice.
    public var characterIndices: [CharacterIndex] { run.clusters[indices].map(\.index) }

    var text: TextContent {
      TextContent(String(run.clusters[indices].map(\.character)), style: run.style)
    }
  }
}
