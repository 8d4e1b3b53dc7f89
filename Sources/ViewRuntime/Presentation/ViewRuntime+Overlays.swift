import HostInterface

extension ViewRuntime {
  /// Adds or removes a view's request to hide the host's own overlays around the app.
  package func hideOverlays(_ isHidden: Bool, for owner: AnyObject) {
    let former = overlayHiders.isEmpty
    if isHidden {
      overlayHiders.insert(ObjectIdentifier(owner))
    } else {
      overlayHiders.remove(ObjectIdentifier(owner))
    }
    let present = overlayHiders.isEmpty
    if present != former { host.perform(.showOverlays(present)) }
  }
}
