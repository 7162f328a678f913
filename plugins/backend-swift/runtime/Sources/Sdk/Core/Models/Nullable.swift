/// A value, or the value `null` of JSON, which is something else than no value at all.
public enum Nullable<Wrapped> {
  /// A value.
  case value(Wrapped)
  /// The value `null`.
  case null

  /// Creates a value; nil is `null`.
  public init(_ value: Wrapped?) {
    self = value.map(Nullable.value) ?? .null
  }

  /// The value; nil if it is `null`.
  public var value: Wrapped? {
    guard case .value(let value) = self else { return nil }
    return value
  }
}

extension Nullable: Sendable where Wrapped: Sendable {}
extension Nullable: Equatable where Wrapped: Equatable {}
extension Nullable: Hashable where Wrapped: Hashable {}

extension Nullable: JSONConvertible where Wrapped: JSONConvertible {
  /// Reads a value or `null`.
  public init?(json: JSONValue) {
    if case .null = json {
      self = .null
    } else {
      guard let value = Wrapped(json: json) else { return nil }
      self = .value(value)
    }
  }

  /// The value in JSON.
  public var json: JSONValue { value?.json ?? .null }

  /// The value `null`.
  public static var placeholder: Nullable { .null }
}

extension Nullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  /// Creates a value of a literal.
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = .value(Wrapped(unicodeScalarLiteral: value))
  }
}

extension Nullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a value of a literal.
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
  }
}

extension Nullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  /// Creates a value of a literal.
  public init(stringLiteral value: Wrapped.StringLiteralType) { self = .value(Wrapped(stringLiteral: value)) }
}

extension Nullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  /// Creates a value of a literal.
  public init(integerLiteral value: Wrapped.IntegerLiteralType) { self = .value(Wrapped(integerLiteral: value)) }
}

extension Nullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  /// Creates a value of a literal.
  public init(floatLiteral value: Wrapped.FloatLiteralType) { self = .value(Wrapped(floatLiteral: value)) }
}

extension Nullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  /// Creates a value of a literal.
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) { self = .value(Wrapped(booleanLiteral: value)) }
}
