/// Pairs of queries, cookies and forms, by the style of a parameter.
struct Query {
  private let style: ParameterStyle?
  private let explode: Bool?
  private let encode: (String) -> String

  init(style: ParameterStyle?, explode: Bool?, encode: @escaping (String) -> String = { Percent.encode($0) }) {
    self.style = style
    self.explode = explode
    self.encode = encode
  }

  /// The encoded pairs of a parameter. Throws `UnsendableError` if the value cannot be sent.
  static func pairs(_ parameter: ParameterSpec, _ json: JSONValue?) throws -> [String] {
    let query = Query(style: parameter.style, explode: parameter.explode) { text in
      parameter.allowReserved ? Percent.encodeReserved(text) : Percent.encode(text)
    }
    return try query.pairs(parameter.name, json)
  }

  /// The encoded pairs of one value. Null and empty lists give none.
  func pairs(_ name: String, _ json: JSONValue?, depth: Int = 0) throws -> [String] {
    guard let json, !json.isNull else { return [] }
    guard style != .json, let parts = Values.parts(of: json) else {
      return [pair(name, style == .json ? try JSONWriter.text(json) : try Values.text(json))]
    }
    if style == .deepObject {
      guard depth < JSONParser.deepest else { throw UnsendableError("A value is too deep to be sent in a query") }
      return try parts.all.flatMap { try pairs("\(name)[\($0.key)]", $0.value, depth: depth + 1) }
    }
    if explode ?? (style == nil || style == .form) { return try exploded(name, parts) }
    return parts.all.isEmpty ? [] : [try joined(name, parts)]
  }

  private func pair(_ name: String, _ text: String) -> String {
    encode(name) + "=" + encode(text)
  }

  private func exploded(_ name: String, _ parts: Values.Parts) throws -> [String] {
    try parts.all.flatMap { part in
      let key = parts.isList ? name : part.key
      // A list in an object repeats its key, as a list of its own does.
      if !parts.isList, let items = Values.parts(of: part.value), items.isList {
        return try items.all.map { pair(key, try Values.text($0.value)) }
      }
      return [pair(key, try Values.text(part.value))]
    }
  }

  private func joined(_ name: String, _ parts: Values.Parts) throws -> String {
    let texts = try parts.all.flatMap { part in
      let text = encode(try Values.text(part.value))
      return parts.isList ? [text] : [encode(part.key), text]
    }
    let separator =
      switch style {
      case .spaceDelimited: "%20"
      case .pipeDelimited: "%7C"
      default: ","
      }
    return encode(name) + "=" + texts.joined(separator: separator)
  }
}
