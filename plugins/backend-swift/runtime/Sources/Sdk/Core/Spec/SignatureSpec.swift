/// How deliveries of webhooks are signed.
struct SignatureSpec: Sendable {
  /// Header that carries the signature.
  let header: String
  /// Family of the algorithm.
  let family: SignatureFamily
  /// Hash of the algorithm.
  let hash: SignatureHash?
  /// Encoding of the signature.
  let encoding: SignatureEncoding
  /// Text before each signature in the header.
  let prefix: String?
  /// What is signed, in order.
  let components: [String]
  /// Text between the components.
  let delimiter: String?
  /// When a delivery was sent. Nil: deliveries have no timestamp.
  let timestamp: TimestampSpec?

  /// A descriptor as the generator writes it.
  init(_ json: String) {
    self.init(SpecReader(parsing: json))
  }

  init(_ reader: SpecReader) {
    header = reader.required("header")
    family = reader.word("family") ?? .hmac
    hash = reader.word("hash")
    encoding = reader.word("encoding") ?? .hex
    prefix = reader.text("prefix")
    components = reader.texts("components") ?? []
    delimiter = reader.text("delimiter")
    timestamp = reader.record("timestamp", TimestampSpec.init)
  }
}

/// Family of the algorithm of a signature.
enum SignatureFamily: String, Sendable {
  case hmac, rsa
  case rsaPSS = "rsa-pss"
  case ecdsa, ed25519
}

/// Hash of the algorithm of a signature.
enum SignatureHash: String, Sendable {
  case sha1, sha256, sha384, sha512
}

/// Encoding of a signature.
enum SignatureEncoding: String, Sendable {
  case hex, base64
}

/// The timestamp of a delivery.
struct TimestampSpec: Sendable {
  /// Header that carries it.
  let header: String
  /// How it is written.
  let format: TimestampFormat
  /// How far it may be from the clock of the receiver.
  let toleranceSeconds: Int

  init(_ reader: SpecReader) {
    header = reader.required("header")
    format = reader.word("format") ?? .unixSeconds
    toleranceSeconds = reader.integer("toleranceSeconds") ?? 0
  }
}

/// How a timestamp is written.
enum TimestampFormat: String, Sendable {
  case unixSeconds = "unix-seconds"
  case unixMillis = "unix-millis"
  case date
}
