import Foundation

/// Cuts bytes into lines, whatever the pieces in which they arrive.
struct LineReader {
  private let sizes: StreamSizes
  private var line: [UInt8] = []
  private var endedWithReturn = false
  private var isFirst = true

  init(_ sizes: StreamSizes) {
    self.sizes = sizes
  }

  /// Gives the lines that end in a piece to a function.
  mutating func feed(_ piece: Data, _ take: (String) throws -> Void) throws {
    var start = piece.startIndex
    if endedWithReturn, piece.first == UInt8(ascii: "\n") { start += 1 }
    if let last = piece.last { endedWithReturn = last == UInt8(ascii: "\r") }
    while start < piece.endIndex {
      let rest = piece[start...]
      guard let end = Self.lineEnd(piece, from: start) else {
        line.append(contentsOf: rest)
        try sizes.check(line.count)
        return
      }
      line.append(contentsOf: rest[..<end])
      try sizes.check(line.count)
      start = end + 1
      if piece[end] == UInt8(ascii: "\r"), start < piece.endIndex, piece[start] == UInt8(ascii: "\n") { start += 1 }
      try take(takeLine())
    }
  }

  /// The line that the end of all cuts off; nil if there is none.
  mutating func finish() -> String? { line.isEmpty ? nil : takeLine() }

  /// Where the next line ends. Buffers are searched much faster than `Data`.
  private static func lineEnd(_ piece: Data, from start: Int) -> Int? {
    let offset = start - piece.startIndex
    let found = piece.withUnsafeBytes { bytes in
      bytes[offset...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
    return found.map { $0 + piece.startIndex }
  }

  private mutating func takeLine() -> String {
    var bytes = line[...]
    // A byte order mark counts only in front of the text.
    if isFirst, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    isFirst = false
    defer { line.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
