/// An enumeration that also has the values that a later version of the API adds.
public protocol OpenEnum: JSONConvertible, Hashable, Codable, RawRepresentable
where RawValue: JSONConvertible & Hashable & Codable {
  /// Creates a value, whether the API declares it or not.
  init(rawValue: RawValue)
}

extension OpenEnum {
  /// Reads a value. The result is nil if the JSON has another kind than the declared values.
  public init?(json: JSONValue) {
    guard let value = RawValue(json: json) else { return nil }
    self.init(rawValue: value)
  }

  /// The value in JSON.
  public var json: JSONValue { rawValue.json }

  /// A value that is not declared.
  public static var placeholder: Self { Self(rawValue: .placeholder) }

  /// Values are equal if their JSON is.
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }

  /// Hashes the value in JSON.
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    self = try Self.read(decoder)
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
