extension Duration {
  /// The time between two frames of a typical display, a sixtieth of a second.
  package static let displayInterval = Duration.nanoseconds(16_666_667)
}
