import ViewRuntime

/// Whether what lies behind a sheet can be used while it is there.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }

  private let kind: Kind

  /// As usual: it cannot.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }

  /// It can, however high the sheet is.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }

  /// It can while the sheet is no higher than this.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .upThrough(detent)) }

  /// It cannot.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }

  /// - Parameter detents: all that the sheet has, the lowest first.
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
  /// Sets whether what lies behind the sheet around can be used while it is there.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentationSetting { $0.backgroundInteraction = interaction }
  }
}
