// Made from reserved/*.txt by scripts/reserved.mjs.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The words of reserved/barred.txt, which says why each is in it. */
export const BARRED = words(`
  init self Self Type Protocol Any subscript deinit
`);

/** The words of reserved/cases.txt, which says why each is in it. */
export const CASES = words(`
  allCases declared debugDescription description hash hashValue json known placeholder rawValue unknown none some
`);

/** The words of reserved/environments.txt, which says why each is in it. */
export const ENVIRONMENTS = words(`
  allCases hash hashValue none rawValue some
`);

/** The words of reserved/errors.txt, which says why each is in it. */
export const ERRORS = words(`
  APIError ConfigurationError ConnectionError DecodeError Error ErrorKind JSONRPCError OAuthTokenError SocketClosedError
  StreamError WebhookVerificationError
`);

/** The words of reserved/keywords.txt, which says why each is in it. */
export const KEYWORDS = words(`
  associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
  precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer
  do else fallthrough for guard if in repeat return switch throw where while Any as await false is nil self Self super
  throws true try
`);

/** The words of reserved/members.txt, which says why each is in it. */
export const MEMBERS = words(`
  core withRawResponse
`);

/** The words of reserved/options.txt, which says why each is in it. */
export const OPTIONS = words(`
  baseURL environment options values
`);

/** The words of reserved/parameters.txt, which says why each is in it. */
export const PARAMETERS = words(`
  channelOptions options request
`);

/** The words of reserved/properties.txt, which says why each is in it. */
export const PROPERTIES = words(`
  additionalProperties customMirror debugDescription description hash hashValue json values
`);

/** The words of reserved/types.txt, which says why each is in it. */
export const TYPES = words(`
  Arguments BatchCalls BinaryResponse CalendarDate Channel ChannelLink ChannelOptions ClientCore ClientOptions
  ClientSpec ClientValues CredentialSource CredentialSupplier DeclaredError EventStream FileUpload HTTPBody HTTPMethod
  HTTPRequest HTTPResponse HTTPTransport Headers JSONConvertible JSONNumber JSONValue LogEvent LogLevel Middleware
  MockTransport Model ModelValues Nullable OpenEnum OperationSpec Page Pager Pending RequestOptions Response
  ServerSentEvent SignatureSpecs StatusResult Union UnionShapes Unions URLSessionTransport WebhookDelivery
  WebhookSecrets Webhooks WebhookVerifier Any AnyObject AnyHashable Array ArraySlice AsyncSequence AsyncStream
  AsyncThrowingStream Bool Calendar Character Clock CodingKey Codable Collection Comparable Data Date Decimal Decodable
  Decoder Dictionary Double Duration Encodable Encoder Equatable Error Float Hashable Hasher Identifiable Int Int8 Int16
  Int32 Int64 Iterator KeyPath Mirror Never Optional Protocol Range RawRepresentable Result Self Sendable Sequence Set
  StaticString String Substring Task TaskGroup Type UInt UInt8 UInt16 UInt32 UInt64 URL UUID Void Bundle CharacterSet
  DateComponents DateFormatter DateInterval Dimension FileHandle FileManager Formatter HTTPCookie HTTPURLResponse
  IndexPath IndexSet InputStream JSONDecoder JSONEncoder JSONSerialization Locale LocalizedError Measurement MessagePort
  NSError Notification NotificationCenter Operation OperationQueue OutputStream Pipe Port Predicate Process ProcessInfo
  Progress RunLoop Scanner Stream Thread TimeInterval TimeZone Timer Unit URLComponents URLQueryItem URLRequest
  URLResponse URLSession UserDefaults
`);
