/// What is known of a project beside its sources.
package struct ProjectOptions: Hashable, Sendable, Codable {
  /// The newest system whose API may be used, as `ios17`; `nil` where nobody said.
  package var platform: String?
  /// The version of the SDK, as 26.0.
  package var sdk: String?
  /// Whether code without an isolation of its own is on the main actor
  /// (`-default-isolation MainActor`).
  package var isMainActorByDefault: Bool
  /// What was found beside the sources.
  package var manifests: [BuildManifest]

  package init(
    platform: String? = nil, sdk: String? = nil, isMainActorByDefault: Bool = false,
    manifests: [BuildManifest] = []
  ) {
    self.manifests = manifests
    self.platform = platform
    self.sdk = sdk
    self.isMainActorByDefault = isMainActorByDefault
  }
}
