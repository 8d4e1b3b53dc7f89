import Foundation
import PresentationControls
import ViewRuntime

extension DocumentSession {
  /// Whether there is something that may be written: a viewer has no such thing.
  var canSave: Bool { document != nil && source.make != nil }

  /// The document's file, if it can be written in that form: a program may read what it does not
  /// write.
  var place: URL? {
    guard let url, url.isFile(of: source.writableTypes) else { return nil }
    return url
  }

  /// Writes the document to its file, or to a new one. What another program wrote to its own file
  /// is only replaced if the user knows of it.
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

  /// What another program made of the document's file meanwhile.
  private func conflict(at url: URL) -> FileStamp? {
    FileStamp(url).flatMap { $0 == stamp ? nil : $0 }
  }

  private func tell(of conflict: FileStamp, at url: URL) {
    knownConflict = conflict
    problem = "“\(url.lastPathComponent)” was changed by another program. Save replaces it."
  }

  /// Saves what is not saved yet, if the document has a file. What another program wrote there
  /// meanwhile is only replaced when the user says so.
  ///
  /// - Parameter waits: whether it is written when this returns. A document that gives a snapshot
  ///   is written while work goes on, else.
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

  /// Waits for the file that is being written, and takes over how that went.
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

  /// Whether closing the window would lose changes. What can be saved in its place is, before; what
  /// was never saved, may not be written, or was changed by another program, is what the user is
  /// asked about.
  func wouldBeLost() -> Bool {
    saveChanges(waits: true)
    return isChanged && canSave && !isDiscarded
  }

  func discard() {
    isDiscarded = true
    removeDraft()
  }

  // MARK: What has no place

  /// Keeps the document for the next start of the app, if it comes to that.
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

  /// Saves where nobody can try again: what cannot be saved in its place is kept elsewhere.
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
