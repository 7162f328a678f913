import Foundation

/// The bytes of a request, which are read piece by piece while they are sent.
public struct RequestBody: Sendable, AsyncSequence {
  /// A piece of the bytes.
  public typealias Element = Data

  private let parts: [FileContent]

  /// Creates a body of bytes.
  ///
  /// - Parameter data: The bytes.
  public init(_ data: Data) {
    self.init([.data(data)])
  }

  init(_ parts: [FileContent]) {
    // Texts between files are one piece each.
    var joined: [FileContent] = []
    var text = Data()
    for part in parts {
      if case .data(let data) = part {
        text += data
      } else {
        if !text.isEmpty { joined.append(.data(text)) }
        text = Data()
        joined.append(part)
      }
    }
    if !text.isEmpty { joined.append(.data(text)) }
    self.parts = joined
  }

  /// The number of bytes; nil if it is unknown.
  public var length: Int? {
    parts.reduce(0) { length, part in
      guard let length, let further = part.length else { return nil }
      return length + further
    }
  }

  /// Whether the bytes can be read more than once, so that the request can be repeated.
  public var isReplayable: Bool { parts.allSatisfy(\.isReplayable) }

  /// All bytes, if they are in memory; else nil.
  public var data: Data? {
    if parts.isEmpty { return Data() }
    guard parts.count == 1, case .data(let data) = parts[0] else { return nil }
    return data
  }

  /// The file, if the body is one as a whole; else nil.
  var file: URL? {
    guard parts.count == 1, case .file(let url) = parts[0] else { return nil }
    return url
  }

  /// Begins to read the bytes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(parts) }

  /// Reads the bytes piece by piece.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var left: ArraySlice<FileContent>
    private var reader: PieceReader?

    init(_ parts: [FileContent]) {
      left = parts[...]
    }

    /// The next piece; nil at the end.
    public mutating func next() async throws -> Data? {
      while true {
        if let piece = try await reader?.next() { return piece }
        guard let part = left.popFirst() else { return nil }
        reader = try await part.open()
      }
    }
  }
}

/// A body with its content type.
struct PreparedBody: Sendable {
  let contentType: String
  let content: RequestBody

  init(_ contentType: String, _ content: RequestBody) {
    self.contentType = contentType
    self.content = content
  }

  init(_ contentType: String, _ bytes: some Sequence<UInt8>) {
    self.init(contentType, RequestBody(Data(bytes)))
  }
}
