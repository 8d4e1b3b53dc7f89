import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension Text.Layout {
  /// Adjacent letters with one look in a line; as a collection, its characters.
  public struct Run: RandomAccessCollection, Equatable {
    /// A character and its position.
    struct Cluster: Equatable {
      let character: Character
      let x: CGFloat
      let width: CGFloat
      let index: CharacterIndex
    }

    let clusters: [Cluster]
    let style: TextStyle
    let attributes: [ObjectIdentifier: AnyHashable]
    /// The layout direction of the environment.
    public let layoutDirection: LayoutDirection
    var bounds: TypographicBounds

    /// The first character's index, 0.
    public var startIndex: Int { 0 }
    /// The number of characters in the run.
    public var endIndex: Int { clusters.count }
    /// Accesses a single character as a slice.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Accesses adjacent characters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Accesses the text's custom attribute of a type.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      attributes[ObjectIdentifier(key)]?.base as? T
    }

    /// The bounds of all of the run's letters.
    public var typographicBounds: TypographicBounds { bounds }

    /// The index of each character.
    public var characterIndices: [CharacterIndex] { clusters.map(\.index) }

    func moved(by distance: CGVector) -> Run {
      guard distance != .zero else { return self }
      var copy = self
      copy.bounds.origin.x += distance.dx
      copy.bounds.origin.y += distance.dy
      return copy
    }
  }

  /// Adjacent characters of a run.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the slice.
    public var run: Run
    /// The indices of the slice's characters in the run.
    public var indices: Range<Int>

    /// Makes a slice of a run; indices outside the run stop the program.
    public init(run: Run, indices: Range<Int>) {
      precondition(indices.lowerBound >= 0 && indices.upperBound <= run.endIndex)
      self.run = run
      self.indices = indices
    }

    /// The first character's index in the run.
    public var startIndex: Int { indices.lowerBound }
    /// The index after the last character in the run.
    public var endIndex: Int { indices.upperBound }
    /// Accesses a single character, by its index in the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
    /// Accesses some of the characters, by their indices in the run.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// Accesses the text's custom attribute of a type; nil if it has none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The bounds of these letters; an empty slice has no width.
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

    /// The index of each character of the slice.
    public var characterIndices: [CharacterIndex] { run.clusters[indices].map(\.index) }

    var text: TextContent {
      TextContent(String(run.clusters[indices].map(\.character)), style: run.style)
    }
  }
}
