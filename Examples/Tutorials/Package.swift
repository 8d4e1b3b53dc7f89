// swift-tools-version: 6.2
import PackageDescription

// On Apple's systems SwiftUI is Apple's.
func library(_ name: String) -> Target.Dependency {
  .product(name: name, package: "Kumiki", condition: .when(platforms: [.linux]))
}

func program(_ name: String) -> Target {
  .executableTarget(name: name, dependencies: [library("SwiftUI")])
}

let package = Package(
  name: "Tutorials",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "GTK", description: "The apps open a window of the desktop.")],
  dependencies: [
    .package(
      name: "Kumiki", path: "../..",
      traits: [.trait(name: "GTK", condition: .when(traits: ["GTK"]))])
  ],
  targets: [
    program("Tea"),
    // State from one view to a whole app, a program for each step.
    program("Owning"),
    program("Borrowing"),
    program("Sharing"),
    program("Packing"),
    // What the checker says to programs like these stands in Mistakes.txt.
    .target(name: "Mistakes", dependencies: [library("SwiftUI")]),
    program("Stars"),
    .testTarget(
      name: "TutorialTests",
      dependencies: [
        "Tea", "Owning", "Borrowing", "Sharing", "Packing", "Stars", library("ViewTesting"),
      ]),
  ]
)
