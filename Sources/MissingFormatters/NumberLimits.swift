// C's limits of numbers, and what lies beyond them, that Swift does not see here: on Linux they are
// written in a way that the compiler cannot read as a number.

/// The least 16-bit number.
public let INT16_MIN: Int32 = -0x8000
/// The least 32-bit number.
public let INT32_MIN: Int32 = .min
/// The least 64-bit number.
public let INT64_MIN: Int64 = .min
/// The greatest 64-bit number.
public let INT64_MAX: Int64 = .max
/// The greatest 64-bit number without a sign.
public let UINT64_MAX: UInt64 = .max
/// The greatest number of C's widest type.
public let INTMAX_MAX: Int64 = .max
/// The least number of C's `int`.
public let INT_MIN: Int32 = .min
/// The greatest number of C's `unsigned int`.
public let UINT_MAX: UInt32 = .max
/// The least number of C's `long`.
public let LONG_MIN: Int = .min
/// The greatest number of C's `unsigned long`.
public let ULONG_MAX: UInt = .max
/// The least number of C's `long long`.
public let LLONG_MIN: Int64 = .min
/// The greatest number of C's `unsigned long long`.
public let ULLONG_MAX: UInt64 = .max
/// The greatest number of C's `unsigned char`.
public let UCHAR_MAX: Int32 = 0xFF
/// The greatest number of C's `unsigned short`.
public let USHRT_MAX: Int32 = 0xFFFF
/// The greatest finite number of C's `float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// More than every number, as a `float` of C.
public let HUGE_VALF: Float = .infinity
/// More than every number, as a `double` of C.
public let HUGE_VAL: Double = .infinity
/// More than every number, as a `float` of C.
public let INFINITY: Float = .infinity
/// No number, as a `float` of C; unequal to itself.
public let NAN: Float = .nan

/// The least `Int`.
public let NSIntegerMin: Int = .min
/// The greatest `Int`.
public let NSIntegerMax: Int = .max
/// The greatest `UInt`.
public let NSUIntegerMax: UInt = .max
