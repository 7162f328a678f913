import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// Bytes that nobody has read yet. A task that is suspended begins anew in this Foundation, so a server cannot be held up.
  /// Instead, what is beyond a megabyte waits in a file, which has no name.
  struct ArrivedBytes {
    private static let most = 1_048_576

    private var chunks: [Data] = []
    private var size = 0
    private var file: FileHandle?
    private var readOffset: UInt64 = 0
    private var writeOffset: UInt64 = 0

    var isEmpty: Bool { chunks.isEmpty && readOffset == writeOffset }

    mutating func append(_ data: Data, of task: URLSessionTask) throws {
      if size < Self.most, readOffset == writeOffset {
        chunks.append(data)
        size += data.count
        return
      }
      let file = try file ?? Self.open()
      self.file = file
      try file.seek(toOffset: writeOffset)
      try file.write(contentsOf: data)
      writeOffset += UInt64(data.count)
    }

    /// What came first.
    mutating func take(of task: URLSessionTask) throws -> Data {
      if !chunks.isEmpty {
        defer {
          chunks = []
          size = 0
        }
        return chunks.count == 1 ? chunks[0] : chunks.reduce(into: Data()) { $0.append($1) }
      }
      try file?.seek(toOffset: readOffset)
      let data = try file?.read(upToCount: Self.most) ?? Data()
      readOffset += UInt64(data.count)
      if readOffset == writeOffset {
        readOffset = 0
        writeOffset = 0
        try file?.truncate(atOffset: 0)
      }
      return data
    }

    private static func open() throws -> FileHandle {
      let place = FileManager.default.temporaryDirectory.appendingPathComponent("response-" + UUID().uuidString)
      let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
      guard FileManager.default.createFile(atPath: place.path, contents: nil, attributes: permissions) else {
        throw HTTPTransportError("there is no place for a temporary file")
      }
      defer { try? FileManager.default.removeItem(at: place) }
      return try FileHandle(forUpdating: place)
    }
  }
#else
  /// Bytes that nobody has read yet. Their task is suspended while they are many.
  struct ArrivedBytes {
    private static let most = 1_048_576

    private var chunks: [Data] = []
    private var size = 0
    private var isSuspended = false

    var isEmpty: Bool { chunks.isEmpty }

    mutating func append(_ data: Data, of task: URLSessionTask) throws {
      chunks.append(data)
      size += data.count
      if size >= Self.most, !isSuspended {
        isSuspended = true
        task.suspend()
      }
    }

    /// All of them.
    mutating func take(of task: URLSessionTask) throws -> Data {
      defer {
        chunks = []
        size = 0
        if isSuspended { task.resume() }
        isSuspended = false
      }
      return chunks.count == 1 ? chunks[0] : chunks.reduce(into: Data()) { $0.append($1) }
    }
  }
#endif
