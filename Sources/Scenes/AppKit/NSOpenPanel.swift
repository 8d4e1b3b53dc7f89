import Foundation
import PresentationControls
import UIKitNames
import UniformTypeIdentifiers

/// A panel that asks the user for files or folders, for code that uses AppKit's.
///
/// ```swift
/// let panel = NSOpenPanel()
/// panel.canChooseFiles = false
/// panel.canChooseDirectories = true
/// if panel.runModal() == .OK, let url = panel.url { scan(url) }
/// ```
///
/// See ``NSSavePanel`` for how it is shown and answered.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  /// Whether files may be chosen.
  public var canChooseFiles = true
  /// Whether folders may be chosen.
  ///
  /// - Note: In part without effect: a window's panel offers files or folders, files if both may be
  ///   chosen.
  public var canChooseDirectories = false
  /// Whether several may be chosen.
  public var allowsMultipleSelection = false
  /// Everything chosen; empty before the user has confirmed.
  public var urls: [URL] { chosen }

  /// Whether links are followed.
  ///
  /// - Note: Without effect: a chosen link stays one, and is followed when it is read.
  public var resolvesAliases = true
  /// Whether conflicts between devices are resolved.
  ///
  /// - Note: Without effect: files here have no such conflicts.
  public var canResolveUbiquitousConflicts = true
  /// Whether files are downloaded first.
  ///
  /// - Note: Without effect: files are on this machine.
  public var canDownloadUbiquitousContents = true

  override var request: FileRequest {
    var types = canChooseFiles ? allowedContentTypes : []
    if canChooseFiles, types.isEmpty { types = [.data] }
    if canChooseDirectories { types.append(.folder) }
    return FileRequest(purpose: .open(allowsSeveral: allowsMultipleSelection), types: types)
  }
}
