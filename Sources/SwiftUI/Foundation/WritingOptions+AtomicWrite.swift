import Foundation

extension Data.WritingOptions {
  /// The former name of `atomic`: the file is written completely or not at all.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
