import Foundation

/// Reads JSON as RFC 8259 has it. Values are only found; they are read when they are asked for.
struct JSONParser {
  /// The depth at which Foundation gives up too. What reads values may call itself for each level.
  static let deepest = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var tokens: [JSONToken] = []
  /// The arrays and objects around the current value.
  private var open: [Open] = []
  private var isASCII = true

  private struct Open {
    let token: Int
    let isObject: Bool
    var count: Int
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 10 + 1)
  }

  /// The value of bytes in UTF-8, with or without a mark of the byte order. What is not UTF-8 is replaced.
  static func parse(_ bytes: [UInt8]) throws -> JSONValue {
    guard bytes.count < UInt32.max else { throw JSONSyntaxError("The JSON is too large", at: 0) }
    let (tokens, isASCII) = try bytes.withUnsafeBufferPointer { buffer in
      var parser = JSONParser(buffer)
      try parser.parseDocument()
      return (parser.tokens, parser.isASCII)
    }
    if !isASCII, String(bytes: bytes, encoding: .utf8) == nil {
      return try parse(Array(String(decoding: bytes, as: UTF8.self).utf8))
    }
    return JSONDocument(bytes: bytes, tokens: tokens).value(at: 0)
  }

  private func fault(_ problem: String = "The text is not JSON") -> JSONSyntaxError {
    JSONSyntaxError(problem, at: index)
  }

  private mutating func parseDocument() throws {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    repeat {
      try parseValue()
    } while try goOn()
    if nextByte() != nil { throw fault() }
  }

  /// The next byte that is not a space; nil at the end.
  private mutating func nextByte() -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      if byte > 0x20 || !(byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09) { return byte }
      index += 1
    }
    return nil
  }

  /// Reads a value, or the beginnings of arrays and objects up to the first value in them.
  private mutating func parseValue() throws {
    var hasMore = true
    while hasMore { hasMore = try parseBeginning() }
  }

  /// Reads a scalar, or the beginning of an array or an object. The result tells whether a value must follow.
  private mutating func parseBeginning() throws -> Bool {
    guard let byte = nextByte() else { throw fault() }
    switch byte {
    case UInt8(ascii: "{"): return try begin(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try begin(.array, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""): try parseText()
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    default: try parseNumber()
    }
    return false
  }

  private mutating func begin(_ kind: JSONToken.Kind, end: UInt8) throws -> Bool {
    guard open.count < Self.deepest else { throw fault("The JSON is nested too deeply") }
    index += 1
    let token = tokens.count
    tokens.append(JSONToken(kind, start: 0, end: 0, next: token + 1))
    if nextByte() == end {
      index += 1
      return false
    }
    open.append(Open(token: token, isObject: kind == .object, count: 0))
    if kind == .object { try parseName() }
    return true
  }

  /// Reads what follows a value up to the next one. The result is false if there is none.
  private mutating func goOn() throws -> Bool {
    while let last = open.indices.last {
      open[last].count += 1
      let isObject = open[last].isObject
      let byte = nextByte()
      if byte == UInt8(ascii: ",") {
        index += 1
        if isObject { try parseName() }
        return true
      }
      guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { throw fault() }
      index += 1
      tokens[open[last].token].close(count: open[last].count, next: tokens.count)
      open.removeLast()
    }
    return false
  }

  private mutating func parseName() throws {
    guard nextByte() == UInt8(ascii: "\"") else { throw fault() }
    try parseText()
    guard nextByte() == UInt8(ascii: ":") else { throw fault() }
    index += 1
  }

  private mutating func append(_ kind: JSONToken.Kind, from start: Int) {
    tokens.append(JSONToken(kind, start: start, end: index, next: tokens.count + 1))
  }

  private mutating func parseWord(_ word: String, _ kind: JSONToken.Kind) throws {
    let start = index
    for letter in word.utf8 where !skip(letter) { throw fault() }
    append(kind, from: start)
  }

  private mutating func parseText() throws {
    index += 1
    let start = index
    var isEscaped = false
    var all: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        append(isEscaped ? .escapedText : .text, from: start)
        index += 1
        if all >= 0x80 { isASCII = false }
        return
      }
      if byte < 0x20 { throw fault() }
      all |= byte
      index += 1
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        try skipEscape()
      }
    }
    throw fault()
  }

  private mutating func skipEscape() throws {
    guard index < bytes.count else { throw fault() }
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      let digits = bytes[(index + 1)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy(isHexDigit) else { throw fault() }
      index += 5
    default: throw fault()
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  private mutating func parseNumber() throws {
    let start = index
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    append(.number, from: start)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipDigits() throws {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    if index == start { throw fault() }
  }
}
