import ViewRuntime

/// What a view with `glassEffect(_:in:)` looks as if made of.
///
/// ```swift
/// Text("Now playing").padding().glassEffect(.regular.tint(.orange).interactive())
/// ```
public struct Glass: Equatable, Sendable {
  enum Kind: Equatable, Sendable { case regular, clear, identity }

  let kind: Kind
  package var color: Color?
  var isInteractive = false

  /// Blurs what lies behind.
  public static let regular = Glass(kind: .regular)
  /// Lets more of what lies behind through.
  public static let clear = Glass(kind: .clear)
  /// No glass at all.
  public static let identity = Glass(kind: .identity)

  /// The same glass, coloured; nil takes the colour away.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// The same glass, to be touched. The hosts here show no difference.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}
