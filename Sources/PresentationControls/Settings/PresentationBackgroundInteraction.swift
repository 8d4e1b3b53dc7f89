import ViewRuntime

/// Whether the views behind a sheet can be used while it is shown.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// The default: disabled.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }

  /// Enabled at any height of the sheet.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }

  /// Enabled while the sheet is no higher than this detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .upThrough(detent)) }

  /// Disabled.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// - Parameter detents: all detents of the sheet, the lowest first.
  func isEnabled(at present: PresentationDetent?, _ detents: [PresentationDetent]) -> Bool {
    switch kind {
    case .automatic, .disabled: return false
    case .enabled: return true
    case .upThrough(let last):
      guard let present, let here = detents.firstIndex(of: present),
        let bound = detents.firstIndex(of: last)
      else { return false }
      return here <= bound
    }
  }
}

extension View {
  /// Sets whether the views behind the enclosing sheet can be used while it is shown.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSetting { $0.backgroundInteraction = interaction }
  }
}
