extension Bodies {
  /// A message of the Connect protocol: a byte of flags, four of the length, then JSON.
  static func envelope(_ value: JSONValue) throws -> PreparedBody {
    let message = try JSONWriter.bytes(value)
    let length = UInt32(message.count)
    let head = [0] + stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: length >> UInt32($0)) }
    return PreparedBody("application/connect+json", head + message)
  }
}
