import HostInterface
import ViewRuntime

extension View {
  /// Marks a group that the focus goes into as a whole when it moves by direction. A terminal's
  /// focus goes by what stands nearest, so groups that stand together are found without it.
  ///
  /// - Note: Without effect: directional focus goes by what stands nearest.
  public nonisolated func focusSection() -> some View { self }
}
