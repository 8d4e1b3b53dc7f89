import LayoutCore
import ViewRuntime

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set of bits; only that of ``interaction`` has an effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The area that receives pointer input.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The drag preview. Stored; it is not clipped to a shape here.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview above a context menu. Stored; it is not clipped to a shape here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The highlight below the pointer. Stored; no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The focus ring. Stored; no effect here.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The area that accessibility clients mark. Stored; they get the view's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
