import Foundation
import ViewRuntime

/// The shape that `ContainerRelativeShape` uses inside.
struct ContainerShape: Equatable {
  let shape: any InsettableShape

  static func == (a: ContainerShape, b: ContainerShape) -> Bool {
    let size = CGRect(x: 0, y: 0, width: 100, height: 60)
    return a.shape.path(in: size) == b.shape.path(in: size)
  }
}

private struct ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }

  static let containerShapeMask = EnvironmentMask(ObjectIdentifier(ContainerShapeKey.self))
}

/// A shape that adopts the container's shape.
protocol ContainerRelativeForm: Shape {
  func form(in container: any InsettableShape) -> any Shape
}

extension ContainerRelativeShape: ContainerRelativeForm {
  func form(in container: any InsettableShape) -> any Shape { container }
}

extension _InsetShape: ContainerRelativeForm {
  func form(in container: any InsettableShape) -> any Shape {
    shape is ContainerRelativeShape ? container.inset(by: amount) : self
  }
}

extension Shape {
  /// Returns the shape itself, or the container's instead.
  func inContainer(_ environment: EnvironmentValues) -> any Shape {
    // Few views have a container, and determining that a shape does not conform is expensive.
    guard let container = environment.containerShape,
      let relative = self as? any ContainerRelativeForm
    else { return self }
    return relative.form(in: container.shape)
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` uses inside.
  ///
  /// ```swift
  /// ContainerRelativeShape().inset(by: 4).fill(.tint)
  ///   .containerShape(.rect(cornerRadius: 20))
  /// ```
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerBox(container: ContainerShape(shape: shape)))
      .environment(\.containerShape, ContainerShape(shape: shape))
  }
}
