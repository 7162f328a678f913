/// A stream of events or lines, which arrive while it is iterated. It can be iterated once; the connection is closed when
/// the iteration ends.
public struct EventStream<Item: JSONConvertible>: Sendable, AsyncSequence {
  /// An item of the stream.
  public typealias Element = Item

  /// The response of the stream.
  public let response: Response<Void>
  private let reply: Reply
  private let source: StreamHandle

  init(_ reply: Reply, _ source: any StreamSource) {
    self.reply = reply
    self.source = StreamHandle(source)
    response = reply.raw(())
  }

  /// The items with names and ids of their events.
  public var events: Events { Events(stream: self) }

  /// Closes the connection, and ends the iteration.
  public func close() { source.close() }

  /// Begins to read the stream.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(events: events.makeAsyncIterator()) }

  /// Gives the items one after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var events: Events.AsyncIterator

    /// The next item; nil at the end.
    public mutating func next() async throws -> Item? { try await events.next()?.data }
  }

  /// The events of a stream.
  public struct Events: Sendable, AsyncSequence {
    /// An event of the stream.
    public typealias Element = ServerSentEvent<Item>

    let stream: EventStream

    /// Begins to read the stream.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(reply: stream.reply, reading: StreamReading(stream.source))
    }

    /// Gives the events one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let reply: Reply
      let reading: StreamReading

      /// The next event; nil at the end.
      public mutating func next() async throws -> ServerSentEvent<Item>? {
        guard let item = try await reading.next() else { return nil }
        do {
          let data = try ResultReader.convert(reply, item.json, item.text, as: Item.self, line: item.line)
          guard let data else {
            throw reply.decodeFailure("holds null in place of an item", item.text, line: item.line)
          }
          return ServerSentEvent(data: data, event: item.event, id: item.id)
        } catch {
          reading.close()
          throw error
        }
      }
    }
  }
}

/// An event of a stream.
public struct ServerSentEvent<Item: Sendable>: Sendable {
  /// The data.
  public let data: Item
  /// The name; `message` if the server gives none.
  public let event: String
  /// The last id that the server has sent so far; empty if it has sent none.
  public let id: String
}

/// A stream, which is closed when nobody can read it any more.
final class StreamHandle: Sendable {
  let source: any StreamSource
  private let isTaken = Locked(false)
  private let isClosed = Locked(false)

  init(_ source: any StreamSource) {
    self.source = source
  }

  deinit {
    source.close()
  }

  func close() {
    isClosed.withLock { $0 = true }
    source.close()
  }

  /// The next item; nil at the end, and once the stream was closed, which is no cancellation of the task that reads it.
  func next() async throws -> StreamItem? {
    if isClosed.withLock({ $0 }) { return nil }
    do {
      return try await source.next()
    } catch is CancellationError where isClosed.withLock({ $0 }) && !Task.isCancelled {
      return nil
    }
  }

  /// Whether nobody has read the stream before.
  func take() -> Bool {
    isTaken.withLock { isTaken in
      defer { isTaken = true }
      return !isTaken
    }
  }
}

/// The one iteration of a stream, which closes it when it ends.
final class StreamReading: Sendable {
  private let handle: StreamHandle
  private let isFirst: Bool

  init(_ handle: StreamHandle) {
    self.handle = handle
    isFirst = handle.take()
  }

  deinit {
    if isFirst { handle.close() }
  }

  func next() async throws -> StreamItem? {
    if !isFirst { throw SdkStreamError("the stream was read before") }
    return try await handle.next()
  }

  func close() { handle.close() }
}
