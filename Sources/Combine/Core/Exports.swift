@_exported import CombineScheduling
// `Task.sleep` and `asyncAfter` of a program that imports Combine follow a test's clock.
@_exported import Timekeeping
