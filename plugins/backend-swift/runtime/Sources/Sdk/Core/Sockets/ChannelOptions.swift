/// Settings of a channel.
public struct ChannelOptions: Sendable {
  /// How often a connection that breaks is opened again before another message comes; 0: never.
  public var reconnects: Int

  /// How many messages may wait to be read before the server has to wait.
  public var maxWaiting: Int

  /// Is called each time that a connection was opened again.
  public var onReconnect: (@Sendable () async -> Void)?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - reconnects: How often a connection that breaks is opened again before another message comes; 0: never.
  ///   - maxWaiting: How many messages may wait to be read before the server has to wait.
  ///   - onReconnect: Is called each time that a connection was opened again.
  public init(
    reconnects: Int = 0, maxWaiting: Int = 1000, onReconnect: (@Sendable () async -> Void)? = nil
  ) {
    self.reconnects = reconnects
    self.maxWaiting = maxWaiting
    self.onReconnect = onReconnect
  }
}
