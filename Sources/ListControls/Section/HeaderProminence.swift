import ViewDrawing
import ViewRuntime
import ViewTexts

/// A section's header in the font of its prominence.
struct ProminentHeader<Header: View>: View {
  let header: Header
  @Environment(\.headerProminence) private var prominence
  @Environment(\.isInList) private var isInList

  var body: some View {
    if !isInList {
      header
    } else if prominence == .increased {
      header.font(.headline)
    } else {
      header.foregroundStyle(.secondary)
    }
  }
}

/// A section's footer, weaker than the rows.
struct SectionFooter<Footer: View>: View {
  let footer: Footer
  @Environment(\.isInList) private var isInList

  var body: some View {
    if isInList { footer.foregroundStyle(.secondary) } else { footer }
  }
}

extension View {
  /// Sets the prominence of the headers of the sections inside.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}
