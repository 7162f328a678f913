/// JSON as text in URLs and headers.
enum Values {
  /// One item of a list, by its index, or one property of an object.
  struct Part {
    let key: String
    let value: JSONValue
  }

  /// What is there in a list or an object.
  struct Parts {
    let isList: Bool
    let all: [Part]
  }

  /// A scalar as text; a list or an object as JSON. Throws `UnsendableError` if it has none.
  static func text(_ json: JSONValue) throws -> String {
    guard case .string(let text) = json else { return try JSONWriter.text(json) }
    return text
  }

  /// The items of a list or the properties of an object that are not null; nil for scalars.
  static func parts(of json: JSONValue) -> Parts? {
    switch json {
    case .array(let items):
      let all = items.enumerated().map { Part(key: String($0.offset), value: $0.element) }
      return Parts(isList: true, all: all.filter { !$0.value.isNull })
    case .object(let object) where object.file == nil:
      return Parts(isList: false, all: object.map { Part(key: $0.key, value: $0.value) }.filter { !$0.value.isNull })
    default: return nil
    }
  }

  /// The items of a list or an object, or the one value, as paths and headers have them.
  static func joined(
    _ json: JSONValue, isExploded: Bool, separator: String = ",", encode: (String) -> String
  ) throws -> String {
    guard let parts = parts(of: json) else { return encode(try text(json)) }
    let items = try parts.all.map { part in
      let item = encode(try text(part.value))
      return parts.isList ? item : encode(part.key) + (isExploded ? "=" : ",") + item
    }
    return items.joined(separator: parts.isList || isExploded ? separator : ",")
  }
}
