import ViewRuntime

/// The glass material of a view with `glassEffect(_:in:)`.
///
/// ```swift
/// Text("Now playing").padding().glassEffect(.regular.tint(.orange).interactive())
/// ```
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  package var color: Color?
  var isInteractive = false

  /// Blurs what is behind.
  public static let regular = Glass(kind: .regular)
  /// Shows more of what is behind.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint; nil removes it.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass as interactive. Hosts show no difference.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}
