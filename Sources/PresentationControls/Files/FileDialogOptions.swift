import Foundation
import UniformTypeIdentifiers
import ViewRuntime
import ViewTexts

/// What modifiers say about the file panels inside.
struct FileDialogOptions {
  var folder: URL?
  var message: Text?
  var confirmationLabel: Text?
  var filenameLabel: Text?
  var showsHiddenFiles = false
  var isEnabled: (@Sendable (URL) -> Bool)?
}

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

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
  private nonisolated func fileDialogOptions(
    _ change: @escaping (inout FileDialogOptions) -> Void
  ) -> some View {
    transformEnvironment(\.fileDialogOptions, transform: change)
  }

  /// The folder that file panels begin with.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    fileDialogOptions { $0.folder = defaultDirectory }
  }

  /// A message above the files.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    fileDialogOptions { $0.message = message }
  }

  /// A localized message above the files.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// A message above the files that is shown as it is.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// A message above the files, from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View
  {
    fileDialogMessage(Text(messageResource))
  }

  /// The word on the button that confirms.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogOptions { $0.confirmationLabel = label }
  }

  /// The localized word on the button that confirms.
  public nonisolated func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View { fileDialogConfirmationLabel(Text(labelKey)) }

  /// The word on the button that confirms, shown as it is.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View { fileDialogConfirmationLabel(Text(label)) }

  /// The word on the button that confirms, from a resource.
  @_disfavoredOverload
  public nonisolated func fileDialogConfirmationLabel(
    _ labelResource: LocalizedStringResource
  ) -> some View { fileDialogConfirmationLabel(Text(labelResource)) }

  /// What stands before the name of a file that is exported.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogOptions { $0.filenameLabel = label }
  }

  /// What stands before the name of a file that is exported, localized.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// What stands before the name of a file that is exported, shown as it is.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// What stands before the name of a file that is exported, from a resource.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
  }

  /// What file panels list.
  public nonisolated func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    fileDialogOptions { $0.showsHiddenFiles = options.contains(.includeHiddenFiles) }
  }

  /// Lists only the files that `predicate` is true of.
  public nonisolated func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    fileDialogOptions { $0.isEnabled = { (try? predicate.evaluate($0)) ?? true } }
  }

  /// Gives links to files instead of the files. Panels here follow no links in any case.
  public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Names a panel whose folder a system keeps for itself.
  public nonisolated func fileDialogCustomizationID(_ id: String) -> some View { self }
}
