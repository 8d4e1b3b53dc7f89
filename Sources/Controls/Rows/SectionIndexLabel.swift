import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Sets the label of the section in the index.
  ///
  /// - Note: Without effect: lists have no index.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the label of the section in the index.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
