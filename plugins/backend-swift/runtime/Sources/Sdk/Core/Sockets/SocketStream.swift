#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation

  /// Bytes to and from a server over TCP. On Linux, Foundation has none that a WebSocket could be built on.
  actor SocketStream {
    /// The connection could not be opened.
    struct Refused: Error {
      let reason: String
    }

    private static let chunk = 64 * 1024

    private let socket: SocketDescriptor
    private var sending: Task<Bool, Never>?

    private init(_ socket: SocketDescriptor) {
      self.socket = socket
    }

    /// Connects to the first address of a host that accepts it.
    ///
    /// - Throws: `Refused` if none does, and `CancellationError` if the task is cancelled.
    static func connect(host: String, port: Int) async throws -> SocketStream {
      var reason = "the host has no address"
      for address in try await SocketAddress.resolve(host: host, port: port) {
        try Task.checkCancellation()
        do {
          return SocketStream(try await connect(to: address))
        } catch let refused as Refused {
          reason = refused.reason
        }
      }
      throw Refused(reason: reason)
    }

    /// Some bytes; nil at the end of the connection.
    func receive() async -> [UInt8]? {
      var buffer = [UInt8](repeating: 0, count: Self.chunk)
      while !socket.isClosed {
        let count = recv(socket.number, &buffer, buffer.count, 0)
        if count > 0 {
          return Array(buffer.prefix(count))
        }
        guard count < 0, errno == EAGAIN || errno == EINTR else { return nil }
        await socket.waitUntilReadable()
      }
      return nil
    }

    /// Sends bytes after those of earlier calls; false if they did not all go out.
    func send(_ bytes: [UInt8]) async -> Bool {
      let earlier = sending
      let task = Task {
        _ = await earlier?.value
        return await self.write(bytes)
      }
      sending = task
      return await task.value
    }

    /// Ends the connection at once, and whatever waits for it.
    nonisolated func close() {
      socket.shutDown()
    }

    private func write(_ bytes: [UInt8]) async -> Bool {
      var sent = 0
      while sent < bytes.count {
        if socket.isClosed { return false }
        let count = bytes.withUnsafeBytes { buffer in
          Glibc.send(socket.number, buffer.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count > 0 {
          sent += count
        } else if errno == EAGAIN || errno == EINTR {
          await socket.waitUntilWritable()
        } else {
          return false
        }
      }
      return true
    }

    private static func connect(to address: SocketAddress) async throws -> SocketDescriptor {
      let socket = try SocketDescriptor(family: address.family)
      let result = address.withPointer { Glibc.connect(socket.number, $0, $1) }
      if result != 0 && errno != EINPROGRESS {
        throw Refused(reason: String(cString: strerror(errno)))
      }
      await withTaskCancellationHandler {
        await socket.waitUntilWritable()
      } onCancel: {
        socket.shutDown()
      }
      try Task.checkCancellation()
      let failure = socket.pendingError
      if failure != 0 {
        throw Refused(reason: String(cString: strerror(failure)))
      }
      return socket
    }
  }
#endif
