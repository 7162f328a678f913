/// The result of a call of a batch, once the batch was sent.
public final class Pending<Value: Sendable>: Sendable {
  private let outcome = Locked<Result<Value, any Error>?>(nil)

  init() {}

  /// Whether the batch was sent, and the call has a result or an error.
  public var isSettled: Bool { outcome.withLock { $0 != nil } }

  /// The result of the call. It throws the error of the call, and `SdkConfigurationError` if the batch was not sent yet.
  public var result: Value {
    get throws {
      guard let outcome = outcome.withLock({ $0 }) else { throw SdkConfigurationError("The batch was not sent yet") }
      return try outcome.get()
    }
  }

  func settle(_ result: Result<Value, any Error>) {
    outcome.withLock { $0 = result }
  }
}
