/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
  /// Nothing; it is not allowed there.
  case cancel
  case forbidden
  case copy
  case move
  case delete
  case alias

  /// Several operations, of which one will do.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let copy = Set(rawValue: 1)
    public static let move = Set(rawValue: 2)
    public static let delete = Set(rawValue: 4)
    public static let alias = Set(rawValue: 8)
  }
}

/// What a drop delegate makes of a drag over its view.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// For a drop within this app and one from outside.
  public let operationOutsideApplication: DropOperation?

  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  var isAllowed: Bool { operation != .forbidden && operation != .cancel }
}
