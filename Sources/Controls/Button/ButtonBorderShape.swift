import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

/// The shape of a bordered button; also a shape by itself, to clip or to fill with.
///
/// ```swift
/// Text("New").padding(8).background(.tint, in: ButtonBorderShape.capsule)
/// ```
public struct ButtonBorderShape: Equatable, Sendable {
  let hostShape: ControlSpec.BorderShape
  /// By how much it lies within its room on all sides, in points.
  private var margin: CGFloat = 0

  private init(hostShape: ControlSpec.BorderShape) { self.hostShape = hostShape }

  /// The host's own; as a shape, corners with a radius of 8 points.
  ///
  /// The hosts here draw all buttons in their own shape, whichever of these is set; it counts where
  /// it is a shape by itself.
  public static let automatic = ButtonBorderShape(hostShape: .automatic)
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape(hostShape: .capsule)
  /// A circle; as a shape, in the middle of its room and as wide as the shorter side.
  public static let circle = ButtonBorderShape(hostShape: .circle)
  /// Corners with a radius of 8 points.
  public static let roundedRectangle = ButtonBorderShape(hostShape: .roundedRectangle(nil))

  /// - Parameter radius: in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(hostShape: .roundedRectangle(Double(radius)))
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle; empty where the margin leaves no room.
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

  /// The same shape, `amount` points further inside on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var inset = self
    inset.margin += amount
    return inset
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of a bordered button, for what is to look like one.
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
  /// - Note: In part without effect: read by styles of the program; the host's own buttons have one
  ///   form.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
