@testable import Sdk

/// One of several types.
public enum Sound: Union {
  /// The variant whose `sound` is `purr`.
  case purr(Cat)
  /// The variant whose `sound` is `2`.
  case two(Cat)
  /// A variant that this version of the library does not declare.
  case unknown(type: String?, raw: JSONValue)

  /// Creates the variant that a value in JSON is.
  public init(json: JSONValue) {
    let type = Unions.tag(json, "sound")
    let known: Self? =
      switch type {
      case "purr": Unions.read(json, Self.purr)
      case "2": Unions.read(json, Self.two)
      default: nil
      }
    self = known ?? .unknown(type: type, raw: json)
  }

  /// The value in JSON.
  public var json: JSONValue {
    switch self {
    case .purr(let value): Unions.tagged(value.json, "sound", "purr")
    case .two(let value): Unions.tagged(value.json, "sound", 2)
    case .unknown(_, let raw): raw
    }
  }
}
