import Foundation

/// The body of a request as sessions take it: in memory, or in a file. Larger ones that are neither are written to a temporary
/// file, so that they are never in memory as a whole, and their length is known.
final class Upload: Sendable {
  enum Content: Sendable {
    case none
    case data(Data)
    case file(URL, isTemporary: Bool)
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
    if case .file(let file, true) = content { try? FileManager.default.removeItem(at: file) }
  }

  private static func read(_ body: RequestBody) async throws -> Content {
    if let data = body.data { return .data(data) }
    if let file = body.file { return .file(file, isTemporary: false) }
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
