import SourceModel
import Testing

struct BuildManifestTests {
  @Test("A package's manifest declares its platforms and its isolation")
  func package() {
    let manifest = BuildManifest(
      folder: "App",
      text: """
        let package = Package(
          name: "App", platforms: [.iOS(.v17), .macOS("14.2")],
          targets: [.target(name: "A", swiftSettings: [.defaultIsolation(MainActor.self)])])
        """)
    #expect(manifest.oldest == ["iOS": 17, "macOS": 14])
    #expect(manifest.isMainActorByDefault)
    #expect(!manifest.staysOnCaller)
  }

  @Test("Of an Xcode project's targets the oldest deployment target counts")
  func xcode() {
    let manifest = BuildManifest(
      folder: "App",
      text: """
        \tIPHONEOS_DEPLOYMENT_TARGET = 17.0;
        \tIPHONEOS_DEPLOYMENT_TARGET = 15.6;
        \tSWIFT_APPROACHABLE_CONCURRENCY = YES;
        """)
    #expect(manifest.oldest == ["iOS": 15])
    #expect(manifest.staysOnCaller)
  }

  @Test("The manifest nearest to a file counts, then what the sources require")
  func nearest() throws {
    let text = "class A {}"
    let files = ["App/Sources/A.swift", "App/Kit/Sources/B.swift"].map {
      SourceFile(path: $0, text: text)
    }
    let manifests = [
      BuildManifest(folder: "App", text: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;"),
      BuildManifest(folder: "App/Kit", text: "platforms: [.iOS(.v15)]"),
    ]
    let project = Project(files: files, options: ProjectOptions(manifests: manifests))
    #expect(project.hasObservation(files[0]) == .yes)
    #expect(project.hasObservation(files[1]) == .no)
    let asking = SourceFile(
      path: "A.swift", text: "func f() { if #available(iOS 16.0, *) { print(1) } }")
    #expect(Project(files: [asking]).hasObservation(asking) == .no)
    #expect(Project(files: [files[0]]).hasObservation(files[0]) == .unknown)
  }
}
