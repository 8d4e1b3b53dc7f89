import HostInterface
import ViewRuntime

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  /// The theme's colour behind what is selected.
  public init() {}
  public typealias Resolved = Never
}

extension SelectionShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .selection }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour behind what is selected: `.background(.selection)`.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
