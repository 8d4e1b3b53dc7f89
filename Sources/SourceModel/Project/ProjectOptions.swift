/// Facts about a project other than its sources.
package struct ProjectOptions: Hashable, Sendable, Codable {
  /// The newest system whose API may be used, such as `ios17`; `nil` if not specified.
  package var platform: String?
  /// The version of the SDK, such as 26.0.
  package var sdk: String?
  /// Whether code is on the main actor by default (`-default-isolation MainActor`).
  package var isMainActorByDefault: Bool
  /// The manifests found near the sources.
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
