#if canImport(FoundationNetworking)
  /// A frame of RFC 6455.
  struct SocketFrame: Sendable {
    enum Kind: UInt8, Sendable {
      case continuation = 0
      case text = 1
      case binary = 2
      case close = 8
      case ping = 9
      case pong = 10
    }

    /// The server sends what a client must not accept.
    struct Broken: Error {
      let code: Int
    }

    let kind: Kind
    /// Whether the message ends with it.
    let isLast: Bool
    let content: [UInt8]

    /// A frame as clients send it.
    static func encode(_ kind: Kind, _ content: [UInt8]) -> [UInt8] {
      let mask = bytes(of: UInt32.random(in: .min ... .max))
      var frame: [UInt8] = [0x80 | kind.rawValue]
      frame.reserveCapacity(content.count + 14)
      switch content.count {
      case ..<126:
        frame.append(0x80 | UInt8(content.count))
      case ..<0x10000:
        frame.append(0x80 | 126)
        frame += bytes(of: UInt16(content.count))
      default:
        frame.append(0x80 | 127)
        frame += bytes(of: UInt64(content.count))
      }
      frame += mask
      for (index, byte) in content.enumerated() {
        frame.append(byte ^ mask[index % 4])
      }
      return frame
    }

    /// Takes a frame from the start of what was received; nil if it is not complete.
    ///
    /// - Parameter limit: The largest content in bytes; 0 for no limit.
    /// - Throws: `Broken` if the server breaks the protocol, or sends too much.
    static func take(from received: inout [UInt8], limit: Int) throws -> SocketFrame? {
      guard received.count >= 2 else { return nil }
      let short = received[1] & 0x7F
      let start = short == 126 ? 4 : short == 127 ? 10 : 2
      guard received.count >= start else { return nil }
      let long = received[2..<start].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let length = start == 2 ? UInt64(short) : long
      let kind = try check(received[0], received[1], length, limit: limit)
      guard UInt64(received.count) >= UInt64(start) + length else { return nil }
      let end = start + Int(length)
      let frame = SocketFrame(kind: kind, isLast: received[0] >= 0x80, content: Array(received[start..<end]))
      received.removeFirst(end)
      return frame
    }

    private static func check(_ first: UInt8, _ second: UInt8, _ length: UInt64, limit: Int) throws -> Kind {
      // No extension is agreed on, and servers never mask.
      guard first & 0x70 == 0, second < 0x80, length < UInt64(Int.max), let kind = Kind(rawValue: first & 0x0F) else {
        throw Broken(code: SocketClosed.protocolError)
      }
      if kind.rawValue >= Kind.close.rawValue && (length > 125 || first < 0x80) {
        throw Broken(code: SocketClosed.protocolError)
      }
      if limit > 0 && length > UInt64(limit) {
        throw Broken(code: SocketClosed.tooLarge)
      }
      return kind
    }
  }
#endif
