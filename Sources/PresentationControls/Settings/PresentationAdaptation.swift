import ViewRuntime

/// What a sheet or popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As usual: it stays what it is here.
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  /// It stays what it is.
  public static var none: PresentationAdaptation { .init(name: "none") }
  /// A popover; what is none stays what it is here.
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  /// A sheet.
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  /// A cover of the whole window.
  public static var fullScreenCover: PresentationAdaptation { .init(name: "cover") }
}
