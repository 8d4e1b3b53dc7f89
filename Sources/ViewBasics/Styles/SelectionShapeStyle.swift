import HostInterface
import ViewRuntime

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

extension SelectionShapeStyle: PurposeStyle {
  static var purpose: HostColor.Semantic { .selection }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
