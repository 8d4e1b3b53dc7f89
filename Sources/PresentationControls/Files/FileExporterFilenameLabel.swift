import Foundation
import ViewRuntime
import ViewTexts

private struct FileDialogOptionsKey: EnvironmentKey {
  static var defaultValue: FileDialogOptions { FileDialogOptions() }
}

extension EnvironmentValues {
  var fileDialogOptions: FileDialogOptions {
    get { self[FileDialogOptionsKey.self] }
    set { self[FileDialogOptionsKey.self] = newValue }
  }
}

extension View {
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
}
