import Foundation

/// Where the bytes of a file come from.
enum FileContent: Sendable, Equatable {
  case data(Data)
  case file(URL)
  case stream(Pieces)

  private static let pieceSize = 65_536

  /// Whether the bytes can be read more than once.
  var isReplayable: Bool {
    guard case .stream(let pieces) = self else { return true }
    return pieces.isReplayable
  }

  /// The number of bytes; nil if it is unknown.
  var length: Int? {
    switch self {
    case .data(let data): data.count
    case .file(let url):
      (try? FileManager.default.attributesOfItem(atPath: url.path))
        .flatMap { $0[.size] as? NSNumber }.map(\.intValue)
    case .stream(let pieces): pieces.length
    }
  }

  /// Throws `UnsendableError` if there is no such file.
  func check() throws {
    guard case .file(let url) = self else { return }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    if !exists || isFolder.boolValue || !FileManager.default.isReadableFile(atPath: url.path) {
      throw UnsendableError("The file cannot be read: \(url.path)")
    }
  }

  /// Begins to read the bytes.
  func open() async throws -> PieceReader {
    switch self {
    case .data(let data): return PieceReader(data)
    case .stream(let pieces): return try await pieces.open()
    case .file(let url):
      let handle = try FileHandle(forReadingFrom: url)
      return PieceReader {
        guard let piece = try handle.read(upToCount: Self.pieceSize), !piece.isEmpty else {
          try handle.close()
          return nil
        }
        return piece
      }
    }
  }
}

/// Bytes that a stream gives piece by piece.
final class Pieces: Sendable, Equatable {
  let isReplayable: Bool
  let length: Int?
  private let source: @Sendable () async throws -> PieceReader
  private let isTaken = Locked(false)

  init(isReplayable: Bool, length: Int?, _ source: @escaping @Sendable () async throws -> PieceReader) {
    self.isReplayable = isReplayable
    self.length = length
    self.source = source
  }

  /// Throws `UnsendableError` if the stream was read before and can be read only once.
  func open() async throws -> PieceReader {
    let wasTaken = isTaken.withLock { isTaken in
      defer { isTaken = true }
      return isTaken
    }
    if wasTaken, !isReplayable { throw UnsendableError("The stream of a file was read before") }
    return try await source()
  }

  static func == (left: Pieces, right: Pieces) -> Bool { left === right }
}

/// Reads pieces of bytes one after the other.
final class PieceReader {
  private let read: () async throws -> Data?

  init(_ read: @escaping () async throws -> Data?) {
    self.read = read
  }

  /// Reads bytes that are in memory.
  convenience init(_ data: Data) {
    var rest: Data? = data.isEmpty ? nil : data
    self.init {
      defer { rest = nil }
      return rest
    }
  }

  /// Reads a stream.
  convenience init<Stream: AsyncSequence>(_ stream: Stream) where Stream.Element == Data {
    var iterator = stream.makeAsyncIterator()
    self.init { try await iterator.next() }
  }

  /// The next piece; nil at the end.
  func next() async throws -> Data? { try await read() }
}
