/// A drop delegate's response to a drag over its view.
public struct DropProposal: Sendable {
  /// The operation of a drop; `cancel` and `forbidden` accept none.
  public let operation: DropOperation
  /// The operation for a drag from another app; nil if it is the same.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal for drops from any source.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal with separate operations for drops from this app and from other apps.
  ///
  /// Drops from any source use `withinApplication` here.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }

  var isAllowed: Bool { operation != .forbidden && operation != .cancel }
}
