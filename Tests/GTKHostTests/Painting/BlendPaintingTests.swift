#if GTK
  import HostInterface
  import Testing

  @testable import GTKHost

  @Suite("Blend modes in a window")
  @MainActor
  struct BlendPaintingTests {
    @Test("Every blend mode of a view is one of GTK's or of Cairo's", arguments: Blending.ofViews)
    func known(blending: Blending) {
      let isKnown =
        SnapshotPainter.modes[blending] != nil || SnapshotPainter.operators[blending] != nil
      #expect(isKnown == (blending != .normal))
    }
  }
#endif
