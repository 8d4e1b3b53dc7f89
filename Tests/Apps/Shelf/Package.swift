// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shelf",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Books", resources: [.copy("Lists")]),
    .executableTarget(name: "Shelf", dependencies: ["Books"], resources: [.process("Resources")]),
  ])
