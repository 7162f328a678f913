import Foundation

/// The body of a request as sessions take it: in memory, in a file, or in pieces where nobody knows how many will come. A larger
/// one of several parts whose lengths are known is written to a temporary file, since sessions do not tell servers the length of
/// what comes in pieces.
final class Upload: Sendable {
  enum Content: Sendable {
    case none
    case data(Data)
    case file(URL, isTemporary: Bool)
    case stream(BodyPipe)
  }

  private static let mostInMemory = 1_048_576

  let content: Content

  init(_ body: RequestBody?) async throws {
    guard let body else {
      content = .none
      return
    }
    content = try await Self.read(body)
  }

  deinit {
    switch content {
    case .file(let file, true): try? FileManager.default.removeItem(at: file)
    case .stream(let pipe): pipe.cancel()
    default: break
    }
  }

  /// Ends what a session may wait for.
  func cancel() {
    if case .stream(let pipe) = content { pipe.cancel() }
  }

  /// Why the body could not be read; nil if it could.
  var failure: (any Error)? {
    guard case .stream(let pipe) = content else { return nil }
    return pipe.failure
  }

  private static func read(_ body: RequestBody) async throws -> Content {
    if let data = body.data { return .data(data) }
    if let file = body.file { return .file(file, isTemporary: false) }
    if body.length == nil { return .stream(BodyPipe(body)) }
    var start = Data()
    var pieces = body.makeAsyncIterator()
    while let piece = try await pieces.next() {
      start.append(piece)
      if start.count > mostInMemory { return try await write(start, &pieces) }
    }
    return .data(start)
  }

  private static func write(_ start: Data, _ pieces: inout RequestBody.AsyncIterator) async throws -> Content {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload-" + UUID().uuidString)
    do {
      let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
      guard FileManager.default.createFile(atPath: file.path, contents: start, attributes: permissions) else {
        throw HTTPTransportError("there is no place for a temporary file", wasSent: false)
      }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      while let piece = try await pieces.next() { try handle.write(contentsOf: piece) }
      return .file(file, isTemporary: true)
    } catch {
      try? FileManager.default.removeItem(at: file)
      throw error
    }
  }
}
