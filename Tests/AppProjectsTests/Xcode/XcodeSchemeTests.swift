import Foundation
import Testing

@testable import AppProjects

@Suite("Schemes of Xcode projects")
struct XcodeSchemeTests {
  private let folder = ScratchFolder()
  private var project: URL { folder.url.appendingPathComponent("App.xcodeproj") }

  private func write(_ name: String, target: String, _ variables: String) throws {
    try folder.write(
      "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Scheme version = "1.3">
        <TestAction><EnvironmentVariables>
          <EnvironmentVariable key = "ONLY_TESTS" value = "1" isEnabled = "YES"/>
        </EnvironmentVariables></TestAction>
        <LaunchAction buildConfiguration = "Debug">
          <BuildableProductRunnable>
            <BuildableReference BlueprintName = "\(target)" BuildableName = "A.app"/>
          </BuildableProductRunnable>
          <EnvironmentVariables>\(variables)</EnvironmentVariables>
        </LaunchAction>
      </Scheme>
      """)
  }

  @Test("The environment that an app's scheme sets, without disabled variables")
  func environment() throws {
    try write(
      "App", target: "App",
      """
      <EnvironmentVariable key = "api_base_url" value = "http://localhost" isEnabled = "YES"/>
      <EnvironmentVariable key = "trace" value = "1" isEnabled = "NO"/>
      """)
    #expect(
      XcodeScheme.environment(of: "App", in: project) == ["api_base_url": "http://localhost"])
    #expect(XcodeScheme.environment(of: "Other", in: project) == [:])
  }

  @Test("Of several schemes, the one named after the app is used")
  func several() throws {
    try write(
      "A first", target: "App", "<EnvironmentVariable key=\"where\" value=\"a\" isEnabled=\"YES\"/>"
    )
    try write(
      "App", target: "App", "<EnvironmentVariable key=\"where\" value=\"b\" isEnabled=\"YES\"/>")
    #expect(XcodeScheme.environment(of: "App", in: project) == ["where": "b"])
  }
}
