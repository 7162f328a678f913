#if canImport(FoundationNetworking)
  import Foundation

  /// A connection by the frames of RFC 6455, for Linux, where `URLSessionWebSocketTask` needs a libcurl that is seldom installed. Messages are read
  /// while nobody waits for them, so that pings are answered.
  actor FrameSocket: SocketConnection, MessageSource {
    /// How long the other side has to confirm the end.
    private static let patience = Duration.seconds(5)
    private static let farewell = Duration.seconds(1)

    private let stream: SocketStream
    private let limit: Int
    private let queue: MessageQueue
    private var received: [UInt8]
    private var kind: SocketFrame.Kind?
    private var content: [UInt8] = []
    private var isCloseSent = false
    private var reading: Task<Void, Never>?
    private(set) var closed: SocketClosed?

    /// - Parameters:
    ///   - received: What the server sent after its answer to the handshake.
    ///   - limit: The largest message in bytes; 0 for no limit.
    ///   - mostWaiting: How many messages may wait to be read.
    init(_ stream: SocketStream, received: [UInt8], limit: Int, mostWaiting: Int) {
      self.stream = stream
      self.received = received
      self.limit = limit
      queue = MessageQueue(limit: mostWaiting)
    }

    func start() {
      reading = queue.fill(from: self)
    }

    nonisolated func abandon() {
      stream.close()
    }

    func receive() async throws -> SocketMessage? {
      try await queue.next()
    }

    func send(_ message: SocketMessage) async -> SocketClosed? {
      if closed == nil, await !stream.send(SocketFrame.encode(message.isText ? .text : .binary, message.bytes)) {
        // The server may have said why before the connection broke.
        await awaitEnd()
        finish(SocketClosed(code: SocketClosed.lost))
      }
      return closed
    }

    func close(code: Int, reason: String) async {
      guard closed == nil else { return }
      closed = SocketClosed(code: code, reason: reason)
      await sendClose(code: code, reason: reason)
      await awaitEnd()
      stream.close()
    }

    func readMessage() async -> SocketMessage? {
      do {
        while true {
          if let frame = try SocketFrame.take(from: &received, limit: limit) {
            if frame.kind == .close {
              try await acceptClose(frame.content)
              return nil
            }
            if let message = try await accept(frame) { return message }
          } else if let more = await stream.receive() {
            received += more
          } else {
            finish(SocketClosed(code: SocketClosed.lost))
            return nil
          }
        }
      } catch {
        await refuse(code: (error as? SocketFrame.Broken)?.code ?? SocketClosed.protocolError)
        return nil
      }
    }

    private func accept(_ frame: SocketFrame) async throws -> SocketMessage? {
      switch frame.kind {
      case .ping:
        _ = await stream.send(SocketFrame.encode(.pong, frame.content))
        return nil
      case .pong, .close:
        return nil
      case .text, .binary, .continuation:
        return try acceptPart(frame)
      }
    }

    private func acceptPart(_ frame: SocketFrame) throws -> SocketMessage? {
      guard (frame.kind == .continuation) == (kind != nil) else {
        throw SocketFrame.Broken(code: SocketClosed.protocolError)
      }
      let current = kind ?? frame.kind
      kind = current
      content += frame.content
      if limit > 0 && content.count > limit {
        throw SocketFrame.Broken(code: SocketClosed.tooLarge)
      }
      guard frame.isLast else { return nil }
      let message = SocketMessage(bytes: content, isText: current == .text)
      kind = nil
      content = []
      if message.isText && String(validating: message.bytes, as: UTF8.self) == nil {
        throw SocketFrame.Broken(code: SocketClosed.notUTF8)
      }
      return message
    }

    private func acceptClose(_ content: [UInt8]) async throws {
      guard content.count != 1 else { throw SocketFrame.Broken(code: SocketClosed.protocolError) }
      let code = content.count < 2 ? SocketClosed.noCode : Int(content[0]) << 8 | Int(content[1])
      let reason = String(decoding: content.dropFirst(2), as: UTF8.self)
      await sendClose(code: code == SocketClosed.noCode ? SocketClosed.normal : code, reason: "")
      finish(SocketClosed(code: code, reason: reason))
    }

    /// Closes the connection since the server broke the rules.
    private func refuse(code: Int) async {
      closed = closed ?? SocketClosed(code: code, isOurs: true)
      await sendClose(code: code, reason: "")
      // Closing a connection with unread bytes resets it, often before the server has read why it is closed.
      let stream = stream
      let closing = Task {
        try? await Task.sleep(for: Self.farewell)
        stream.close()
      }
      while await stream.receive() != nil {}
      closing.cancel()
      stream.close()
    }

    private func sendClose(code: Int, reason: String) async {
      guard !isCloseSent else { return }
      isCloseSent = true
      _ = await stream.send(SocketFrame.encode(.close, SocketClosed.content(code: code, reason: reason)))
    }

    /// Waits until the server has ended the connection, or has had the time to.
    private func awaitEnd() async {
      let stream = stream
      let closing = Task {
        try await Task.sleep(for: Self.patience)
        stream.close()
      }
      // What nobody reads any more must not keep the end from being read.
      await queue.finish()
      await reading?.value
      closing.cancel()
    }

    private func finish(_ how: SocketClosed) {
      closed = closed ?? how
      stream.close()
    }
  }
#endif
