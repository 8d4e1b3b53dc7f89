/// Runs `body`. Objects on Linux are let go as soon as nobody holds them, so there is no pool to
/// empty.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
