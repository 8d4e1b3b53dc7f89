/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  init() {}
}
