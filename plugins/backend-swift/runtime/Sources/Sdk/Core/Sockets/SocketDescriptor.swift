#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation

  /// A socket of the system, which is released with its last user.
  final class SocketDescriptor: Sendable {
    let number: Int32
    private let queue = DispatchQueue(label: "socket")
    private let state = Locked(false)

    /// - Throws: `SocketStream.Refused` if the system has no more sockets.
    init(family: Int32) throws {
      number = socket(family, Int32(SOCK_STREAM.rawValue), 0)
      guard number >= 0 else { throw SocketStream.Refused(reason: String(cString: strerror(errno))) }
      _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
      var isOn: Int32 = 1
      setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
      close(number)
    }

    var isClosed: Bool { state.withLock { $0 } }

    /// The error of an attempt to connect; 0 for none.
    var pendingError: Int32 {
      var error: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(number, SOL_SOCKET, SO_ERROR, &error, &size)
      return error
    }

    /// Ends both directions, which wakes whatever waits.
    func shutDown() {
      state.withLock { $0 = true }
      shutdown(number, Int32(SHUT_RDWR))
    }

    func waitUntilReadable() async {
      await wait(for: DispatchSource.makeReadSource(fileDescriptor: number, queue: queue))
    }

    func waitUntilWritable() async {
      await wait(for: DispatchSource.makeWriteSource(fileDescriptor: number, queue: queue))
    }

    private func wait(for source: any DispatchSourceProtocol) async {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        // The source fires until it is cancelled, and cancelling it ends the wait, so that no wait is forgotten or
        // ended twice.
        source.setEventHandler { source.cancel() }
        source.setCancelHandler { continuation.resume() }
        source.resume()
      }
    }
  }
#endif
