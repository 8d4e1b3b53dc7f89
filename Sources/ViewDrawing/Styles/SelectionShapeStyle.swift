import HostInterface
import ViewRuntime

/// The colour behind selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Makes the theme's colour behind selected content.
  public init() {}
  public typealias Resolved = Never
}

extension SelectionShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .selection }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind selected content: `.background(.selection)`.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
