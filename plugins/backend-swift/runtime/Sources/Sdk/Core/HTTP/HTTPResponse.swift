import Foundation

/// A response whose body is read as it arrives.
public struct HTTPResponse: Sendable {
  /// The status.
  public let status: Int
  /// The reason phrase of the status; empty if there is none.
  public let reason: String
  /// The headers.
  public let headers: HTTPHeaders
  /// The body.
  public let body: HTTPBody

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - reason: The reason phrase of the status.
  ///   - headers: The headers.
  ///   - body: The body.
  public init(status: Int, reason: String = "", headers: HTTPHeaders = HTTPHeaders(), body: HTTPBody) {
    self.status = status
    self.reason = reason
    self.headers = headers
    self.body = body
  }
}

/// The bytes of a response, which can be read once, piece by piece.
public struct HTTPBody: Sendable, AsyncSequence {
  /// A piece of the bytes.
  public typealias Element = Data

  private let read: @Sendable () async throws -> Data?
  private let end: @Sendable () -> Void

  /// Creates a body.
  ///
  /// - Parameters:
  ///   - next: Gives the next piece, nil at the end. It should end at once when its task is cancelled.
  ///   - cancel: Closes the connection. It may be called several times, also after the end.
  public init(next: @escaping @Sendable () async throws -> Data?, cancel: @escaping @Sendable () -> Void = {}) {
    read = next
    end = cancel
  }

  /// Creates a body of bytes.
  ///
  /// - Parameter data: The bytes.
  public init(_ data: Data) {
    self.init(chunks: data.isEmpty ? [] : [data])
  }

  /// Creates a body of pieces.
  ///
  /// - Parameter chunks: The pieces.
  public init(chunks: [Data]) {
    let left = Locked(chunks[...])
    self.init { left.withLock { $0.popFirst() } }
  }

  /// Creates a body of a stream.
  ///
  /// - Parameters:
  ///   - stream: The pieces.
  ///   - cancel: Closes the connection. It may be called several times, also after the end.
  public init(_ stream: AsyncThrowingStream<Data, any Error>, cancel: @escaping @Sendable () -> Void = {}) {
    self.init(
      next: {
        // All iterators of such a stream read the same pieces.
        var iterator = stream.makeAsyncIterator()
        return try await iterator.next()
      }, cancel: cancel)
  }

  /// The next piece; nil at the end.
  public func next() async throws -> Data? { try await read() }

  /// Closes the connection, if the body was not read to its end.
  public func cancel() { end() }

  /// Begins to read the bytes.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(body: self) }

  /// Reads the bytes piece by piece.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let body: HTTPBody

    /// The next piece; nil at the end.
    public mutating func next() async throws -> Data? { try await body.next() }
  }
}
