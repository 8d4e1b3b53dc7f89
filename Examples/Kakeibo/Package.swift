// swift-tools-version: 6.2
import PackageDescription

// On Apple's systems SwiftUI is Apple's.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Kumiki", condition: .when(platforms: [.linux]))
}

let package = Package(
  name: "Kakeibo",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "GTK", description: "The app opens a window of the desktop.")],
  dependencies: [
    .package(
      name: "Kumiki", path: "../..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    .target(name: "LedgerModel"),
    .executableTarget(
      name: "Kakeibo", dependencies: ["LedgerModel", library("SwiftUI")],
      resources: [.process("Resources")]),
    .testTarget(name: "LedgerModelTests", dependencies: ["LedgerModel"]),
    .testTarget(
      name: "KakeiboTests", dependencies: ["Kakeibo", "LedgerModel", library("ViewTesting")]),
  ]
)
