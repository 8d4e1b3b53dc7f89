import CoreTransferable
import Foundation
import TransferControls
import ViewRuntime

extension View {
  /// What the screen shows, for a bar that lets it be dragged and shared.
  ///
  /// - Note: Without effect: a bar has no document icon to drag.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// What the screen shows, for a bar that lets it be dragged and shared.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// What the screen shows, for a bar that lets it be dragged and shared.
  public nonisolated func navigationDocument<D: Transferable, I, J>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View { self }
}
