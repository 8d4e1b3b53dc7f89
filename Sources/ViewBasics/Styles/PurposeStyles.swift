import HostInterface
import ViewRuntime

/// The colour of the lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The colour of text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The colour of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The colour of areas that hold something.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public typealias Resolved = Never
}

/// A style that is one of the theme's colours.
private protocol PurposeStyle: PaintingStyle {
  static var purpose: HostColor.Semantic { get }
}

extension PurposeStyle {
  fileprivate func purposePaint(in environment: EnvironmentValues) -> Paint {
    Color(.semantic(Self.purpose)).paint(in: environment)
  }
}

extension SeparatorShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .separator }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension SelectionShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .selection }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension LinkShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .link }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension PlaceholderTextShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .placeholder }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension FillShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .fill }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension WindowBackgroundShapeStyle: PurposeStyle {
  fileprivate static var purpose: HostColor.Semantic { .background }
  package func paint(in environment: EnvironmentValues) -> Paint { purposePaint(in: environment) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
