/// How a connection was closed (RFC 6455, section 7.4).
struct SocketClosed: Sendable {
  static let normal = 1000
  static let protocolError = 1002
  static let noCode = 1005
  static let lost = 1006
  static let notUTF8 = 1007
  static let tooLarge = 1009
  private static let passing: Set<Int> = [1001, lost, 1011, 1012, 1013, 1014]

  let code: Int
  var reason = ""
  /// Whether this side refused to go on.
  var isOurs = false

  var isUsual: Bool { code == Self.normal || code == Self.noCode }

  /// Whether the server may accept another connection.
  var mayPass: Bool { !isOurs && Self.passing.contains(code) }

  /// The code and the reason as the content of a frame. A reason that is too long for it is shortened.
  static func content(code: Int, reason: String) -> [UInt8] {
    var short = reason
    while short.utf8.count > 123 {
      short.removeLast()
    }
    return bytes(of: UInt16(truncatingIfNeeded: code)) + Array(short.utf8)
  }
}
