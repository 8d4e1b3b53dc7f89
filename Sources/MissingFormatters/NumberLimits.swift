// C's number limits and special values that Swift does not import on Linux, where the headers
// define them in a way that the importer cannot read as numbers.

/// The smallest 16-bit integer.
public let INT16_MIN: Int32 = -0x8000
/// The smallest 32-bit integer.
public let INT32_MIN: Int32 = .min
/// The smallest 64-bit integer.
public let INT64_MIN: Int64 = .min
/// The largest 64-bit integer.
public let INT64_MAX: Int64 = .max
/// The largest unsigned 64-bit integer.
public let UINT64_MAX: UInt64 = .max
/// The largest value of C's widest integer type.
public let INTMAX_MAX: Int64 = .max
/// The smallest value of C's `int`.
public let INT_MIN: Int32 = .min
/// The largest value of C's `unsigned int`.
public let UINT_MAX: UInt32 = .max
/// The smallest value of C's `long`.
public let LONG_MIN: Int = .min
/// The largest value of C's `unsigned long`.
public let ULONG_MAX: UInt = .max
/// The smallest value of C's `long long`.
public let LLONG_MIN: Int64 = .min
/// The largest value of C's `unsigned long long`.
public let ULLONG_MAX: UInt64 = .max
/// The largest value of C's `unsigned char`.
public let UCHAR_MAX: Int32 = 0xFF
/// The largest value of C's `unsigned short`.
public let USHRT_MAX: Int32 = 0xFFFF
/// The largest finite value of C's `float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// Infinity as a C `float`.
public let HUGE_VALF: Float = .infinity
/// Infinity as a C `double`.
public let HUGE_VAL: Double = .infinity
/// Infinity as a C `float`.
public let INFINITY: Float = .infinity
/// NaN as a C `float`; unequal to itself.
public let NAN: Float = .nan

/// The smallest `Int`.
public let NSIntegerMin: Int = .min
/// The largest `Int`.
public let NSIntegerMax: Int = .max
/// The largest `UInt`.
public let NSUIntegerMax: UInt = .max
