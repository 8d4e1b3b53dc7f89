/// Runs `body`. On Linux, objects are released with their last reference, so there is no pool to
/// drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
