import Foundation
import Testing

/// A file as programs write them: it imports Foundation and no more.
@MainActor
private struct Model {
  var title: LocalizedStringResource = "Length"
  var activity = NSUserActivity(activityType: "com.example.reading")
  var provider: NSItemProvider?
  let undo = UndoManager()

  var length: String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    return formatter.string(from: Measurement(value: 3, unit: UnitLength.meters))
  }
}

@MainActor
@Suite("What Foundation alone brings on Apple's systems")
struct FoundationNamesTests {
  @Test("Files that import Foundation alone find its formatters, resources of texts and pools")
  func names() {
    let model = Model()
    #expect(model.length == "3 m")
    #expect(String(localized: model.title) == "Length")
    #expect(model.activity.activityType == "com.example.reading" && model.provider == nil)
    #expect(autoreleasepool { 2 } == 2)
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(!model.undo.canUndo)
  }
}
