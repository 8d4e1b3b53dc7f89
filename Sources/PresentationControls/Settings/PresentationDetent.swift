import Foundation
import ViewRuntime

/// A height at which a sheet naturally rests.
///
/// ```swift
/// .presentationDetents([.medium, .large])
/// .presentationDetents([.height(160), .fraction(0.75)], selection: $detent)
/// ```
public struct PresentationDetent: Hashable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let kind: Kind
  /// For a kind of the program's own.
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half of the window.
  public static let medium = PresentationDetent(.medium)

  /// All of the height that a sheet can have.
  public static let large = PresentationDetent(.large)

  /// A part of the greatest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// A height in points; a terminal's row has 16.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// A height that a type of the program's own reckons out.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  /// What a detent of your own can look at: the greatest height, and the environment.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet, in points.
    public let maxDetentValue: CGFloat

    let environment: EnvironmentValues

    /// A value of the environment in the sheet, as in `context.dynamicTypeSize`.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// In points; nil where the detent does not apply.
  func height(in context: Context) -> CGFloat? {
    switch kind {
    case .medium: context.maxDetentValue / 2
    case .large: context.maxDetentValue
    case .fraction(let fraction): context.maxDetentValue * fraction
    case .height(let height): min(height, context.maxDetentValue)
    case .custom: custom?.height(in: context)
    }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

// Types are shared by all threads.
extension PresentationDetent: @unchecked Sendable {}

/// A height of a sheet that depends on where it is shown.
///
/// ```swift
/// struct Bar: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? { max(64, context.maxDetentValue * 0.1) }
/// }
/// ```
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context

  /// The height in points, at most `context.maxDetentValue`; nil leaves the detent out where the
  /// sheet is shown.
  static func height(in context: Context) -> CGFloat?
}
