import Foundation

/// A clock that nobody sets.
enum Clock {
  /// Seconds since some moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }

  /// Waits. Throws `CancellationError` when the task is cancelled.
  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(min(max(seconds, 0), 1e9) * 1_000_000_000))
  }
}

/// How long something may take.
struct Deadline: Sendable {
  /// Something took too long.
  struct Over: Error {}

  /// The limit in seconds; 0: none.
  let seconds: Double
  private let end: Double

  init(_ seconds: Double) {
    self.seconds = seconds
    end = Clock.now() + seconds
  }

  /// The same time, from now on.
  func restarted() -> Deadline { Deadline(seconds) }

  /// Runs something that ends at once when its task is cancelled.
  ///
  /// - Throws: `Over` if it takes too long.
  func run<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    if seconds <= 0 { return try await body() }
    let left = end - Clock.now()
    if left <= 0 { throw Over() }
    return try await withThrowingTaskGroup(of: Value?.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Clock.sleep(left)
        return nil
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() ?? nil else { throw Over() }
      return value
    }
  }
}
