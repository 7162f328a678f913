import Foundation

extension Date: JSONConvertible {
  /// Reads a time of RFC 3339. Without an offset it is in UTC.
  public init?(json: JSONValue) {
    guard case .string(let text) = json, let moment = Times.parse(text) else { return nil }
    self = Times.date(moment)
  }

  /// The time in JSON, in UTC and to the microsecond. Years beyond 9999 have no form in JSON, so they cannot be sent.
  public var json: JSONValue {
    Times.text(self).map(JSONValue.string) ?? .number(JSONNumber(spelled: "a time without a form in JSON"))
  }

  /// 1 January 1970.
  public static var placeholder: Date { Date(timeIntervalSince1970: 0) }
}

extension UUID: JSONConvertible {
  /// Reads a UUID, with or without hyphens.
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    self.init(uuidString: text.utf8.count == 32 ? Self.hyphenated(text) : text)
  }

  private static func hyphenated(_ text: String) -> String {
    var rest = Substring(text)
    return [8, 4, 4, 4, 12].map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }

  /// The UUID in JSON, in lower case.
  public var json: JSONValue { .string(uuidString.lowercased()) }

  /// The UUID of zeros.
  public static var placeholder: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension Data: JSONConvertible {
  /// Reads bytes in base64, with the alphabet of texts or of URLs, and with or without padding.
  public init?(json: JSONValue) {
    guard case .string(let text) = json else { return nil }
    var units = text.utf8.map { unit -> UInt8 in
      switch unit {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      default: unit
      }
    }
    let padding = UInt8(ascii: "=")
    if units.last != padding { units.append(contentsOf: Array(repeating: padding, count: (4 - units.count % 4) % 4)) }
    // One digit is less than a byte, but Foundation reads no bytes of it.
    if units.suffix(3).allSatisfy({ $0 == padding }), !units.isEmpty { return nil }
    self.init(base64Encoded: Data(units))
  }

  /// The bytes in base64.
  public var json: JSONValue { .string(base64EncodedString()) }

  /// No bytes.
  public static var placeholder: Data { Data() }
}

extension Decimal: JSONConvertible {
  private static let posix = Locale(identifier: "en_US_POSIX")

  /// Reads a decimal number, which is a text or a number. Zeros at the end of its fraction are kept, so `10.10` stays `10.10`.
  public init?(json: JSONValue) {
    guard let number = JSONNumber(json: json) else { return nil }
    self.init(string: number.text, locale: Self.posix)
    if isNaN { return nil }
    keepDigits(Numbers.digitsOfFraction(number.text))
  }

  /// Adds zeros to the fraction up to a number of digits, if all digits have a place. Foundation drops them when it reads.
  private mutating func keepDigits(_ count: Int) {
    guard count > -exponent, !isZero else { return }
    var exact = self
    var scale = Decimal(sign: .plus, exponent: -count, significand: 1)
    // It gives both numbers the same exponent, which is that of the scale, or fewer digits if these are too many.
    if NSDecimalNormalize(&exact, &scale, .plain) == .noError { self = exact }
  }

  /// The number in JSON, as a text, so that nobody rounds it. NaN has no form in JSON, so it cannot be sent.
  public var json: JSONValue { isNaN ? .number(JSONNumber(spelled: "NaN")) : .string(description) }

  /// Zero.
  public static var placeholder: Decimal { 0 }
}
