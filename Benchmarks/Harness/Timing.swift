import Foundation

/// Medians of two things that were measured in turns, in seconds of processor time for one call.
struct TimedPair {
  var subject: Double
  var counterpart: Double
}

/// Processor time of this thread: what other processes do meanwhile does not count.
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
    // The first round warms up.
    if round > 0 { times.append(elapsed / Double(calls)) }
  }
  return median(times)
}

/// Times two bodies in turns, so that a change of the processor's clock concerns both.
func timeInTurns(
  rounds: Int = 9, calls: Int = 1, _ subject: (Int) -> Void, against counterpart: (Int) -> Void
) -> TimedPair {
  var (first, second): ([Double], [Double]) = ([], [])
  for round in 0...rounds {
    let calls0 = round * calls
    let a = seconds { for call in 0..<calls { subject(calls0 + call) } }
    let b = seconds { for call in 0..<calls { counterpart(calls0 + call) } }
    if round > 0 {
      first.append(a / Double(calls))
      second.append(b / Double(calls))
    }
  }
  return TimedPair(subject: median(first), counterpart: median(second))
}

/// Times the making of two things in turns; what is made is let go outside of the time.
///
/// The memory is given back, too: what was let go before must neither help nor hinder.
///
/// - Parameter counterparts: how many of them a round makes, one by one, if they are much quicker.
func timeMaking(
  rounds: Int, counterparts: Int = 1, _ subject: () -> AnyObject,
  against counterpart: () -> AnyObject
) -> TimedPair {
  var (first, second): ([Double], [Double]) = ([], [])
  for round in 0...rounds {
    let a = secondsOfMaking(subject)
    let b = (0..<counterparts).map { _ in secondsOfMaking(counterpart) }
    if round > 0 {
      first.append(a)
      second += b
    }
  }
  return TimedPair(subject: median(first), counterpart: median(second))
}

private func secondsOfMaking(_ make: () -> AnyObject) -> Double {
  var made: AnyObject?
  let elapsed = seconds { made = make() }
  withExtendedLifetime(made) {}
  made = nil
  Memory.giveBack()
  return elapsed
}
