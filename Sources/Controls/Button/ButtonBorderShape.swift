import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

/// The shape of a bordered button; also a shape in its own right, for clipping and filling.
///
/// ```swift
/// Text("New").padding(8).background(.tint, in: ButtonBorderShape.capsule)
/// ```
public struct ButtonBorderShape: Equatable, Sendable {
  let hostShape: ControlSpec.BorderShape
  /// The inset on all sides, in points.
  private var margin: CGFloat = 0

  private init(hostShape: ControlSpec.BorderShape) { self.hostShape = hostShape }

  /// The host's default; as a shape, corners with a radius of 8 points.
  ///
  /// The hosts draw all buttons in their own shape, whichever of these is set; the value matters
  /// only when it is used as a shape.
  public static let automatic = ButtonBorderShape(hostShape: .automatic)
  /// Semicircular ends.
  public static let capsule = ButtonBorderShape(hostShape: .capsule)
  /// A circle; as a shape, centred in its bounds with the shorter side as its diameter.
  public static let circle = ButtonBorderShape(hostShape: .circle)
  /// Corners with a radius of 8 points.
  public static let roundedRectangle = ButtonBorderShape(hostShape: .roundedRectangle(nil))

  /// - Parameter radius: the corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(hostShape: .roundedRectangle(Double(radius)))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline in a rectangle; empty where the inset leaves no space.
  public nonisolated func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: margin, dy: margin)
    guard !rect.isNull else { return Path() }
    let side = min(rect.width, rect.height)
    switch hostShape {
    case .capsule: return Path(roundedRect: rect, cornerRadius: side / 2)
    case .circle:
      let square = CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
      return Path(ellipseIn: square)
    case .automatic: return rounded(rect, 8)
    case .roundedRectangle(let radius): return rounded(rect, CGFloat(radius ?? 8))
    }
  }

  private nonisolated func rounded(_ rect: CGRect, _ radius: CGFloat) -> Path {
    Path(roundedRect: rect, cornerRadius: max(radius - margin, 0))
  }

  /// Returns the same shape, inset by `amount` points on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var inset = self
    inset.margin += amount
    return inset
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a bordered button, for views that imitate one.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

extension EnvironmentValues {
  /// The shape of bordered buttons; `buttonBorderShape(_:)` sets it.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension EnvironmentMask {
  static let buttonBorderShape = EnvironmentMask(ObjectIdentifier(ButtonBorderShapeKey.self))
}

extension View {
  /// Sets the shape of the bordered buttons inside.
  ///
  /// - Note: In part without effect: the program's own styles can read it; the host's buttons have
  ///   one shape.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
