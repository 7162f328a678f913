/// All that the calls of a client have in common.
final class ClientConfig: Sendable {
  /// Parts of the runtime that a library only has if its API needs them.
  struct Features: Sendable {
    var tokens: (@Sendable (ClientConfig, OAuthScheme) -> any TokenSource)?
    var remoteCalls: (any RemoteCalls)?
    /// Gives the seconds to wait before a retry.
    var backoff: @Sendable (_ retry: Int, _ asked: Double?) -> Double = { Retry.wait(beforeRetry: $0, asked: $1) }
  }

  let spec: ClientSpec
  let options: ClientOptions
  let values: ClientValues
  let variables: EnvironmentVariables
  let transport: any HTTPTransport
  let log: CallLog?
  let tokens: TokenSources
  let features: Features
  let environment: String?
  let baseURL: String?
  private let urls: Result<[String], any Error>
  private let lastID = Locked<Int64>(0)

  init(
    _ spec: ClientSpec, _ values: ClientValues, environment: String? = nil, baseURL: String? = nil,
    options: ClientOptions = ClientOptions(), features: Features = Features(), parent: ClientConfig? = nil
  ) {
    let all = values.over(parent?.values)
    let options = options.over(parent?.options)
    let variables = parent?.variables ?? EnvironmentVariables(spec)
    let isElsewhere = environment != nil || baseURL != nil
    let place = isElsewhere ? environment : parent?.environment
    let url = isElsewhere ? baseURL : parent?.baseURL
    self.spec = spec
    self.options = options
    self.values = all
    self.variables = variables
    self.features = parent?.features ?? features
    self.environment = place
    self.baseURL = url
    urls = Result {
      try options.check()
      return try BaseURLs.find(spec, environment: place, baseURL: url, all, variables)
    }
    transport = options.transport ?? parent?.transport ?? URLSessionTransport()
    log = CallLog(options)
    let own = spec.auth.schemes.flatMap(\.allCredentials).map(\.option)
    let isSame = !isElsewhere && values.credentialNames.isDisjoint(with: own)
    tokens = isSame ? parent?.tokens ?? TokenSources() : TokenSources()
  }

  /// The URL that serves an operation.
  ///
  /// - Throws: `UnsendableError` if something is wrong with the options of the client.
  func baseURL(of operation: OperationSpec) throws -> String {
    let urls = try urls.get()
    if urls.indices.contains(operation.server) { return urls[operation.server] }
    guard let first = urls.first else { throw UnsendableError("The option baseURL is needed") }
    return first
  }

  /// Throws what is wrong with the options of the client.
  func check() throws { _ = try urls.get() }

  /// An id for a call by JSON-RPC. Each client counts its own.
  func nextID() -> Int64 {
    lastID.withLock { id in
      id += 1
      return id
    }
  }
}

extension ClientConfig: CustomStringConvertible, CustomReflectable {
  var description: String { "ClientConfig(\(spec.packageName), \((try? urls.get())?.map(URLs.bare) ?? []))" }
  var customMirror: Mirror { Mirror(self, children: ["package": spec.packageName]) }
}

/// Information about the platform.
enum Platform {
  /// The platform for the `User-Agent`.
  static var name: String {
    #if os(macOS)
      "swift; macos"
    #elseif os(iOS)
      "swift; ios"
    #elseif os(tvOS)
      "swift; tvos"
    #elseif os(watchOS)
      "swift; watchos"
    #elseif os(visionOS)
      "swift; visionos"
    #elseif os(Windows)
      "swift; windows"
    #elseif os(Android)
      "swift; android"
    #else
      "swift; linux"
    #endif
  }
}
