import HostInterface

extension ViewRuntime {
  /// A view asks that nothing of the host's own is shown around the app, or no longer does.
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
