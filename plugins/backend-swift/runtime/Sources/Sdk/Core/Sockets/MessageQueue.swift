/// Where messages come from.
protocol MessageSource: AnyObject, Sendable {
  /// The next message; nil at the end.
  func readMessage() async -> SocketMessage?
}

/// Messages that wait to be read. Beyond a number of them, the connection is not read any more, so that the server has to wait.
actor MessageQueue {
  private let limit: Int
  private var messages: [SocketMessage] = []
  private var isFinished = false
  private var readers: [CheckedContinuation<Void, Never>] = []
  private var writers: [CheckedContinuation<Void, Never>] = []

  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// Adds a message as soon as there is room for it.
  func add(_ message: SocketMessage) async {
    while messages.count >= limit && !isFinished {
      await withCheckedContinuation { writers.append($0) }
    }
    messages.append(message)
    wakeReaders()
  }

  /// The next message; nil if there is none, and will be none.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func next() async throws -> SocketMessage? {
    while messages.isEmpty && !isFinished {
      try Task.checkCancellation()
      await withTaskCancellationHandler {
        await withCheckedContinuation { readers.append($0) }
      } onCancel: {
        Task { await self.wakeReaders() }
      }
    }
    try Task.checkCancellation()
    guard !messages.isEmpty else { return nil }
    let message = messages.removeFirst()
    wakeWriters()
    return message
  }

  /// Reads all messages of a source while there is one, and adds them.
  nonisolated func fill<Source: MessageSource>(from source: Source) -> Task<Void, Never> {
    Task { [weak source] in
      while let source, let message = await source.readMessage() { await add(message) }
      await finish()
    }
  }

  func finish() {
    isFinished = true
    wakeReaders()
    wakeWriters()
  }

  private func wakeReaders() {
    let waiting = readers
    readers = []
    for reader in waiting {
      reader.resume()
    }
  }

  private func wakeWriters() {
    let waiting = writers
    writers = []
    for writer in waiting {
      writer.resume()
    }
  }
}
