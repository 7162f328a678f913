/// The items of a stream that continues after its connection was lost.
actor ResumingSource: StreamSource {
  private let core: ClientCore
  private let call: Call
  private let limit: Int
  private let current: Locked<ReplySource>
  private let isClosed = Locked(false)
  private var failures = 0
  private var seen = 0

  init(_ core: ClientCore, _ call: Call, _ reply: Reply) {
    self.core = core
    self.call = call
    limit = reply.prepared.isReplayable ? reply.prepared.maxRetries : 0
    current = Locked(ReplySource(reply, EventFrames(reply)))
  }

  func next() async throws -> StreamItem? {
    while true {
      let source = current.withLock { $0 }
      do {
        return try await source.next()
      } catch let error as any SdkError {
        guard await isResumable(error, source) else { throw error }
      }
      failures += 1
      let wait = core.config.features.backoff(failures, nil)
      if wait > 0 { try await Clock.sleep(wait) }
      try await reconnect(await source.frames.lastID)
    }
  }

  nonisolated func close() {
    isClosed.withLock { $0 = true }
    current.withLock { $0 }.close()
  }

  private func isResumable(_ error: any SdkError, _ source: ReplySource) async -> Bool {
    let frames = await source.frames
    if frames.count > seen {
      failures = 0
      seen = frames.count
    }
    let isLost = error is SdkConnectionError
    let isEarly = (error as? SdkStreamError).map { $0.text == nil } ?? false
    return (isLost || isEarly) && !frames.lastID.isEmpty && failures < limit && !isClosed.withLock { $0 }
  }

  private func reconnect(_ lastID: String) async throws {
    var again = call
    again.options.headers["Last-Event-ID"] = lastID
    let source = try await core.perform(again, isKeptOpen: true) { reply in
      try await StreamOpening.check(reply)
      return ReplySource(reply, EventFrames(reply, lastID: lastID))
    }
    seen = 0
    current.withLock { $0 = source }
    if isClosed.withLock({ $0 }) { source.close() }
  }
}

extension StreamKinds {
  static func events(_ core: ClientCore, _ call: Call, _ reply: Reply) -> any StreamSource {
    let isResumable = reply.operation.response?.resumable ?? false
    return isResumable ? ResumingSource(core, call, reply) : ReplySource(reply, EventFrames(reply))
  }
}
