/// Writes the text of a `project.pbxproj` for tests.
struct ProjectText {
  var objects: [String] = []
  var targets: [String] = ["APP"]
  var groups = ""
  var sources = ""
  var resources = ""
  var settings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
  var projectSettings = "SWIFT_VERSION = 5.0;"
  var targetKeys = ""

  var text: String {
    """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = {}; objectVersion = 77;
      objects = {
        PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (\(targets.joined(separator: ",")),);
          buildConfigurationList = PLIST; projectDirPath = ""; };
        PLIST = { isa = XCConfigurationList; buildConfigurations = (PDEBUG, PRELEASE,); };
        PDEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          \(projectSettings) SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; };
        PRELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        MAIN = { isa = PBXGroup; children = (\(groups)); sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
          buildPhases = (SOURCES, RESOURCES,); buildConfigurationList = ALIST; \(targetKeys) };
        ALIST = { isa = XCConfigurationList; buildConfigurations = (ADEBUG,); };
        ADEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
        RESOURCES = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
        \(objects.joined(separator: "\n    "))
      };
      rootObject = PROJECT;
    }
    """
  }
}
