import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ClientCore {
  private static let usualLimit = 32 * 1024 * 1024

  /// Opens a channel.
  func openChannel<Messages: Channel>(
    _ operation: OperationSpec, _ arguments: Arguments, _ channelOptions: ChannelOptions, _ options: RequestOptions
  ) async throws -> Messages {
    let call = call(operation, arguments, options)
    let limit = options.maxResponseBytes ?? config.options.maxResponseBytes ?? Self.usualLimit
    let config = config
    let opening = ChannelOpening(config: config, call: call, limit: limit, mostWaiting: channelOptions.maxWaiting)
    let connection = try await ChannelConnection(
      options: channelOptions, limit: limit, backoff: { config.features.backoff($0, nil) }, dial: opening.dial)
    return Messages(connection: connection)
  }
}

/// Opens the connections of a channel.
struct ChannelOpening: Sendable {
  let config: ClientConfig
  let call: Call
  /// The largest message in bytes; 0 for no limit.
  let limit: Int
  /// How many messages may wait to be read.
  let mostWaiting: Int

  /// - Throws: An error of the library if there is no connection, and `CancellationError` if the task is cancelled.
  @Sendable func dial() async throws -> any SocketConnection {
    do {
      let prepared = try Prepared(config, call)
      let applied = try await Authenticator(config, prepared).apply()
      let request = try Requests.create(prepared, applied)
      let called = Called(
        method: request.method, url: prepared.url, secrets: prepared.call.secrets.with(applied.secrets))
      let entry = LogEntry(
        level: .info, event: "connect", method: request.method, url: URLs.masked(request.url), attempt: 1)
      prepared.log?.log(.info, "connect", entry)
      return try await open(request, called, Deadline(prepared.timeout))
    } catch {
      throw Sender.failure(error)
    }
  }

  private func open(
    _ request: HTTPRequest, _ called: Called, _ deadline: Deadline
  ) async throws -> any SocketConnection {
    do {
      guard let url = URL(string: request.url) else { throw UnsendableError("The URL of the channel is not one") }
      return try await deadline.run { try await connect(url, request.headers) }
    } catch {
      throw explained(error, called, deadline)
    }
  }

  private func connect(_ url: URL, _ headers: HTTPHeaders) async throws -> any SocketConnection {
    #if canImport(FoundationNetworking)
      if ["http", "ws"].contains(url.scheme?.lowercased() ?? "") {
        let (stream, received) = try await Handshake.open(url, headers: Array(headers))
        let socket = FrameSocket(stream, received: received, limit: limit, mostWaiting: mostWaiting)
        await socket.start()
        return socket
      }
    #endif
    return try await SessionSocket.open(url, headers, limit: limit, mostWaiting: mostWaiting)
  }

  private func explained(_ error: any Error, _ called: Called, _ deadline: Deadline) -> any Error {
    var failure = error
    #if canImport(FoundationNetworking)
      if let refused = error as? Handshake.Refused {
        failure = HTTPTransportError(refused.reason, wasSent: !refused.isUnsent)
      }
    #endif
    guard let refused = failure as? HTTPTransportError else {
      return Sender.failure(failure, .response, called, deadline)
    }
    let text = "the connection could not be opened: \(called.secrets.mask(refused.description))"
    return SdkConnectionError(called.failed(text), phase: refused.wasSent ? .response : .connect, isTimeout: false)
  }
}
