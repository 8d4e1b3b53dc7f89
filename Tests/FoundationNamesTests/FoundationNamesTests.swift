import Foundation
import Testing

/// A program's file that imports Foundation and nothing else.
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
@Suite("What Foundation alone provides on Apple's platforms")
struct FoundationNamesTests {
  @Test(
    "Files that import only Foundation find formatters, localized resources and autorelease pools")
  func names() {
    let model = Model()
    #expect(model.length == "3 m")
    #expect(String(localized: model.title) == "Length")
    #expect(model.activity.activityType == "com.example.reading" && model.provider == nil)
    #expect(autoreleasepool { 2 } == 2)
    #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    #expect(!model.undo.canUndo)
  }

  @Test("They find the units of time, and C's limits of numbers")
  func numbers() {
    #expect(UInt64(2) * NSEC_PER_SEC == 2_000_000_000)
    #expect(INT16_MIN == -32_768 && INT32_MIN == INT_MIN && INT_MIN + INT_MAX == -1)
    #expect(INT64_MAX == Int64.max && INT64_MIN == LLONG_MIN && UINT64_MAX == ULLONG_MAX)
    #expect(LONG_MIN + LONG_MAX == -1 && ULONG_MAX == UInt.max && UINT_MAX == UInt32.max)
    #expect(UCHAR_MAX == 255 && USHRT_MAX == 65_535 && MAXFLOAT == .greatestFiniteMagnitude)
    #expect(NSIntegerMax == Int.max && NSIntegerMin == LONG_MIN && NSUIntegerMax == ULONG_MAX)
  }

  @Test("They find the lock of Apple's C library")
  func lock() {
    var lock = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("They find the special values of C's numbers")
  func beyond() {
    #expect(INFINITY == Float.infinity && NAN.isNaN)
    #expect(HUGE_VAL == Double.infinity && HUGE_VALF == INFINITY)
  }
}
