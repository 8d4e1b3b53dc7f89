import CoreTransferable
import Foundation
import TransferControls
import ViewRuntime

extension View {
  /// Sets the document that the screen shows, for a bar from which it can be dragged and shared.
  ///
  /// - Note: Without effect: a bar has no document icon to drag.
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Sets the document that the screen shows, for a bar from which it can be dragged and shared.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Sets the document that the screen shows, for a bar from which it can be dragged and shared.
  public nonisolated func navigationDocument<D: Transferable, I, J>(
    _ document: D, preview: SharePreview<I, J>
  ) -> some View { self }
}
