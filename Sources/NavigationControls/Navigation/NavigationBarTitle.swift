import ViewRuntime
import ViewTexts

/// The bar of a screen in a navigation stack.
public struct NavigationBarItem: Sendable {
  /// How the title stands in the bar.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// In the middle.
    case inline
    /// At the leading side.
    case large

    fileprivate var mode: ToolbarTitleDisplayMode {
      switch self {
      case .automatic: .automatic
      case .inline: .inline
      case .large: .large
      }
    }
  }
}

extension View {
  /// Sets how the screen's title stands in its bar.
  ///
  /// - Note: Without effect: a terminal has one size of type; the title stands leading.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(displayMode.mode)
  }

  /// The form before iOS 14 of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The form before iOS 14 of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The form before iOS 14 of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The form before iOS 14 of title and display mode.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The form before iOS 14 of title and display mode.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// The form before iOS 14 of title and display mode.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}
