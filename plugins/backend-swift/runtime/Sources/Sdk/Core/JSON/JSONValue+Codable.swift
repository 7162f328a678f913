import Foundation

extension JSONValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Reads any value. Numbers are as exact as the decoder has them.
  public init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Name.self) {
      let members = try object.allKeys.map { ($0.stringValue, try object.decode(JSONValue.self, forKey: $0)) }
      self = .object(JSONObject(members.sorted { $0.0 < $1.0 }))
    } else if var list = try? decoder.unkeyedContainer() {
      var items: [JSONValue] = []
      while !list.isAtEnd { items.append(try list.decode(JSONValue.self)) }
      self = .array(items)
    } else {
      self = try Self.scalar(decoder.singleValueContainer())
    }
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let flag = try? container.decode(Bool.self) { return .bool(flag) }
    if let number = try? container.decode(Int64.self) { return .number(JSONNumber(number)) }
    if let number = try? container.decode(UInt64.self) { return .number(JSONNumber(number)) }
    if let number = try? container.decode(Double.self) { return .number(exact(number, container)) }
    return .string(try container.decode(String.self))
  }

  /// A number with more digits than a binary fraction holds, if the decoder has them. Of others, some decoders have more
  /// digits than were received.
  private static func exact(_ double: Double, _ container: any SingleValueDecodingContainer) -> JSONNumber {
    let number = JSONNumber(double)
    let digits = number.text.utf8.prefix { $0 != UInt8(ascii: "e") }.filter { $0 >= UInt8(ascii: "0") }
    guard digits.count > 15, let decimal = try? container.decode(Decimal.self), !decimal.isNaN else { return number }
    guard let exact = decimal.json.number, exact.double == double else { return number }
    return exact
  }

  /// Writes the value. A number that fits no type of Swift is written as a decimal number.
  public func encode(to encoder: any Encoder) throws {
    guard encoder.codingPath.count <= JSONParser.deepest else { throw Self.unsendable(encoder, "A value is too deep") }
    switch self {
    case .object(let object):
      if object.file != nil { throw Self.unsendable(encoder, "A file cannot be sent as JSON") }
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in object { try container.encode(value, forKey: Name(stringValue: name)) }
    case .array(let items):
      var container = encoder.unkeyedContainer()
      for item in items { try container.encode(item) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let flag): try flag.encode(to: encoder)
    case .string(let text): try text.encode(to: encoder)
    case .number(let number): try Self.encode(number, to: encoder)
    }
  }

  private static func encode(_ number: JSONNumber, to encoder: any Encoder) throws {
    if let integer = number.int64 {
      try integer.encode(to: encoder)
    } else if let integer = number.uint64 {
      try integer.encode(to: encoder)
    } else if let double = number.double, JSONNumber(double) == number {
      try double.encode(to: encoder)
    } else if let decimal = Decimal(json: .number(number)) {
      var container = encoder.singleValueContainer()
      try container.encode(decimal)
    } else {
      throw unsendable(encoder, "\(number) is too large a number")
    }
  }

  private static func unsendable(_ encoder: any Encoder, _ problem: String) -> EncodingError {
    EncodingError.invalidValue(problem, .init(codingPath: encoder.codingPath, debugDescription: problem))
  }
}
