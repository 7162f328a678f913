import Foundation

/// Gives the items of a stream one after the other.
protocol StreamSource: Sendable {
  /// The next item; nil at the end.
  func next() async throws -> StreamItem?

  /// Closes the connection.
  func close()
}

/// The items of one response.
actor ReplySource: StreamSource {
  private let reply: Reply
  private(set) var frames: any StreamFrames
  private var ready: ArraySlice<StreamItem> = []
  private var failure: (any Error)?
  private var isRead = false

  init(_ reply: Reply, _ frames: any StreamFrames) {
    self.reply = reply
    self.frames = frames
  }

  func next() async throws -> StreamItem? {
    while true {
      if let item = ready.popFirst() { return item }
      if let failure {
        close()
        throw failure
      }
      if isRead || frames.isDone { break }
      await advance()
    }
    isRead = true
    close()
    return nil
  }

  nonisolated func close() { reply.response.body.cancel() }

  /// An error comes only after the items that were sent before it.
  private func advance() async {
    var items: [StreamItem] = []
    do {
      if let piece = try await reply.nextPiece() {
        try frames.feed(piece) { items.append($0) }
      } else {
        isRead = true
        try frames.finish { items.append($0) }
      }
    } catch {
      failure = error
    }
    ready = items[...]
  }
}
