extension Reflection {
  /// The reflection of an encoder or a decoder.
  static func coding(_ downstream: Any) -> Reflection {
    .parts { ["downstream": downstream, "finished": false, "upstreamSubscription": ""] }
  }
}
