/// The record that a `#Preview` leaves in its object file, for `PreviewRegistry` to find.
///
/// The shape is the one that all records of the section have: a kind, the accessor that writes
/// what the record stands for to its first argument, and words that previews do not use.
public typealias _PreviewRecord = (
  kind: UInt32,
  reserved1: UInt32,
  accessor:
    @convention(c) (
      _ outValue: UnsafeMutableRawPointer, _ type: UnsafeRawPointer, _ hint: UnsafeRawPointer?,
      _ reserved: UInt
    ) -> CBool,
  context: UInt,
  reserved2: UInt
)
