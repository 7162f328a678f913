import Foundation

#if canImport(FoundationNetworking)
  /// A body as sessions of this Foundation read it. Waiting for a piece holds up the whole session, so it has to be the only
  /// request of one.
  final class BodyStream: InputStream {
    private let pipe: BodyPipe
    private var left = Data()
    private var status = Status.notOpen

    init(_ pipe: BodyPipe) {
      self.pipe = pipe
      super.init(data: Data())
    }

    /// A stream for a request.
    static func open(_ pipe: BodyPipe) -> InputStream { BodyStream(pipe) }

    override var hasBytesAvailable: Bool { status == .open }
    override var streamStatus: Status { status }
    override var streamError: (any Error)? { pipe.failure }

    override func open() { status = .open }

    override func close() { status = .closed }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
      do {
        if left.isEmpty { left = try pipe.next() ?? Data() }
      } catch {
        status = .error
        return -1
      }
      if left.isEmpty { status = .atEnd }
      let count = min(length, left.count)
      left.copyBytes(to: buffer, count: count)
      left = left.dropFirst(count)
      return count
    }
  }
#else
  /// A body as sessions of this platform read it.
  enum BodyStream {
    private static let size = 65_536

    /// A stream for a request. A thread of its own fills it.
    static func open(_ pipe: BodyPipe) -> InputStream {
      var input: InputStream?
      var output: OutputStream?
      Stream.getBoundStreams(withBufferSize: size, inputStream: &input, outputStream: &output)
      guard let input, let output else { return InputStream(data: Data()) }
      nonisolated(unsafe) let sink = output
      Thread { fill(sink, pipe) }.start()
      return input
    }

    private static func fill(_ output: OutputStream, _ pipe: BodyPipe) {
      output.open()
      defer { output.close() }
      while let piece = try? pipe.next() {
        var left = [UInt8](piece)[...]
        while !left.isEmpty {
          let count = left.withUnsafeBufferPointer { bytes in
            bytes.baseAddress.map { output.write($0, maxLength: bytes.count) } ?? 0
          }
          if count <= 0 { return pipe.cancel() }
          left = left.dropFirst(count)
        }
      }
    }
  }
#endif
