import Foundation

/// The pieces of a body, from the task that reads them to the session that sends them, which waits for them on a thread.
final class BodyPipe: Sendable {
  private struct State {
    var piece: Data?
    var end: Result<Void, any Error>?
    /// The task that waits until its piece is taken.
    var writer: CheckedContinuation<Bool, Never>?
  }

  private static let open = Locked(0)

  /// Whether a session may wait for a piece.
  static var isAnyOpen: Bool { open.withLock { $0 > 0 } }

  private let state = Monitored(State())
  private let task = Locked<Task<Void, Never>?>(nil)

  /// Begins to read a body.
  init(_ body: RequestBody) {
    let state = state
    let reading = Task {
      do {
        for try await piece in body where !piece.isEmpty {
          if await !Self.write(piece, state) { return }
        }
        Self.close(.success(()), state)
      } catch {
        Self.close(.failure(error), state)
      }
    }
    task.withLock { $0 = reading }
    Self.open.withLock { $0 += 1 }
  }

  deinit {
    Self.open.withLock { $0 -= 1 }
  }

  /// Why the body could not be read to its end; nil if it could, so far.
  var failure: (any Error)? {
    state.withLock { state in
      guard case .failure(let error)? = state.end else { return nil }
      return error
    }
  }

  /// The next piece; nil at the end. The thread waits for it.
  ///
  /// - Throws: What reading the body threw.
  func next() throws -> Data? {
    let taken = try state.wait { state -> (piece: Data?, writer: CheckedContinuation<Bool, Never>?)? in
      if state.piece == nil, state.end == nil { return nil }
      defer {
        state.piece = nil
        state.writer = nil
      }
      if state.piece == nil { try state.end?.get() }
      return (state.piece, state.writer)
    }
    taken.writer?.resume(returning: true)
    return taken.piece
  }

  /// Ends the pipe: nobody reads on.
  func cancel() {
    Self.close(.failure(CancellationError()), state)
    task.withLock { $0 }?.cancel()
  }

  private static func close(_ end: Result<Void, any Error>, _ state: Monitored<State>) {
    let writer = state.withLock { state in
      defer { state.writer = nil }
      if state.end == nil { state.end = end }
      return state.writer
    }
    writer?.resume(returning: false)
  }

  /// Hands a piece over; false if nobody reads on.
  private static func write(_ piece: Data, _ state: Monitored<State>) async -> Bool {
    await withCheckedContinuation { continuation in
      let isEnded = state.withLock { state in
        if state.end != nil { return true }
        state.piece = piece
        state.writer = continuation
        return false
      }
      if isEnded { continuation.resume(returning: false) }
    }
  }
}
