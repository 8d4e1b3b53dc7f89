import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// Options for the contents and behaviour of a file panel.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Makes a set from raw bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lets the user open packages like folders. Here that is always possible.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Shows filename extensions. Here they are always shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// Lists files whose names begin with a dot.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 2)
}

extension View {
  /// Sets what the file panels inside list.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    fileDialogOptions { $0.showsHiddenFiles = options.contains(.includeHiddenFiles) }
  }
}
