import ViewEvents
import ViewRuntime

/// Gives previews what several of them share: sample data, a theme.
///
/// ```swift
/// struct SampleNotes: PreviewModifier {
///   static func makeSharedContext() async throws -> NoteStore { try await NoteStore.sample() }
///
///   func body(content: Content, context: NoteStore) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleNotes())) { NotesView() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share; `Void` where there is nothing.
  associatedtype Context = Void
  /// What the modifier makes of a preview; inferred from ``body(content:context:)``.
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Makes what all previews with this modifier share; called once for each preview that is shown.
  static func makeSharedContext() async throws -> Context

  /// The preview, with what it shares with others put around it or into its environment.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing: the previews share no more than what `body` puts around them.
  public static func makeSharedContext() async throws {}
}

/// Shows the content once the modifier's context is there.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    Group {
      if let context {
        modifier.body(content: PreviewModifierContent(content: content), context: context)
      } else {
        EmptyView()
      }
    }
    .task { await prepare() }
  }

  private func prepare() async {
    do {
      context = try await Modifier.makeSharedContext()
    } catch {
      Diagnostics.report(
        .misuse,
        "The preview's modifier \(Modifier.self) could not make its context: \(error). The preview "
          + "stays empty; mend makeSharedContext().")
    }
  }
}
