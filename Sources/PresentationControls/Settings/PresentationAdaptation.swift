import ViewRuntime

/// The form that a sheet or popover adapts to in a compact window.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default: here, no adaptation.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// No adaptation.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover; other presentations are not adapted here.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// A cover of the whole window.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "cover") }
}
