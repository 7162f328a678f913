import Foundation

/// Calls of sessions. On Linux they wait for one queue of all sessions, which in turn waits for the next piece of a body that comes
/// in pieces: threads that run tasks of Swift must not wait there, since one of these tasks gives the piece.
enum SessionCalls {
  private static let queue = DispatchQueue(label: "sdk.sessions")

  /// Makes a call, at once unless it may have to wait.
  static func run(_ call: @escaping @Sendable () -> Void) {
    if BodyPipe.isAnyOpen { queue.async(execute: call) } else { call() }
  }

  /// The result of a call, which is waited for without a thread.
  static func result<Value: Sendable>(_ call: @escaping @Sendable () throws -> Value) async throws -> Value {
    if !BodyPipe.isAnyOpen { return try call() }
    return try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result(catching: call)) }
    }
  }
}
