import LayoutCore
import ViewRuntime

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Makes a set of bits; of them only that of ``interaction`` changes anything here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where pointer input hits the view.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The picture that is dragged. Kept; nothing here cuts it to a shape.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The picture above a context menu. Kept; nothing here cuts it to a shape.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// What lights up below the pointer. Kept; nothing here goes by it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The ring around what has the focus. Kept; nothing here goes by it.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// What accessibility clients mark. Kept; they are told of the view's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}
