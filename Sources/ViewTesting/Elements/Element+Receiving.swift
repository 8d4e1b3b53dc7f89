import Foundation
import HostInterface

extension ViewTest.Element {
  /// Drops files or URLs here, as if dragged from another program.
  ///
  /// ```swift
  /// try app.find(.identifier("well")).receive([URL(fileURLWithPath: "/tmp/photo.png")])
  /// try await app.settle()      // the dropped values are loaded
  /// ```
  ///
  /// - Throws: if nothing here accepts drops.
  public func receive(_ urls: [URL], file: String = #fileID, line: Int = #line) throws {
    try receive(urls.map { .url($0) }, file, line)
  }

  /// Drops a text here, as if dragged from another program.
  public func receive(_ text: String, file: String = #fileID, line: Int = #line) throws {
    try receive([.text(text)], file, line)
  }

  private func receive(_ items: [OfferedItem], _ file: String, _ line: Int) throws {
    let target = try target(for: [.drop], "dropped on", file, line)
    let targets = target.lineage.filter { $0.content.actions.contains(.drop) }.map(\.id)
    let place = CGPoint(x: frame.midX, y: frame.midY)
    for phase in [HostEvent.PointerEvent.Phase.began, .moved, .ended] {
      test.send(.receive(HostEvent.Drag(phase: phase, location: place, targets: targets), items))
    }
  }
}
