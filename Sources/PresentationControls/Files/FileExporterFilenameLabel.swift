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
  /// Sets the label of the filename field for exported files.
  public nonisolated func fileExporterFilenameLabel(_ label: Text?) -> some View {
    fileDialogOptions { $0.filenameLabel = label }
  }

  /// Sets the localized label of the filename field for exported files.
  public nonisolated func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the label of the filename field for exported files to an unlocalized string.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets the label of the filename field for exported files from a resource.
  @_disfavoredOverload
  public nonisolated func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource)
    -> some View
  {
    fileExporterFilenameLabel(Text(labelResource))
  }
}
