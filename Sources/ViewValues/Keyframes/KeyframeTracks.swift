/// Several simultaneous tracks.
public struct KeyframeTracks<Value>: KeyframePath {
  let parts: [(Value) -> KeyframeMotion<Value>]

  package func curve(from initial: Value) -> KeyframeMotion<Value> {
    let motions = parts.map { $0(initial) }
    return KeyframeMotion(duration: motions.map(\.duration).max() ?? 0) { value, time in
      for motion in motions { motion.change(&value, time) }
    }
  }
}
