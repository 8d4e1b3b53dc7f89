import Foundation
import UniformTypeIdentifiers

/// Options for the use of offered files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set by its bits; none has an effect here.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The receiver may modify the file itself.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
