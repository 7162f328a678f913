#if canImport(FoundationNetworking)
  import Foundation

  /// Opens connections of RFC 6455.
  enum Handshake {
    /// The server does not open the connection.
    struct Refused: Error {
      let reason: String
      /// Whether nothing was sent.
      var isUnsent = false
    }

    private static let identifier = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    /// Headers of requests that have no place in a handshake.
    private static let notSent: Set<String> = [
      "accept", "accept-encoding", "connection", "content-length", "host", "transfer-encoding", "upgrade",
    ]
    private static let largestHead = 65_536
    private static let headEnd: [UInt8] = Array("\r\n\r\n".utf8)

    /// Opens a connection, and gives what the server sent after its answer.
    ///
    /// - Throws: `Refused` if the server does not open it, and `CancellationError` if the task is cancelled.
    static func open(_ url: URL, headers: [(name: String, value: String)]) async throws -> (SocketStream, [UInt8]) {
      guard let host = url.host, !host.isEmpty else { throw Refused(reason: "the URL has no host", isUnsent: true) }
      let stream: SocketStream
      do {
        let bare = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        stream = try await SocketStream.connect(host: bare, port: url.port ?? 80)
      } catch let refused as SocketStream.Refused {
        throw Refused(reason: refused.reason, isUnsent: true)
      }
      return try await withTaskCancellationHandler {
        do {
          return (stream, try await shake(stream, url, headers))
        } catch {
          stream.close()
          try Task.checkCancellation()
          throw error
        }
      } onCancel: {
        stream.close()
      }
    }

    private static func shake(
      _ stream: SocketStream, _ url: URL, _ headers: [(name: String, value: String)]
    ) async throws -> [UInt8] {
      let key = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
      guard await stream.send(Array(head(url, headers, key).utf8)) else {
        throw Refused(reason: "the connection was closed")
      }
      var received: [UInt8] = []
      while true {
        if let end = endOfHead(received) {
          try check(String(decoding: received[..<end], as: UTF8.self), key)
          return Array(received[end...])
        }
        guard received.count <= largestHead, let more = await stream.receive() else {
          throw Refused(reason: "there was no answer to the handshake")
        }
        received += more
      }
    }

    private static func head(_ url: URL, _ headers: [(name: String, value: String)], _ key: String) -> String {
      let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
      let path = parts?.percentEncodedPath ?? ""
      let query = parts?.percentEncodedQuery.map { "?\($0)" } ?? ""
      let port = url.port.map { ":\($0)" } ?? ""
      var lines = [
        "GET \(path.isEmpty ? "/" : path)\(query) HTTP/1.1", "Host: \(parts?.percentEncodedHost ?? "")\(port)",
        "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: \(key)", "Sec-WebSocket-Version: 13",
      ]
      for (name, value) in headers where isSent(name.lowercased()) {
        lines.append("\(name): \(value)")
      }
      return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    private static func isSent(_ name: String) -> Bool {
      !notSent.contains(name) && !name.hasPrefix("sec-websocket-")
    }

    private static func endOfHead(_ received: [UInt8]) -> Int? {
      guard received.count >= headEnd.count else { return nil }
      let start = (0...(received.count - headEnd.count)).first {
        received[$0..<($0 + headEnd.count)].elementsEqual(headEnd)
      }
      return start.map { $0 + headEnd.count }
    }

    private static func check(_ head: String, _ key: String) throws {
      let lines = head.components(separatedBy: "\r\n")
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count >= 2, words[0].hasPrefix("HTTP/1.") else {
        throw Refused(reason: "the server does not speak HTTP")
      }
      // Redirects are not followed: they could lead the credentials to another server.
      guard words[1] == "101" else { throw Refused(reason: "the server answered with the status \(words[1])") }
      let expected = Data(Hash.sha1.digest(Array((key + identifier).utf8))).base64EncodedString()
      let isAccepted = lines.dropFirst().contains { line in
        let pair = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return pair.count == 2 && pair[0].lowercased() == "sec-websocket-accept" && pair[1] == expected
      }
      guard isAccepted else { throw Refused(reason: "the server does not speak the WebSocket protocol") }
    }
  }
#endif
