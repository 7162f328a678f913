import Foundation

/// The items of a stream of JSON lines.
struct LineFrames: StreamFrames {
  private let items: StreamItems
  private var lines: LineReader
  private var separator: ObjectSeparator?
  private var number = 0
  private(set) var isDone = false

  init(_ reply: Reply) {
    items = StreamItems(reply)
    lines = LineReader(StreamSizes(reply))
    separator = items.declared.transcoded ? ObjectSeparator() : nil
  }

  mutating func feed(_ piece: Data, _ take: (StreamItem) -> Void) throws {
    let piece = separator?.separate(piece) ?? piece
    var all: [String] = []
    var failure: (any Error)?
    do {
      try lines.feed(piece) { all.append($0) }
    } catch {
      failure = error
    }
    for line in all { try read(line, take) }
    if let failure { throw failure }
  }

  mutating func finish(_ take: (StreamItem) -> Void) throws {
    try read(lines.finish() ?? "", take)
    if !isDone, items.declared.terminator != nil { throw items.ended("lines") }
  }

  private mutating func read(_ line: String, _ take: (StreamItem) -> Void) throws {
    if isDone { return }
    number += 1
    let trimmed = Blanks.trim(line)
    isDone = items.terminator.map { trimmed == $0 } ?? false
    if isDone || trimmed.isEmpty { return }
    take(try items.read(line, line: number))
  }
}

/// Puts each object of a stream on a line of its own, whether they stand alone or in one list.
private struct ObjectSeparator {
  private static let between = Array(" \t\r\n,[]".utf8)

  private var depth = 0
  private var isInText = false
  private var isEscaped = false

  mutating func separate(_ piece: Data) -> Data {
    var separated = Data()
    separated.reserveCapacity(piece.count)
    for byte in piece {
      separated.append(pass(byte))
      if !isInText, depth == 0, byte == UInt8(ascii: "}") { separated.append(UInt8(ascii: "\n")) }
    }
    return separated
  }

  private mutating func pass(_ byte: UInt8) -> UInt8 {
    if isInText {
      isInText = isEscaped || byte != UInt8(ascii: "\"")
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      return byte
    }
    if depth == 0, Self.between.contains(byte) { return UInt8(ascii: "\n") }
    switch byte {
    case UInt8(ascii: "\""): isInText = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return UInt8(ascii: " ")
    default: break
    }
    return byte
  }
}

extension StreamKinds {
  static func lines(_ reply: Reply) -> any StreamSource { ReplySource(reply, LineFrames(reply)) }
}
