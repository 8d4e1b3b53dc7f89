import Foundation
import PresentationControls
import ViewRuntime

extension DocumentSession {
  /// Whether the document may be written: viewers have nothing to write.
  var canSave: Bool { document != nil && source.make != nil }

  /// The document's file if it can be written in that format: a program may read formats that it
  /// does not write.
  var place: URL? {
    guard let url, url.isFile(of: source.writableTypes) else { return nil }
    return url
  }

  /// Writes the document to its file or to a new one. Changes by another program to the existing
  /// file are only overwritten if the user knows of them.
  func save(to new: URL? = nil) {
    savingSoon?.cancel()
    savingSoon = nil
    finishBackground()
    guard canSave, let document, let target = new ?? place else { return }
    if new == nil, let conflict = conflict(at: target), conflict != knownConflict {
      return tell(of: conflict, at: target)
    }
    do {
      try source.write(document, target)()
      url = target
      saved(as: FileStamp(target))
    } catch {
      failed(to: target, error)
    }
  }

  private func saved(as stamp: FileStamp?) {
    self.stamp = stamp
    knownConflict = nil
    isChanged = false
    removeDraft()
  }

  private func failed(to target: URL, _ error: any Error) {
    problem = "“\(target.lastPathComponent)” cannot be saved. \(error.localizedDescription)"
  }

  /// Returns the file's stamp if another program has changed the file.
  private func conflict(at url: URL) -> FileStamp? {
    FileStamp(url).flatMap { $0 == stamp ? nil : $0 }
  }

  private func tell(of conflict: FileStamp, at url: URL) {
    knownConflict = conflict
    problem = "“\(url.lastPathComponent)” was changed by another program. Save replaces it."
  }

  /// Saves unsaved changes if the document has a file. Changes by another program are only
  /// overwritten with the user's consent.
  ///
  /// - Parameter waits: whether to return only after the file is written. Otherwise a document with
  ///   a snapshot is written in the background.
  func saveChanges(waits: Bool) {
    finishBackground()
    guard isChanged, canSave, !isDiscarded else { return }
    saveInPlace(waits: waits)
    if isChanged { keepDraft() }
  }

  private func saveInPlace(waits: Bool) {
    guard let document, let place else { return }
    if let conflict = conflict(at: place) {
      if waits || conflict != knownConflict { tell(of: conflict, at: place) }
      return
    }
    guard !waits else { return save() }
    do {
      switch try source.write(document, place) {
      case .onMain: save()
      case .anywhere(let write):
        isChanged = false
        background = BackgroundSave(to: place, write) { [weak self] save in
          if self?.background === save { self?.finishBackground() }
        }
      }
    } catch {
      failed(to: place, error)
    }
  }

  /// Waits for the background save, and applies its result.
  func finishBackground() {
    guard let save = background else { return }
    background = nil
    do {
      try save.wait()
      stamp = FileStamp(save.url)
      if !isChanged { removeDraft() }
    } catch {
      isChanged = true
      failed(to: save.url, error)
      keepDraft()
    }
  }

  /// Returns whether closing the window would lose changes. Changes that can be saved in place are
  /// saved first; the user is asked about a document that was never saved, may not be written, or
  /// was changed by another program.
  func wouldBeLost() -> Bool {
    saveChanges(waits: true)
    return isChanged && canSave && !isDiscarded
  }

  func discard() {
    isDiscarded = true
    removeDraft()
  }

  // MARK: Drafts

  /// Stores a draft of the document for the next launch, in case it is needed.
  private func keepDraft() {
    guard let drafts, let document else { return }
    let ending = place?.pathExtension ?? source.writableTypes.first?.preferredFilenameExtension
    do {
      let place = try draft ?? drafts.place(of: Document.self, named: name, ending: ending)
      try source.write(document, place)()
      draft = place
    } catch {
      Diagnostics.report(
        .io, "“\(name)” is not saved, and cannot be kept. \(error.localizedDescription)")
    }
  }

  private func removeDraft() {
    if let draft { DraftFolder.remove(draft) }
    draft = nil
  }

  /// Saves at the end of the app, when the user cannot retry: changes that cannot be saved in place
  /// become a draft.
  func saveAtEnd() {
    saveChanges(waits: true)
    guard isChanged, canSave, !isDiscarded, draft == nil, let url, let document else { return }
    let rescue = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(url.lastPathComponent)")
    do {
      try source.write(document, rescue)()
      Diagnostics.report(
        .io, "The changes to \(url.path) could not be saved there. They are in \(rescue.path).")
    } catch {
      Diagnostics.report(
        .io, "The changes to \(url.path) could not be saved. \(error.localizedDescription)")
    }
  }
}
