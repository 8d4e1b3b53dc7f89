import Foundation

/// Modules that a project imports but that are not available here.
package struct MissingModules: Sendable {
  /// The files that need each missing module.
  package private(set) var users: [String: [URL]] = [:]
  /// Unused imports of such modules.
  package private(set) var idle = IdleImports()

  /// - Parameter spares: whether files with unused imports of such modules are accepted.
  package init(_ targets: [AppTarget], available: Set<String>, spares: Bool = true) {
    let modules = available.union(targets.map(\.module))
    for target in targets {
      let scanner = ImportScanner(flags: target.settings.conditions, modules: modules)
      for file in target.sources {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        for module in Set(scanner.imports(in: text).map(\.module))
        where !modules.contains(module) {
          if spares, idle.note(module, in: file, text: text) { continue }
          users[module, default: []].append(file)
        }
      }
    }
  }

  package var isEmpty: Bool { users.isEmpty }

  package var files: Set<URL> { Set(users.values.joined()) }

  /// A list for the user, with paths relative to the project.
  package func list(in folder: URL) -> String {
    users.sorted { $0.key < $1.key }.map { module, files in
      let names = files.map { "    \($0.relative(to: folder))" }.sorted()
      let shown = names.prefix(8).joined(separator: "\n")
      let more = names.count > 8 ? "\n    and \(names.count - 8) more" : ""
      return "  \(module)\(Self.note(module))\n\(shown)\(more)"
    }.joined(separator: "\n")
  }

  private static func note(_ module: String) -> String {
    apple.contains(module)
      ? " (a framework of Apple's that is not here)" : " (a package that was not found)"
  }

  /// Apple's most frequently imported frameworks, other than those available here.
  private static let apple: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "ActivityKit", "AdSupport", "AppIntents", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit", "Contacts",
    "ContactsUI", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML",
    "CoreMotion", "CoreSpotlight", "CoreText", "CoreVideo", "CryptoKit", "EventKit",
    "FoundationModels",
    "GameKit", "GameController", "GameplayKit", "HealthKit", "HomeKit", "IOKit", "ImageIO",
    "IntentsUI", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OSAKit", "ObjectiveC", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "Quartz", "QuickLook", "RealityKit",
    "RealityKitContent",
    "SafariServices", "SceneKit", "Security", "ServiceManagement", "ShazamKit", "SoundAnalysis",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "Symbols", "SystemConfiguration", "TipKit",
    "Translation", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "simd", "Accelerate",
    "CommonCrypto",
    "Darwin", "AppTrackingTransparency", "DeviceCheck", "ExposureNotification", "Accessibility",
  ]
}
