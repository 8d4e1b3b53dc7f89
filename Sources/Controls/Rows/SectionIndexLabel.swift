import Foundation
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// What stands in the index for the section.
  ///
  /// - Note: Without effect: lists have no index, and sections the list's own room.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// What stands in the index for the section.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
}
