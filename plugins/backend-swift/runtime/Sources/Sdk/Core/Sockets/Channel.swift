import Foundation

/// An open channel. Iterate over it to read what the server sends; other tasks may send meanwhile. When the last reference to it is gone, the
/// connection is closed.
public protocol Channel: AsyncSequence, Sendable where Element == Received, AsyncIterator == ChannelMessages<Received> {
  /// The type of the messages that the server sends.
  associatedtype Received: JSONConvertible

  /// What the channel is connected by.
  var connection: ChannelConnection { get }

  /// Creates a channel over a connection.
  init(connection: ChannelConnection)
}

extension Channel {
  /// The messages of the server until the channel is closed. Leaving the loop leaves the channel open.
  public func makeAsyncIterator() -> ChannelMessages<Received> {
    ChannelMessages(connection)
  }

  /// The code with which the channel was closed; nil while it is open.
  public var closeCode: Int? {
    get async { await connection.closeCode }
  }

  /// Closes the channel.
  ///
  /// - Parameters:
  ///   - code: 1000, or one of 3000 to 4999.
  ///   - reason: A short text for the server.
  /// - Throws: `SdkConfigurationError` if the code is not for programs.
  public func close(code: Int = 1000, reason: String = "") async throws {
    guard code == 1000 || (3000...4999).contains(code) else {
      throw SdkConfigurationError("The code must be 1000, or one of 3000 to 4999")
    }
    await connection.close(code: code, reason: reason)
  }
}

/// The messages of a channel.
public struct ChannelMessages<Received: JSONConvertible>: AsyncIteratorProtocol {
  private let connection: ChannelConnection

  init(_ connection: ChannelConnection) {
    self.connection = connection
  }

  /// The next message; nil once the channel is closed.
  ///
  /// - Throws: `SdkSocketClosedError` if the connection was closed in another way than the usual one, `SdkStreamError` if a message has another type,
  ///   and `CancellationError` if the task is cancelled, which closes the channel.
  public mutating func next() async throws -> Received? {
    guard let message = try await connection.receive() else { return nil }
    let json = message.json
    guard let value = Received(json: json) else {
      throw SdkStreamError("A message of the channel has another type", body: json)
    }
    return value
  }
}
