import ViewRuntime

/// The preview that a modifier is applied to.
public struct PreviewModifierContent {
  let content: AnyView
}

extension PreviewModifierContent: View {
  public var body: some View { content }
}
