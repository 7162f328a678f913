/// JSON as it was received: its bytes, and where in them each value is. Texts and numbers are read when they are asked for.
final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let tokens: [JSONToken]

  init(bytes: [UInt8], tokens: [JSONToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  /// The value at a token.
  func value(at index: Int) -> JSONValue {
    let token = tokens[index]
    switch token.kind {
    case .null: return .null
    case .true: return .bool(true)
    case .false: return .bool(false)
    case .number: return .number(JSONNumber(spelled: plainText(token)))
    case .text, .escapedText: return .string(text(token))
    case .array: return .array(items(of: token, at: index))
    case .object: return .object(JSONObject(document: self, index: index))
    }
  }

  private func items(of token: JSONToken, at index: Int) -> [JSONValue] {
    var items: [JSONValue] = []
    items.reserveCapacity(token.count)
    var next = index + 1
    while next < token.next {
      items.append(value(at: next))
      next = tokens[next].next
    }
    return items
  }

  /// Calls a function with the tokens of the name and of the value of each member of an object.
  func forEachMember(of index: Int, _ body: (_ name: JSONToken, _ value: Int) -> Void) {
    let end = tokens[index].next
    var name = index + 1
    while name < end {
      body(tokens[name], name + 1)
      name = tokens[name + 1].next
    }
  }

  /// The token of the value of the last member that has a name; nil if there is none.
  func member(_ name: String, of index: Int) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      bytes.withUnsafeBufferPointer { bytes in
        tokens.withUnsafeBufferPointer { tokens in
          var found: Int?
          let end = tokens[index].next
          var at = index + 1
          while at < end {
            if isName(tokens[at], wanted, bytes) { found = at + 1 }
            at = tokens[at + 1].next
          }
          return found
        }
      }
    }
  }

  private func isName(
    _ token: JSONToken, _ wanted: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if token.kind == .escapedText { return text(token).utf8.elementsEqual(wanted) }
    guard token.end - token.start == wanted.count else { return false }
    var index = token.start
    for byte in wanted {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  /// The text of a token that is a text, or the name of a member. Half of a surrogate pair is a replacement character.
  func text(_ token: JSONToken) -> String {
    token.kind == .escapedText ? JSONText.unescape(bytes[token.start..<token.end]) : plainText(token)
  }

  private func plainText(_ token: JSONToken) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[token.start..<token.end]), as: UTF8.self)
    }
  }
}

/// A value in a document. The tokens of what it holds follow it: those of an object are name, value, name, value.
struct JSONToken: Sendable {
  enum Kind: UInt8, Sendable {
    case null, `true`, `false`, number, text, escapedText, array, object
  }

  let kind: Kind
  private let first: UInt32
  private var second: UInt32
  private var following: UInt32

  /// A value in the bytes of a document; quotes of texts are not in it.
  init(_ kind: Kind, start: Int, end: Int, next: Int) {
    self.kind = kind
    first = UInt32(truncatingIfNeeded: start)
    second = UInt32(truncatingIfNeeded: end)
    following = UInt32(truncatingIfNeeded: next)
  }

  /// Where the bytes of the value begin.
  var start: Int { Int(first) }
  /// Where the bytes of the value end.
  var end: Int { Int(second) }
  /// The number of items or members.
  var count: Int { Int(second) }
  /// The token behind the value and all that it holds.
  var next: Int { Int(following) }

  /// Ends an array or an object.
  mutating func close(count: Int, next: Int) {
    second = UInt32(truncatingIfNeeded: count)
    following = UInt32(truncatingIfNeeded: next)
  }
}
