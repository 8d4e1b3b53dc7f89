// swift-tools-version: 6.2
import PackageDescription

// A desktop's own widget among views: needs libgtksourceview-5-dev beside what Scripts/setup-gtk
// installs.
let package = Package(
  name: "SourceEditor",
  dependencies: [.package(name: "Kumiki", path: "../..", traits: ["GTK"])],
  targets: [
    .systemLibrary(
      name: "CGtkSource", pkgConfig: "gtksourceview-5",
      providers: [.apt(["libgtksourceview-5-dev"])]),
    .executableTarget(
      name: "SourceEditor",
      dependencies: [
        "CGtkSource",
        .product(name: "SwiftUI", package: "Kumiki"),
        .product(name: "SwiftUIGTK", package: "Kumiki"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ])
