#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation

  /// An address of a host, with its port.
  struct SocketAddress: Sendable {
    let family: Int32
    private let bytes: [UInt8]

    /// The addresses of a host, in the order in which they are to be tried.
    ///
    /// - Throws: `SocketStream.Refused` if the host is unknown.
    static func resolve(host: String, port: Int) async throws -> [SocketAddress] {
      // Looking up a name blocks its thread, which must not be one of those that tasks share.
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(with: Result { try lookUp(host: host, port: port) })
        }
      }
    }

    func withPointer<Value>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Value) -> Value {
      var storage = sockaddr_storage()
      return withUnsafeMutableBytes(of: &storage) { buffer in
        buffer.copyBytes(from: bytes.prefix(buffer.count))
        return buffer.withMemoryRebound(to: sockaddr.self) { addresses in
          withUnsafePointer(to: &addresses[0]) { body($0, socklen_t(bytes.count)) }
        }
      }
    }

    private static func lookUp(host: String, port: Int) throws -> [SocketAddress] {
      var hints = addrinfo()
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
      var list: UnsafeMutablePointer<addrinfo>?
      let failure = getaddrinfo(host, String(port), &hints, &list)
      guard failure == 0 else { throw SocketStream.Refused(reason: String(cString: gai_strerror(failure))) }
      defer { freeaddrinfo(list) }
      var addresses: [SocketAddress] = []
      var next = list
      while let info = next?.pointee {
        let buffer = UnsafeRawBufferPointer(start: info.ai_addr, count: Int(info.ai_addrlen))
        addresses.append(SocketAddress(family: info.ai_family, bytes: Array(buffer)))
        next = info.ai_next
      }
      return addresses
    }
  }
#endif
