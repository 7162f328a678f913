/// Reads values in DER (ITU-T X.690), the form of public keys and of signatures by ECDSA.
struct DerReader {
  enum Tag: UInt8 {
    case integer = 0x02
    case bitString = 0x03
    case objectIdentifier = 0x06
    case sequence = 0x30
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: some Sequence<UInt8>) {
    rest = ArraySlice(Array(bytes))
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// The tag of the next value.
  var nextTag: Tag? { rest.first.flatMap { Tag(rawValue: $0) } }

  /// The contents of the next value; nil if it is of another kind or damaged.
  mutating func read(_ tag: Tag) -> ArraySlice<UInt8>? {
    guard nextTag == tag else { return nil }
    var remaining = rest.dropFirst()
    guard let length = Self.readLength(&remaining), length <= remaining.count else { return nil }
    rest = remaining.dropFirst(length)
    return remaining.prefix(length)
  }

  mutating func readSequence() -> DerReader? {
    read(.sequence).map { DerReader($0) }
  }

  mutating func readNumber() -> BigNumber? {
    read(.integer).map { BigNumber(bigEndian: $0) }
  }

  /// The bytes of a string of bits that fill them.
  mutating func readBits() -> [UInt8]? {
    guard let contents = read(.bitString), contents.first == 0 else { return nil }
    return Array(contents.dropFirst())
  }

  private static func readLength(_ remaining: inout ArraySlice<UInt8>) -> Int? {
    guard let first = remaining.popFirst() else { return nil }
    if first < 0x80 {
      return Int(first)
    }
    let count = Int(first & 0x7F)
    guard (1...4).contains(count), count <= remaining.count else { return nil }
    let length = remaining.prefix(count).reduce(0) { $0 << 8 | Int($1) }
    remaining = remaining.dropFirst(count)
    return length
  }
}
