import Foundation

/// What a channel is connected by: a connection, and another one in its place when it breaks, if the caller wants that.
public actor ChannelConnection {
  private let dial: @Sendable () async throws -> any SocketConnection
  private let options: ChannelOptions
  private let limit: Int
  private let backoff: @Sendable (Int) -> TimeInterval
  private var current: any SocketConnection
  private var replacing: Task<Bool, any Error>?
  private var end: SocketClosed?
  private var isClosing = false
  private var failures = 0

  /// Opens the first connection.
  ///
  /// - Parameters:
  ///   - limit: The largest message in bytes; 0 for no limit.
  ///   - backoff: The seconds before a retry, by its number.
  ///   - dial: Opens a connection.
  init(
    options: ChannelOptions, limit: Int, backoff: @escaping @Sendable (Int) -> TimeInterval,
    dial: @escaping @Sendable () async throws -> any SocketConnection
  ) async throws {
    self.options = options
    self.limit = limit
    self.backoff = backoff
    self.dial = dial
    current = try await dial()
  }

  deinit {
    current.abandon()
  }

  var closeCode: Int? { end?.code }

  /// The next message; nil after the usual end.
  func receive() async throws -> SocketMessage? {
    while true {
      let connection = current
      do {
        if let message = try await connection.receive() {
          failures = 0
          return message
        }
      } catch {
        await close(code: SocketClosed.normal, reason: "")
        throw error
      }
      let closed = await connection.closed ?? SocketClosed(code: SocketClosed.lost)
      guard try await replace(connection, closed) else { return nil }
    }
  }

  /// Sends a value as JSON.
  ///
  /// - Throws: `SdkSocketClosedError` if the channel is closed.
  func send(_ value: some JSONConvertible) async throws {
    let bytes = try JSONWriter.bytes(value.json)
    try await send(SocketMessage(bytes: bytes, isText: true))
  }

  /// Sends bytes as they are.
  ///
  /// - Throws: `SdkSocketClosedError` if the channel is closed.
  func send(bytes: Data) async throws {
    try await send(SocketMessage(bytes: Array(bytes), isText: false))
  }

  func close(code: Int, reason: String) async {
    guard !isClosing else { return }
    isClosing = true
    end = end ?? SocketClosed(code: code, reason: reason)
    await current.close(code: code, reason: reason)
  }

  private func send(_ message: SocketMessage) async throws {
    while true {
      let connection = current
      guard let closed = await connection.send(message) else { return }
      guard try await replace(connection, closed) else {
        throw SdkSocketClosedError(code: closed.code, reason: closed.reason)
      }
    }
  }

  /// Whether there is another connection in place of one that was closed. Only one task opens it, and others wait.
  private func replace(_ lost: any SocketConnection, _ closed: SocketClosed) async throws -> Bool {
    guard current === lost else { return true }
    if let replacing {
      return try await replacing.value
    }
    guard closed.mayPass, !isClosing, failures < options.reconnects else { return try finish(closed) }
    let task = Task { try await redial() }
    replacing = task
    defer { replacing = nil }
    return try await task.value
  }

  private func redial() async throws -> Bool {
    while true {
      failures += 1
      try await Clock.sleep(backoff(failures))
      if isClosing { return false }
      do {
        current = try await dial()
        break
      } catch let error as any SdkError {
        if failures >= options.reconnects || isClosing { throw error }
      }
    }
    if isClosing {
      await current.close(code: SocketClosed.normal, reason: "")
      return false
    }
    await options.onReconnect?()
    return true
  }

  /// Ends the channel. False is the usual end.
  private func finish(_ closed: SocketClosed) throws -> Bool {
    end = end ?? closed
    if isClosing || closed.isUsual { return false }
    if closed.isOurs && closed.code == SocketClosed.tooLarge {
      throw SdkStreamError("The connection was closed: an event of the stream is larger than \(limit) bytes")
    }
    throw SdkSocketClosedError(code: closed.code, reason: closed.reason)
  }
}
