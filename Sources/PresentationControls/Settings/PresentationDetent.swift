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
  /// The type of a custom detent.
  private let custom: (any CustomPresentationDetent.Type)?

  private init(_ kind: Kind, custom: (any CustomPresentationDetent.Type)? = nil) {
    self.kind = kind
    self.custom = custom
  }

  /// About half the window.
  public static let medium = PresentationDetent(.medium)

  /// The full height available to a sheet.
  public static let large = PresentationDetent(.large)

  /// Returns a detent at a fraction of the full height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// Returns a detent at a height in points; a row in a terminal has 16.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// Returns a detent whose height a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), custom: type)
  }

  /// The context of a custom detent: the full height, and the environment.
  @dynamicMemberLookup
  public struct Context {
    /// The height of a large sheet, in points.
    public let maxDetentValue: CGFloat

    let environment: EnvironmentValues

    /// An environment value in the sheet, as in `context.dynamicTypeSize`.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Returns the height in points; nil if the detent does not apply.
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
