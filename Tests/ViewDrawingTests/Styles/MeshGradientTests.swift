import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct MeshGradientTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func grid(_ gradient: MeshGradient) throws -> ColorGrid {
    let screen = Screen { gradient }
    guard case .colorGrid(let grid)? = screen.shapes.first?.fill else {
      throw CocoaError(.coderValueNotFound)
    }
    return grid
  }

  /// The brightness of the area at a point of the unit square.
  private func brightness(_ grid: ColorGrid, _ x: Double, _ y: Double) -> Double {
    grid.neighbours(x: x, y: y).reduce(0) { sum, part in
      guard case .rgba(let red, _, _, let alpha) = grid.colors[part.index] else { return sum }
      return sum + red * alpha * part.weight
    }
  }

  @Test("Corners have their colours, which are interpolated between them")
  func corners() throws {
    let grid = try grid(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [black, white, black, white]))
    #expect(brightness(grid, 0, 0) < 0.02)
    #expect(brightness(grid, 1, 1) > 0.98)
    #expect(abs(brightness(grid, 0.5, 0.5) - 0.5) < 0.02)
    let steps = stride(from: 0.0, through: 1, by: 0.05).map { brightness(grid, $0, 0.3) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
  }

  @Test("A moved point takes its colour along")
  func moved() throws {
    func gradient(_ x: Float) -> MeshGradient {
      MeshGradient(
        width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
        colors: [black, white, black, black, white, black])
    }
    let (left, right) = (try grid(gradient(0.2)), try grid(gradient(0.8)))
    #expect(brightness(left, 0.2, 0.5) > 0.9 && brightness(left, 0.8, 0.5) < 0.5)
    #expect(brightness(right, 0.8, 0.5) > 0.9 && brightness(right, 0.2, 0.5) < 0.5)
  }

  @Test("Every point of a mesh that fills the area is coloured, however it is bent")
  func noHoles() throws {
    var points: [SIMD2<Float>] = []
    for row in 0..<4 {
      for column in 0..<4 {
        let isEdge = row == 0 || row == 3 || column == 0 || column == 3
        let bend: Float = isEdge ? 0 : 0.12 * Float((row * 2 + column) % 3 - 1)
        points.append([Float(column) / 3 + bend, Float(row) / 3 - bend])
      }
    }
    let grid = try grid(
      MeshGradient(
        width: 4, height: 4, points: points, colors: Array(repeating: white, count: 16)))
    #expect(grid.colors.allSatisfy { $0 == .rgba(1, 1, 1, 1) })
  }

  @Test("Where the mesh does not reach, the background is visible")
  func background() throws {
    let grid = try grid(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [0.5, 0], [0, 1], [0.5, 1]],
        colors: [black, black, black, black], background: white))
    #expect(brightness(grid, 0.2, 0.5) < 0.02)
    #expect(brightness(grid, 0.9, 0.5) > 0.98)
  }

  @Test("Resolved colours and points with control points give the same as plain ones")
  func forms() throws {
    let plain = try grid(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [black, white, white, black], smoothsColors: false))
    func corner(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      let third: Float = 1.0 / 3
      return .init(
        position: [x, y], leadingControlPoint: [x - third, y], topControlPoint: [x, y - third],
        trailingControlPoint: [x + third, y], bottomControlPoint: [x, y + third])
    }
    let resolved = [black, white, white, black].map { $0.resolve(in: EnvironmentValues()) }
    let other = try grid(
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)],
        resolvedColors: resolved, smoothsColors: false))
    for place in [(0.0, 0.0), (0.3, 0.7), (1, 0), (0.5, 0.5)] {
      let difference = brightness(plain, place.0, place.1) - brightness(other, place.0, place.1)
      #expect(abs(difference) < 0.02)
    }
  }

  @Test("A mesh without a colour for each point is reported, and shows its background")
  func misuse() {
    let log = DiagnosticLog()
    let screen = Screen {
      MeshGradient(
        width: 7, height: 2, points: [[0, 0]], colors: [black], background: white)
    }
    #expect(screen.shapes[0].fill == .color(.rgba(1, 1, 1, 1)))
    #expect(!log.messages(.misuse, containing: "7 by 2 corners").isEmpty)
  }

  @Test("Numbers of corners whose product has no place in an integer do not trap")
  func extremeCorners() {
    let log = DiagnosticLog()
    let screen = Screen {
      MeshGradient(
        width: .max, height: .max, points: [[0, 0]], colors: [black], background: white)
    }
    #expect(screen.shapes[0].fill == .color(.rgba(1, 1, 1, 1)))
    #expect(!log.messages(.misuse, containing: "\(Int.max) by \(Int.max) corners").isEmpty)
  }
}
