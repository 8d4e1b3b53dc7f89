import Foundation

/// Two operations that were measured in turns, in seconds of processor time per call.
struct TimedPair {
  let subject: Double
  let counterpart: Double
  /// The median of each round's ratio: the processor's clock may change between rounds, but hardly
  /// within one.
  let ratio: Double

  init(_ rounds: [(subject: Double, counterpart: Double)]) {
    subject = median(rounds.map(\.subject))
    counterpart = median(rounds.map(\.counterpart))
    ratio = median(rounds.map { $0.subject / $0.counterpart })
  }
}

/// Processor time of this thread, which excludes other processes.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Times one call of `body`.
func seconds(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return now() - start
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The median time of `body`, which each round calls `calls` times after `prepare`.
func time(
  rounds: Int = 9, calls: Int = 1, prepare: () -> Void = {}, _ body: (Int) -> Void
) -> Double {
  var times: [Double] = []
  for round in 0...rounds {
    prepare()
    let elapsed = seconds {
      for call in 0..<calls { body(round * calls + call) }
    }
    // The first round is a warm-up.
    if round > 0 { times.append(elapsed / Double(calls)) }
  }
  return median(times)
}

/// Times two closures in turns, so that a change of the processor's clock affects both.
func timeInTurns(
  rounds: Int = 9, calls: Int = 1, _ subject: (Int) -> Void, against counterpart: (Int) -> Void
) -> TimedPair {
  let times = (0...rounds).map { round in
    let calls0 = round * calls
    let a = seconds { for call in 0..<calls { subject(calls0 + call) } }
    let b = seconds { for call in 0..<calls { counterpart(calls0 + call) } }
    return (subject: a / Double(calls), counterpart: b / Double(calls))
  }
  // The first round is a warm-up.
  return TimedPair(Array(times.dropFirst()))
}

/// Times the creation of two things in turns; releasing them is not timed.
///
/// The memory is returned, too: what was released earlier must neither help nor hinder.
///
/// - Parameter counterparts: how many of them a round makes, one by one, before the subject and as
///   many behind it, if they are much quicker.
func timeMaking(
  rounds: Int, counterparts: Int = 1, _ subject: () -> AnyObject,
  against counterpart: () -> AnyObject
) -> TimedPair {
  let times = (0...rounds).map { _ in
    let before = (0..<counterparts).map { _ in secondsOfMaking(counterpart) }
    let a = secondsOfMaking(subject)
    let behind = (0..<counterparts).map { _ in secondsOfMaking(counterpart) }
    return (subject: a, counterpart: median(before + behind))
  }
  return TimedPair(Array(times.dropFirst()))
}

private func secondsOfMaking(_ make: () -> AnyObject) -> Double {
  var made: AnyObject?
  let elapsed = seconds { made = make() }
  withExtendedLifetime(made) {}
  made = nil
  Memory.giveBack()
  return elapsed
}
