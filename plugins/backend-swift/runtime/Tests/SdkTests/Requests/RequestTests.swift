import Foundation
import Testing

@testable import Sdk

/// What vectors cannot say of requests.
@Suite struct RequestTests {
  private func write(_ kind: String, _ spec: JSONObject = [:], _ value: JSONValue) throws -> PreparedBody {
    var spec = spec
    spec["kind"] = .string(kind)
    return try Bodies.write(BodySpec(SpecReader(.object(spec))), value)
  }

  private func bytes(_ body: RequestBody) async throws -> Data {
    var bytes = Data()
    for try await piece in body { bytes += piece }
    return bytes
  }

  private func stream(_ pieces: [String]) -> AsyncStream<Data> {
    AsyncStream { continuation in
      for piece in pieces { continuation.yield(Data(piece.utf8)) }
      continuation.finish()
    }
  }

  @Test func aFileOnDiskIsReadWhileItIsSent() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID()).txt")
    let content = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0) })
    try content.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let body = try write("binary", ["mediaType": "image/*"], FileUpload(fileURL: url).json)
    #expect(body.contentType == "application/octet-stream")
    #expect(body.content.length == content.count)
    #expect(body.content.isReplayable)
    #expect(body.content.data == nil)
    for _ in 0..<2 { #expect(try await bytes(body.content) == content) }
    let form = try write("multipart", [:], ["file": FileUpload(path: url.path).json, "note": "x"])
    let sent = try await bytes(form.content)
    #expect(sent.count == form.content.length)
    #expect(sent.range(of: Data("filename=\"\(url.lastPathComponent)\"".utf8)) != nil)
    #expect(sent.range(of: content) != nil)
  }

  @Test func aFileThatIsNotThereIsAnErrorBeforeAnythingIsSent() {
    for kind in ["binary", "multipart"] {
      let file = FileUpload(path: "/nowhere/at/all").json
      #expect(throws: UnsendableError.self) { try write(kind, [:], kind == "binary" ? file : ["file": file]) }
    }
  }

  @Test func aStreamIsSentOnce() async throws {
    let body = try write("binary", [:], FileUpload(stream: stream(["ab", "c"]), contentType: "text/x").json)
    #expect(body.contentType == "text/x")
    #expect(body.content.length == nil)
    #expect(!body.content.isReplayable)
    #expect(try await bytes(body.content) == Data("abc".utf8))
    await #expect(throws: UnsendableError.self) { try await bytes(body.content) }
  }

  @Test func aStreamThatIsOpenedAnewIsSentAgain() async throws {
    let file = FileUpload(length: 3) { stream(["ab", "c"]) }
    let body = try write("multipart", [:], ["files": [file.json, file.json]])
    #expect(body.content.isReplayable)
    for _ in 0..<2 { #expect(try await bytes(body.content).count == body.content.length) }
  }

  @Test func filesAreOnlyInFormsAndBinaryBodies() {
    let file = FileUpload(data: Data([1])).json
    #expect(throws: UnsendableError.self) { try write("json", [:], ["file": file]) }
    #expect(throws: UnsendableError.self) { try write("binary", [:], ["a": 1]) }
    #expect(throws: UnsendableError.self) { try write("form", [:], [1]) }
  }

  @Test func aMessageOfAStreamHasItsLength() async throws {
    let body = try write("envelope", [:], ["a": 1])
    #expect(body.content.data == Data([0, 0, 0, 0, 7]) + Data(#"{"a":1}"#.utf8))
  }

  @Test func filesOfRequestsAreKept() {
    var request = Cat(lives: 1)
    let file = FileUpload(data: Data([1]), filename: "a")
    request.values.set("photo", file)
    request.values.set("photos", [file, file])
    #expect(request.values.get("photo") == file)
    #expect(request.values.get("photos") == [file, file])
    #expect(
      request.description == #"Cat(kind: "cat", lives: 1, photo: "(no JSON)", photos: ["(no JSON)","(no JSON)"])"#)
  }

  @Test func argumentsAreReadAndChangedByPaths() throws {
    let arguments = Arguments().with("body", ["page": ["cursor": "a"]] as JSONValue).with("limit", 3).with(
      "x", nil as Int?)
    #expect(arguments.part(at: ["body", "page", "cursor"]) == "a")
    let changed = arguments.with("b", at: ["body", "page", "cursor"]).with("c", at: ["new", "deep"])
    #expect("\(changed.values)" == #"{"body":{"page":{"cursor":"b"}},"limit":3,"new":{"deep":"c"}}"#)
    #expect(arguments.part(at: ["body", "page", "cursor"]) == "a")
  }

  @Test func optionsAddToTheBody() throws {
    let operation = OperationSpec(#"{"path":"/x/{id}","pathParams":[{"key":"id","name":"id"}],"body":{"kind":"json"}}"#)
    let further = FurtherParts(query: ["q": 1], bodyProperties: ["b": 2, "c": 3])
    let parts = try RequestParts(operation, Arguments(["a": 1, "b": 1, "id": "5"]), further: further)
    #expect(parts.path == "/x/5")
    #expect(parts.query == ["q=1"])
    #expect(parts.body?.content.data == Data(#"{"a":1,"b":2,"c":3}"#.utf8))
  }
}
