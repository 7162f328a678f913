import Foundation

/// A file that is downloaded, piece by piece as it is read. It can be read once; the connection is open until then, or until it is
/// closed.
public struct BinaryResponse: Sendable, AsyncSequence {
  /// A piece of the file.
  public typealias Element = Data

  private let reply: Reply
  private let reading: Reading

  init(_ reply: Reply) {
    self.reply = reply
    reading = Reading(reply)
  }

  /// The status.
  public var status: Int { reply.status }
  /// The headers.
  public var headers: HTTPHeaders { reply.headers }
  /// Id by which the server knows the request.
  public var requestID: String? { reply.requestID }
  /// The content type.
  public var contentType: String? { reply.headers["content-type"] }
  /// The name that the server gives the file, without folders; nil if it gives none.
  public var filename: String? { FileNames.name(reply.headers["content-disposition"]) }

  /// Closes the connection.
  public func close() { reading.close() }

  /// Reads the whole file.
  ///
  /// - Returns: The bytes.
  /// - Throws: `SdkConnectionError` if the connection is lost.
  public func data() async throws -> Data {
    var all = Data()
    for try await piece in self { all.append(piece) }
    return all
  }

  /// Saves the file. It has another name until it is complete.
  ///
  /// - Parameter url: Where the file is saved. A file of the same name is replaced.
  /// - Throws: `SdkConnectionError` if the connection is lost, or an error of Foundation if the file cannot be written.
  public func save(to url: URL) async throws {
    let partial = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).part")
    defer { close() }
    do {
      try Data().write(to: partial, options: .withoutOverwriting)
      let handle = try FileHandle(forWritingTo: partial)
      defer { try? handle.close() }
      for try await piece in self { try handle.write(contentsOf: piece) }
      try handle.synchronize()
      if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
      try FileManager.default.moveItem(at: partial, to: url)
    } catch {
      try? FileManager.default.removeItem(at: partial)
      throw error
    }
  }

  /// Begins to read the file.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(iteration: Iteration(reading)) }

  /// Gives the pieces one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let iteration: Iteration

    /// The next piece; nil at the end.
    public mutating func next() async throws -> Data? { try await iteration.next() }
  }

  /// What is read, until nobody can read it any more.
  fileprivate final class Reading: Sendable {
    private let reply: Reply
    private let isTaken = Locked(false)

    init(_ reply: Reply) {
      self.reply = reply
    }

    deinit {
      close()
    }

    func close() { reply.response.body.cancel() }

    func next() async throws -> Data? { try await reply.nextPiece() }

    func take() -> Bool {
      isTaken.withLock { isTaken in
        defer { isTaken = true }
        return !isTaken
      }
    }

    var wasRead: SdkStreamError { SdkStreamError(reply.called.failed("the file was read before")) }
  }

  /// The one iteration, which closes the connection when it ends.
  fileprivate final class Iteration: Sendable {
    private let reading: Reading
    private let isFirst: Bool

    init(_ reading: Reading) {
      self.reading = reading
      isFirst = reading.take()
    }

    deinit {
      if isFirst { reading.close() }
    }

    func next() async throws -> Data? {
      if !isFirst { throw reading.wasRead }
      return try await reading.next()
    }
  }
}
