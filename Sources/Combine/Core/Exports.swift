@_exported import CombineScheduling
// What Apple has in Foundation: a model that imports Combine and Foundation finds it.
@_exported import FoundationSequences
// `Task.sleep` and `asyncAfter` of a program that imports Combine follow a test's clock.
@_exported import Timekeeping
