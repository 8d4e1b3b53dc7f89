import ViewRuntime

/// The preview as a modifier sees it.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { content }
}
