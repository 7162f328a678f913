// What a user of the published package writes.

import Bookshop
import Foundation

@main
struct Program {
  static func main() async throws {
    let client = BookshopClient(token: "secret", baseURL: ProcessInfo.processInfo.environment["BASE_URL"])
    let book = try await client.books.create(NewBook(title: "Invisible Cities", author: "Italo Calvino"))
    print("created \(book.title) by \(book.author)")

    let image = FileUpload(data: Data("12345".utf8))
    try await client.books.uploadCover(UploadBookCoverRequest(bookId: book.id, image: image))
    var cover = Data()
    for try await piece in try await client.books.downloadCover(bookId: book.id) { cover += piece }
    // The example server keeps the whole form.
    if String(decoding: cover, as: UTF8.self).contains("12345") { print("cover of 5 bytes") }

    let missing = UUID(uuidString: "00000000-0000-4000-8000-000000000000") ?? UUID()
    do {
      _ = try await client.books.get(bookId: missing)
    } catch let error as BookshopAPIError where error.kind == .notFound {
      print("no such book: \(error.status)")
    }
  }
}
