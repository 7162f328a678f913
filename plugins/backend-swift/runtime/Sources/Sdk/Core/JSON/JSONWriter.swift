/// Writes JSON without spaces. What was received is written as it was spelled.
struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  /// What is written in place of values that have no form in JSON; nil if they are errors.
  private let substitute: String?

  private init(substitute: String?) {
    self.substitute = substitute
  }

  /// The JSON of a value in UTF-8. Throws `UnsendableError` if it has none.
  static func bytes(_ value: JSONValue) throws -> [UInt8] {
    var writer = JSONWriter(substitute: nil)
    try writer.write(value)
    return writer.bytes
  }

  /// The JSON of a value. Throws `UnsendableError` if it has none.
  static func text(_ value: JSONValue) throws -> String {
    String(decoding: try bytes(value), as: UTF8.self)
  }

  /// A value as programmers see it.
  static func shown(_ value: JSONValue) -> String {
    var writer = JSONWriter(substitute: "\"(no JSON)\"")
    // With a substitute, nothing is an error.
    try? writer.write(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ value: JSONValue) throws {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number):
      if number.isFinite {
        append(number.text)
      } else {
        try writeSubstitute("NaN and infinite numbers have no form in JSON")
      }
    case .string(let text): JSONText.write(text, to: &bytes)
    case .array(let items): try deeper { try $0.writeList(items) }
    case .object(let object): try deeper { try $0.write(object) }
    }
  }

  /// Writes what is in a list or an object. No server would read what is deeper than it can send.
  private mutating func deeper(_ write: (inout JSONWriter) throws -> Void) throws {
    guard depth < JSONParser.deepest else { return try writeSubstitute("A value is too deep to be sent as JSON") }
    depth += 1
    try write(&self)
    depth -= 1
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func writeSubstitute(_ problem: String) throws {
    guard let substitute else { throw UnsendableError(problem) }
    append(substitute)
  }

  private mutating func writeList(_ items: [JSONValue]) throws {
    bytes.append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try write(item)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject) throws {
    if object.file != nil {
      try writeSubstitute("A file cannot be sent as JSON")
    } else if let (document, index) = object.received {
      writeReceived(document, index)
    } else {
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in object.entries.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        JSONText.write(entry.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        switch entry.found {
        case .received(let document, let index): writeReceived(document, index)
        case .made(let value): try write(value)
        case .list(let list): try write(list.value)
        }
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func writeReceived(_ document: JSONDocument, _ index: Int) {
    let token = document.tokens[index]
    switch token.kind {
    case .null, .true, .false, .number: bytes.append(contentsOf: document.bytes[token.start..<token.end])
    case .text, .escapedText: bytes.append(contentsOf: document.bytes[token.start - 1...token.end])
    case .array: writeReceived("[", "]", index, document)
    case .object: writeReceived("{", "}", index, document)
    }
  }

  private mutating func writeReceived(
    _ first: Unicode.Scalar, _ last: Unicode.Scalar, _ index: Int, _ document: JSONDocument
  ) {
    let token = document.tokens[index]
    bytes.append(UInt8(ascii: first))
    var next = index + 1
    while next < token.next {
      if next > index + 1 { bytes.append(UInt8(ascii: ",")) }
      if token.kind == .object {
        writeReceived(document, next)
        bytes.append(UInt8(ascii: ":"))
        next += 1
      }
      writeReceived(document, next)
      next = document.tokens[next].next
    }
    bytes.append(UInt8(ascii: last))
  }
}
