import Foundation
import HostInterface
import LayoutCore
import ViewRuntime

extension View {
  /// The former name of `ignoresSafeArea`.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
