import Foundation

/// A mistake of the suite: a message asks for what an SDK does not have.
struct Mistake: Error, CustomStringConvertible {
  let description: String
}

/// A type whose values the driver makes of those in messages, as programs do.
protocol Makeable {
  static func made(_ given: JSONValue) throws -> Self

  /// Whether the type has a value for null. Where it has none, programs leave an optional value out.
  static var holdsNull: Bool { get }
}

extension Makeable {
  static var holdsNull: Bool { false }

  static func madeIfHeld(_ given: JSONValue) throws -> Self? { given.isNull && !holdsNull ? nil : try made(given) }
}

extension JSONValue {
  /// The content of a special form, such as `{"$bytes": ...}`; nil for other values.
  func special(_ kind: String) -> JSONValue? {
    guard let object, object.count == 1 else { return nil }
    return object[kind]
  }

  var isUndefined: Bool { special("$undefined") != nil }

  func text() throws -> String {
    guard let string else { throw Mistake(description: "\(self) is no text") }
    return string
  }

  func integer() throws -> String {
    if let digits = special("$int")?.string { return digits }
    guard let number else { throw Mistake(description: "\(self) is no number") }
    return number.description
  }
}

/// The values that a message has for an object.
struct Members {
  private var object: JSONObject

  init(_ value: JSONValue) throws {
    guard let object = value.object else { throw Mistake(description: "\(value) is no object") }
    self.object = JSONObject(object.filter { !$0.value.isUndefined }.map { ($0.key, $0.value) })
  }

  mutating func take<Value: Makeable>(_ name: String) throws -> Value {
    guard let value = object[name] else { throw Mistake(description: "A message has no \(name)") }
    object[name] = nil
    return try Value.made(value)
  }

  mutating func take<Value: Makeable>(_ name: String) throws -> Value? {
    guard let value = object[name] else { return nil }
    object[name] = nil
    return try Value.madeIfHeld(value)
  }

  /// What was not taken.
  func rest<Value: Makeable>() throws -> [String: Value] {
    Dictionary(uniqueKeysWithValues: try object.map { ($0.key, try Value.made($0.value)) })
  }
}

extension String: Makeable {
  static func made(_ given: JSONValue) throws -> String { try given.text() }
}

extension Bool: Makeable {
  static func made(_ given: JSONValue) throws -> Bool {
    guard let flag = given.bool else { throw Mistake(description: "\(given) is no boolean") }
    return flag
  }
}

private func number<Number: LosslessStringConvertible>(_ given: JSONValue) throws -> Number {
  guard let number = Number(try given.integer()) else { throw Mistake(description: "\(given) is too large") }
  return number
}

extension Int: Makeable {
  static func made(_ given: JSONValue) throws -> Int { try number(given) }
}

extension Int64: Makeable {
  static func made(_ given: JSONValue) throws -> Int64 { try number(given) }
}

extension UInt64: Makeable {
  static func made(_ given: JSONValue) throws -> UInt64 { try number(given) }
}

extension JSONNumber: Makeable {
  static func made(_ given: JSONValue) throws -> JSONNumber {
    guard let number = JSONNumber(try given.integer()) else { throw Mistake(description: "\(given) is no number") }
    return number
  }
}

extension Double: Makeable {
  static func made(_ given: JSONValue) throws -> Double {
    if let name = given.special("$number")?.string { return Double(name) ?? .nan }
    return try number(given)
  }
}

extension Decimal: Makeable {
  static func made(_ given: JSONValue) throws -> Decimal {
    let text = try given.text()
    guard var decimal = Decimal(string: text) else { throw Mistake(description: "\(given) is no decimal") }
    // Foundation drops zeros at the end, unless it is asked for as many digits as another number has.
    let digits = text.split(separator: ".").dropFirst().first?.count ?? 0
    var scale = Decimal(sign: .plus, exponent: -digits, significand: 1)
    let lost = NSDecimalNormalize(&decimal, &scale, .plain)
    guard lost == .noError else { throw Mistake(description: "\(given) has too many digits") }
    return decimal
  }
}

extension UUID: Makeable {
  static func made(_ given: JSONValue) throws -> UUID {
    guard let id = UUID(uuidString: try given.text()) else { throw Mistake(description: "\(given) is no UUID") }
    return id
  }
}

extension CalendarDate: Makeable {
  static func made(_ given: JSONValue) throws -> CalendarDate {
    let parts = try given.text().split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { throw Mistake(description: "\(given) is no date") }
    return CalendarDate(year: parts[0], month: parts[1], day: parts[2])
  }
}

extension Date: Makeable {
  static func made(_ given: JSONValue) throws -> Date {
    let formatter = ISO8601DateFormatter()
    let text = try given.text()
    formatter.formatOptions = text.contains(".") ? [.withInternetDateTime, .withFractionalSeconds] : [.withInternetDateTime]
    guard let date = formatter.date(from: text) else { throw Mistake(description: "\(given) is no time") }
    return date
  }
}

extension Data: Makeable {
  static func made(_ given: JSONValue) throws -> Data {
    let base64 = try (given.special("$bytes") ?? given).text()
    guard let data = Data(base64Encoded: base64) else { throw Mistake(description: "\(given) is no base64") }
    return data
  }
}

extension JSONValue: Makeable {
  static var holdsNull: Bool { true }

  static func made(_ given: JSONValue) throws -> JSONValue {
    if let bytes = given.special("$bytes") { return bytes }
    if given.special("$int") != nil { return .number(try JSONNumber.made(given)) }
    if let name = given.special("$number")?.string { return .number(JSONNumber(Double(name) ?? .nan)) }
    switch given {
    case .array(let items): return .array(try items.map(made))
    case .object(let object):
      return .object(JSONObject(try object.filter { !$0.value.isUndefined }.map { ($0.key, try made($0.value)) }))
    default: return given
    }
  }
}

extension FileUpload: Makeable {
  static func made(_ given: JSONValue) throws -> FileUpload {
    guard let data = given["data"], !data.isNull else { return try file(given, name: nil, contentType: nil) }
    return try file(data, name: given["filename"]?.string, contentType: given["contentType"]?.string)
  }

  private static func file(_ given: JSONValue, name: String?, contentType: String?) throws -> FileUpload {
    if let path = given.special("$path")?.string {
      return FileUpload(fileURL: URL(fileURLWithPath: path), filename: name, contentType: contentType)
    }
    if let chunks = given.special("$stream")?.array {
      let parts = chunks.compactMap { $0.string.flatMap { Data(base64Encoded: $0) } }
      let stream = AsyncStream<Data> { continuation in
        for part in parts { continuation.yield(part) }
        continuation.finish()
      }
      return FileUpload(stream: stream, filename: name, contentType: contentType)
    }
    let data = given.special("$bytes") == nil ? Data(try given.text().utf8) : try Data.made(given)
    return FileUpload(data: data, filename: name, contentType: contentType)
  }
}

extension Nullable: Makeable where Wrapped: Makeable {
  static var holdsNull: Bool { true }

  static func made(_ given: JSONValue) throws -> Nullable { given.isNull ? .null : .value(try Wrapped.made(given)) }
}

extension Array: Makeable where Element: Makeable {
  static func made(_ given: JSONValue) throws -> [Element] {
    guard let items = given.array else { throw Mistake(description: "\(given) is no list") }
    return try items.map(Element.made)
  }
}

extension Dictionary: Makeable where Key == String, Value: Makeable {
  static func made(_ given: JSONValue) throws -> [String: Value] {
    try Members(given).rest()
  }
}
