import ViewEvents
import ViewRuntime

/// Provides shared content to several previews: sample data, a theme.
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
  /// The type of the shared context; `Void` if there is none.
  associatedtype Context = Void
  /// The type of the modified preview; inferred from ``body(content:context:)``.
  associatedtype Body: View
  typealias Content = PreviewModifierContent

  /// Creates the context that all previews with this modifier share; called once for each preview
  /// that is shown.
  static func makeSharedContext() async throws -> Context

  /// The preview, with the shared context around it or in its environment.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No context: the previews share only what `body` adds.
  public static func makeSharedContext() async throws {}
}

/// Shows the content once the modifier's context is available.
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
