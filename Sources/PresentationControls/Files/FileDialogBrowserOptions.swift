import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// What a file panel lists and does.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits; those that mean nothing here stay without effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A folder that is a document may be looked into. Here every folder may.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Endings of names are shown. Here they always are.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// Lists files whose name begins with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
  /// What file panels list.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    fileDialogOptions { $0.showsHiddenFiles = options.contains(.includeHiddenFiles) }
  }
}
