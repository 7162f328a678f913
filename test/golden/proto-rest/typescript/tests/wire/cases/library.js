/** Calls, what a server must see of each, and what it answers. */
export const cases = [
  [
    "GET /v1/{name}",
    {
      call: (client) => client.library.getBook({ name: "name" }),
      request: { method: "GET", path: "/v1/name" },
      reply: { status: 200, type: "application/json", body: '{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}' },
      result: "json",
    },
  ],
  [
    "GET /v1/books/{name}",
    {
      call: (client) => client.library.getBookByGet({ name: "name" }),
      request: { method: "GET", path: "/v1/books/name" },
      reply: { status: 200, type: "application/json", body: '{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}' },
      result: "json",
    },
  ],
  [
    "GET /v1/{parent}/books",
    {
      call: (client) => client.library.listBooks({ parent: "parent", pageSize: 1, genre: "GENRE_UNSPECIFIED" }),
      request: { method: "GET", path: "/v1/parent/books", query: [["pageSize", "1"], ["genre", "GENRE_UNSPECIFIED"]] },
      reply: { status: 200, type: "application/json", body: '[{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}]' },
      result: "json",
    },
  ],
  [
    "PATCH /v1/{book.name}",
    {
      call: (client) => client.library.updateBook({
        bookName: "book.name",
        updateMask: "updateMask",
        name: "name",
        copies: "copies",
        pages: 1,
        price: 1.5,
        cover: "aGVsbG8=",
        genre: "GENRE_UNSPECIFIED",
        authors: ["authors"],
        sold: {},
        readingTime: "readingTime",
        rating: "rating",
        extra: {},
        attachment: { "@type": "@type" },
        shelf: "shelf",
        loan: {},
        subtitle: "subtitle",
      }),
      request: { method: "PATCH", path: "/v1/book.name", query: [["updateMask", "updateMask"]], body: { type: "application/json", json: '{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}' } },
      reply: { status: 200, type: "application/json", body: '{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}' },
      result: "json",
    },
  ],
  [
    "POST /v1/{name}:move",
    {
      call: (client) => client.library.moveBook({ name: "name", toShelf: "toShelf" }),
      request: { method: "POST", path: "/v1/name:move", body: { type: "application/json", json: '{"toShelf":"toShelf"}' } },
      reply: { status: 200, type: "application/json", body: '{"name":"name","copies":"copies","pages":1,"price":1.5,"cover":"aGVsbG8=","genre":"GENRE_UNSPECIFIED","authors":["authors"],"sold":{},"published":"2026-01-31T12:00:00Z","readingTime":"readingTime","rating":"rating","extra":{},"attachment":{"@type":"@type"},"shelf":"shelf","loan":{},"subtitle":"subtitle"}' },
      result: "json",
    },
  ],
  [
    "DELETE /v1/{name}",
    {
      call: (client) => client.library.deleteBook({ name: "name" }),
      request: { method: "DELETE", path: "/v1/name" },
      reply: { status: 200, body: "" },
      result: "none",
    },
  ],
];
