#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking

  // A session of this Foundation handles status 401 itself, before its delegate hears that the response is complete. If
  // it has a challenge of Basic, the response never completes. If a challenge is a single word, such as `Bearer`, the
  // whole program ends. So the end of such a response takes another way to the delegate.

  /// A response of status 401 that is complete. It is no error, but goes its way.
  struct CompleteUnauthorized: Error {}

  /// Sends requests in place of the protocol of the platform, by means of it.
  final class GuardedProtocol: URLProtocol {
    /// The protocol of the platform. Sessions begin with those that their configuration has by default.
    private static let platform: URLProtocol.Type? = {
      guard let url = URL(string: "http://localhost") else { return nil }
      let all = URLSessionConfiguration.default.protocolClasses ?? []
      return all.lazy.compactMap { $0 as? URLProtocol.Type }.first { $0.canInit(with: URLRequest(url: url)) }
    }()

    private var inner: URLProtocol?

    /// The protocols of a session, with this one before that of the platform.
    static func classes(_ given: [AnyClass]?) -> [AnyClass]? {
      guard let platform else { return given }
      return given?.flatMap { ObjectIdentifier($0) == ObjectIdentifier(platform) ? [self, $0] : [$0] }
    }

    override class func canInit(with request: URLRequest) -> Bool { platform?.canInit(with: request) ?? false }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      if inner == nil, let task, let client {
        inner = Self.platform?.init(task: task, cachedResponse: nil, client: GuardedClient(client))
      }
      inner?.startLoading()
    }

    override func stopLoading() { inner?.stopLoading() }
  }

  /// Passes on what a protocol tells, except the end of responses of status 401.
  private final class GuardedClient: NSObject, URLProtocolClient {
    private let client: any URLProtocolClient

    init(_ client: any URLProtocolClient) {
      self.client = client
    }

    func urlProtocolDidFinishLoading(_ inner: URLProtocol) {
      if let response = inner.task?.response as? HTTPURLResponse, response.statusCode == 401 {
        client.urlProtocol(inner, didFailWithError: CompleteUnauthorized())
      } else {
        client.urlProtocolDidFinishLoading(inner)
      }
    }

    func urlProtocol(
      _ inner: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
      client.urlProtocol(inner, didReceive: response, cacheStoragePolicy: policy)
    }

    func urlProtocol(_ inner: URLProtocol, didLoad data: Data) { client.urlProtocol(inner, didLoad: data) }

    func urlProtocol(_ inner: URLProtocol, didFailWithError error: any Error) {
      client.urlProtocol(inner, didFailWithError: error)
    }

    func urlProtocol(_ inner: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
      client.urlProtocol(inner, wasRedirectedTo: request, redirectResponse: redirectResponse)
    }

    func urlProtocol(_ inner: URLProtocol, cachedResponseIsValid response: CachedURLResponse) {
      client.urlProtocol(inner, cachedResponseIsValid: response)
    }

    func urlProtocol(_ inner: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
      client.urlProtocol(inner, didReceive: challenge)
    }

    func urlProtocol(_ inner: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
      client.urlProtocol(inner, didCancel: challenge)
    }
  }
#endif
