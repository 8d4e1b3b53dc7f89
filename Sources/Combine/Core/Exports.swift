@_exported import CombineScheduling
// Apple has these in Foundation: a model that imports Combine and Foundation finds them.
@_exported import FoundationSequences
// `Task.sleep` and `asyncAfter` in a program that imports Combine follow a test's clock.
@_exported import Timekeeping
