/// A number of JSON, exactly as it is spelled, so that no digit is lost.
public struct JSONNumber: Sendable {
  /// How JSON spells the number.
  public let text: String

  /// A text that is known to be a number of JSON, or one that has no form in JSON.
  init(spelled text: String) {
    self.text = text
  }

  /// Creates a number of its spelling in JSON.
  ///
  /// - Parameter text: The spelling. The result is nil if JSON does not spell numbers so.
  public init?(_ text: String) {
    guard Numbers.isJSON(text.utf8) else { return nil }
    self.text = text
  }

  /// Creates a number of an integer.
  ///
  /// - Parameter value: The integer.
  public init(_ value: some BinaryInteger) {
    text = String(value)
  }

  /// Creates a number of a binary fraction.
  ///
  /// - Parameter value: The fraction. Infinity and NaN have no form in JSON, so they cannot be sent.
  public init(_ value: Double) {
    text = Numbers.text(value)
  }

  /// The integer; nil if the number has a fraction or needs more than 64 bits.
  public var int64: Int64? { Numbers.integer(text.utf8) }

  /// The integer; nil if the number has a fraction, is negative or needs more than 64 bits.
  public var uint64: UInt64? { Numbers.integer(text.utf8) }

  /// The nearest binary fraction; nil if the number is too large for one.
  public var double: Double? { Numbers.double(text) }

  /// Whether JSON has a form for the number, which infinity and NaN have not.
  var isFinite: Bool { Numbers.isJSON(text.utf8) }
}

extension JSONNumber: Hashable {
  /// Numbers are equal if their values are, however they are spelled.
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if left.text == right.text { return true }
    guard let one = Numbers.normal(left.text), let other = Numbers.normal(right.text) else { return false }
    return one == other
  }

  /// Hashes the value of the number.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(Numbers.normal(text))
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
  /// Creates a number of a literal.
  public init(integerLiteral value: Int64) { self.init(value) }

  /// Creates a number of a literal.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a number of its spelling in JSON. A literal that spells none is zero.
  public init(stringLiteral value: String) {
    text = Numbers.isJSON(value.utf8) ? value : "0"
  }
}

extension JSONNumber: CustomStringConvertible {
  /// How JSON spells the number.
  public var description: String { text }
}
