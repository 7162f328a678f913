import Foundation

/// A type whose values the driver shows, as programs read them.
protocol Showable {
  /// What a program reads of the value.
  var shown: JSONValue { get }

  /// Whether JSON is what the type declares. Programs see it by the raw value beside what they read.
  static func fits(_ raw: JSONValue) -> Bool

  /// What a program reads of a value that fits, beside what was received.
  func shown(beside raw: JSONValue) -> JSONValue
}

extension Showable {
  func shown(beside raw: JSONValue) -> JSONValue { shown }
}

extension Showable where Self: JSONConvertible {
  static func fits(_ raw: JSONValue) -> Bool { Self(json: raw) != nil }
}

/// What a program reads of a value, with what was received where it does not fit.
func show<Value: Showable>(_ value: Value, _ raw: JSONValue?) -> JSONValue {
  guard let raw else { return value.shown }
  return Value.fits(raw) ? value.shown(beside: raw) : misfit(raw, value.shown)
}

/// The same of a value that may be absent.
func show<Value: Showable>(_ value: Value?, _ raw: JSONValue?) -> JSONValue {
  if let value { return show(value, raw) }
  let none: JSONValue = ["absent": true]
  guard let raw, !Value.fits(raw) else { return none }
  return misfit(raw, none)
}

private func misfit(_ raw: JSONValue, _ read: JSONValue) -> JSONValue {
  ["misfit": ["raw": encoded(raw), "read": read]]
}

extension String: Showable {
  var shown: JSONValue { ["text": .string(self)] }
}

extension Bool: Showable {
  var shown: JSONValue { ["bool": .bool(self)] }
}

extension Int: Showable {
  var shown: JSONValue { ["int32": .string(String(self))] }

  /// Where integers have 64 bits, one that is too large for what is declared is read as it came.
  static func fits(_ raw: JSONValue) -> Bool { Int(json: raw).flatMap { Int32(exactly: $0) } != nil }
}

extension Int64: Showable {
  var shown: JSONValue { ["int64": .string(String(self))] }
}

extension UInt64: Showable {
  var shown: JSONValue { ["uint64": .string(String(self))] }
}

extension JSONNumber: Showable {
  var shown: JSONValue { ["int": .string(description)] }
}

extension Double: Showable {
  var shown: JSONValue {
    // A program that prints 1.0 of Swift sees `1.0`, and tests compare numbers as JavaScript spells them.
    let text = String(self)
    return ["number": .string(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)]
  }
}

extension Decimal: Showable {
  var shown: JSONValue { ["decimal": .string("\(self)")] }

  /// Decimals are declared as texts. A number in place of one is read as it came.
  static func fits(_ raw: JSONValue) -> Bool { raw.string != nil && Decimal(json: raw) != nil }
}

extension UUID: Showable {
  var shown: JSONValue { ["uuid": .string(uuidString.lowercased())] }
}

extension CalendarDate: Showable {
  var shown: JSONValue { ["date": .string(String(format: "%04d-%02d-%02d", year, month, day))] }
}

extension Data: Showable {
  var shown: JSONValue { ["bytes": .string(map { String(format: "%02x", $0) }.joined())] }
}

extension Date: Showable {
  var shown: JSONValue {
    // Foundation's date is a number of seconds: what it is exact to are microseconds.
    let micros = (timeIntervalSince1970 * 1_000_000).rounded()
    let seconds = (micros / 1_000_000).rounded(.down)
    let fraction = Int(micros - seconds * 1_000_000)
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = TimeZone(secondsFromGMT: 0) ?? utc.timeZone
    let parts = utc.dateComponents([.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: seconds))
    let day = String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
    let clock = String(format: "%02d:%02d:%02d", parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
    var digits = fraction == 0 ? "" : String(format: ".%06d", fraction)
    while digits.hasSuffix("0") { digits.removeLast() }
    return ["instant": .string("\(day)T\(clock)\(digits)Z")]
  }
}

extension JSONValue: Showable {
  var shown: JSONValue { ["any": encoded(self)] }
}

extension FileUpload: Showable {
  var shown: JSONValue { ["any": "a file"] }
  static func fits(_ raw: JSONValue) -> Bool { true }
}

extension Nullable: Showable where Wrapped: Showable {
  var shown: JSONValue {
    switch self {
    case .null: ["null": true]
    case .value(let value): value.shown
    }
  }

  static func fits(_ raw: JSONValue) -> Bool { raw.isNull || Wrapped.fits(raw) }

  func shown(beside raw: JSONValue) -> JSONValue {
    if case .value(let value) = self { return value.shown(beside: raw) }
    return shown
  }
}

extension Array: Showable where Element: Showable & JSONConvertible {
  var shown: JSONValue { ["list": .array(map(\.shown))] }

  func shown(beside raw: JSONValue) -> JSONValue {
    guard let items = raw.array, items.count == count else { return shown }
    return ["list": .array(zip(self, items).map { show($0, $1) })]
  }
}

extension Dictionary: Showable where Key == String, Value: Showable & JSONConvertible {
  var shown: JSONValue { ["map": .object(JSONObject(map { ($0.key, $0.value.shown) }))] }

  func shown(beside raw: JSONValue) -> JSONValue {
    ["map": .object(JSONObject(map { ($0.key, show($0.value, raw[$0.key])) }))]
  }
}

/// A value of an answer, in which integers that JavaScript cannot hold are texts.
func encoded(_ value: JSONValue) -> JSONValue {
  switch value {
  case .array(let items): return .array(items.map(encoded))
  case .object(let object): return .object(JSONObject(object.map { ($0.key, encoded($0.value)) }))
  case .number(let number):
    guard let integer = Decimal(string: number.description), !number.description.contains(where: { ".eE".contains($0) }),
      abs(integer) > 9_007_199_254_740_992
    else { return value }
    return ["$int": .string(number.description)]
  default: return value
  }
}
