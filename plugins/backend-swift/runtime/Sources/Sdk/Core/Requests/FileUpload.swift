import Foundation

/// A file to upload.
public struct FileUpload: Sendable {
  /// The name that is sent; nil for none.
  public var filename: String?
  /// The content type; nil for that of the API.
  public var contentType: String?
  let content: FileContent

  /// Creates a file of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - filename: The name that is sent.
  ///   - contentType: The content type; nil for that of the API.
  public init(data: Data, filename: String? = nil, contentType: String? = nil) {
    self.init(.data(data), filename, contentType)
  }

  /// Creates a file on disk. It is read while it is sent.
  ///
  /// - Parameters:
  ///   - fileURL: Where the file is.
  ///   - filename: The name that is sent; nil for that of the file.
  ///   - contentType: The content type; nil for that of the API.
  public init(fileURL: URL, filename: String? = nil, contentType: String? = nil) {
    self.init(.file(fileURL), filename ?? fileURL.lastPathComponent, contentType)
  }

  /// Creates a file on disk. It is read while it is sent.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - filename: The name that is sent; nil for that of the file.
  ///   - contentType: The content type; nil for that of the API.
  public init(path: String, filename: String? = nil, contentType: String? = nil) {
    self.init(fileURL: URL(fileURLWithPath: path), filename: filename, contentType: contentType)
  }

  /// Creates a file of a stream, which is sent at most once. So a request with it is not repeated.
  ///
  /// - Parameters:
  ///   - stream: The bytes, piece by piece.
  ///   - length: The number of bytes; nil if it is unknown.
  ///   - filename: The name that is sent.
  ///   - contentType: The content type; nil for that of the API.
  public init<Stream: AsyncSequence & Sendable>(
    stream: Stream, length: Int? = nil, filename: String? = nil, contentType: String? = nil
  ) where Stream.Element == Data {
    let pieces = Pieces(isReplayable: false, length: length) { PieceReader(stream) }
    self.init(.stream(pieces), filename, contentType)
  }

  /// Creates a file of streams that are opened whenever it is sent.
  ///
  /// - Parameters:
  ///   - length: The number of bytes; nil if it is unknown.
  ///   - filename: The name that is sent.
  ///   - contentType: The content type; nil for that of the API.
  ///   - open: Opens a stream of the bytes, piece by piece.
  public init<Stream: AsyncSequence>(
    length: Int? = nil, filename: String? = nil, contentType: String? = nil,
    open: @escaping @Sendable () async throws -> Stream
  ) where Stream.Element == Data {
    let pieces = Pieces(isReplayable: true, length: length) { PieceReader(try await open()) }
    self.init(.stream(pieces), filename, contentType)
  }

  private init(_ content: FileContent, _ filename: String?, _ contentType: String?) {
    self.content = content
    self.filename = filename
    self.contentType = contentType
  }

  /// The number of bytes; nil if it is unknown.
  public var length: Int? { content.length }
}

extension FileUpload: JSONConvertible {
  /// A file has no form in JSON. The result is nil unless the value is the place of a file in the arguments of a call.
  public init?(json: JSONValue) {
    guard case .object(let object) = json, let file = object.file else { return nil }
    self = file
  }

  /// The place of the file in the arguments of a call. It cannot be written as JSON.
  public var json: JSONValue { .object(JSONObject(file: self)) }

  /// An empty file.
  public static var placeholder: FileUpload { FileUpload(data: Data()) }
}

extension FileUpload: Hashable, CustomStringConvertible {
  /// Files are equal if their names and types are, and they are the same bytes, place or stream.
  public static func == (left: FileUpload, right: FileUpload) -> Bool {
    left.filename == right.filename && left.contentType == right.contentType && left.content == right.content
  }

  /// Hashes the name and the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(filename)
    hasher.combine(contentType)
  }

  /// The name, the type and the number of bytes.
  public var description: String {
    "FileUpload(filename: \(filename ?? "nil"), contentType: \(contentType ?? "nil"), "
      + "length: \(length.map(String.init) ?? "nil"))"
  }
}
