import Foundation

@testable import Sdk

#if canImport(Glibc)
  import Glibc
  private let streamType = Int32(SOCK_STREAM.rawValue)
  private let sendFlags = Int32(MSG_NOSIGNAL)
#else
  import Darwin
  private let streamType = SOCK_STREAM
  private let sendFlags: Int32 = 0
#endif

/// A server of HTTP/1.1 on this machine. Each request has a connection of its own, whose handler writes what it likes. It listens
/// until the process ends.
final class LiveServer: Sendable {
  /// A request, and what answers it.
  final class Connection: Sendable {
    let head: String
    let body: [UInt8]
    private let socket: Int32

    init(_ socket: Int32, _ head: String, _ body: [UInt8]) {
      self.socket = socket
      self.head = head
      self.body = body
    }

    /// The method and the path.
    var target: String { head.components(separatedBy: " HTTP").first ?? "" }

    /// Writes bytes; false if the other side has closed the connection.
    @discardableResult
    func write(_ text: String) -> Bool { write(Array(text.utf8)) }

    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool {
      var sent = 0
      while sent < bytes.count {
        let count = bytes.withUnsafeBytes {
          send(socket, $0.baseAddress?.advanced(by: sent), bytes.count - sent, sendFlags)
        }
        if count <= 0 { return false }
        sent += count
      }
      return true
    }

    func respond(_ status: String, _ headers: [String] = [], _ body: String = "") {
      let all = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
      write(all.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    /// Waits until the other side closes the connection; false if it does not in so many seconds.
    func waitForClose(_ seconds: Double) -> Bool {
      var time = timeval()
      time.tv_sec = .init(seconds)
      setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
      var byte: UInt8 = 0
      let count = recv(socket, &byte, 1, 0)
      return count == 0 || (count < 0 && errno != EAGAIN)
    }
  }

  typealias Handler = @Sendable (Connection) -> Void

  let url: String

  init(_ handler: @escaping Handler) throws {
    let listener = Self.makeSocket()
    url = "http://127.0.0.1:\(try Self.listen(listener))"
    let thread = Thread {
      while true {
        let client = accept(listener, nil, nil)
        if client < 0 { return }
        Self.serve(client, handler)
      }
    }
    thread.start()
  }

  private static func makeSocket() -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(AF_INET, streamType, 0)
    #else
      Darwin.socket(AF_INET, streamType, 0)
    #endif
  }

  private static func listen(_ listener: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        [bind(listener, address, size), bindResult(listener), getsockname(listener, address, &size)].allSatisfy {
          $0 == 0
        }
      }
    }
    if !result { throw Deviation(description: "no server") }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func bindResult(_ listener: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.listen(listener, 512)
    #else
      Darwin.listen(listener, 512)
    #endif
  }

  private static func serve(_ client: Int32, _ handler: @escaping Handler) {
    let thread = Thread {
      defer { close(client) }
      if let connection = read(client) { handler(connection) }
    }
    thread.stackSize = 1 << 18
    thread.start()
  }

  private static func read(_ client: Int32) -> Connection? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) {
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        var body = Array(bytes[end.upperBound...])
        while !isComplete(head, body) {
          let count = recv(client, &buffer, buffer.count, 0)
          if count <= 0 { return nil }
          body += buffer[..<count]
        }
        return Connection(client, head, isChunked(head) ? joined(body) : body)
      }
      let count = recv(client, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      bytes += buffer[..<count]
    }
  }

  private static func isChunked(_ head: String) -> Bool {
    head.lowercased().contains("transfer-encoding: chunked")
  }

  private static func isComplete(_ head: String, _ body: [UInt8]) -> Bool {
    isChunked(head) ? body.suffix(5).elementsEqual("0\r\n\r\n".utf8) : body.count >= length(head)
  }

  /// The content of chunks.
  private static func joined(_ body: [UInt8]) -> [UInt8] {
    var content: [UInt8] = []
    var left = body[...]
    while let end = left.firstIndex(of: 10) {
      guard let size = Int(String(decoding: left[..<(end - 1)], as: UTF8.self), radix: 16) else { return content }
      content += left[(end + 1)...].prefix(size)
      left = left[(end + 1)...].dropFirst(size + 2)
    }
    return content
  }

  private static func length(_ head: String) -> Int {
    let line = head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
    return line.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
  }
}
