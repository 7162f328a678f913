// A live server of the example API, in memory: `node server.mjs` listens on port 4010 of the loopback.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";

const books = new Map();
const covers = new Map();

function addBook(book) {
  const stored = { ...book, id: randomUUID(), createdAt: new Date().toISOString() };
  books.set(stored.id, stored);
  return stored;
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function json(response, status, value) {
  response.writeHead(status, { "content-type": "application/json", "x-request-id": randomUUID() });
  response.end(JSON.stringify(value));
}

const problem = (response, status, message) => json(response, status, { message });

/** `[method, path pattern, handler]`; groups of the pattern are handed on. */
const routes = [
  ["GET", /^\/v1\/health$/, ({ response }) => json(response, 200, { open: true })],
  [
    "GET",
    /^\/v1\/books$/,
    ({ response, query }) => {
      const genre = query.get("genre");
      const tags = query.getAll("tags");
      const limit = Number(query.get("limit") ?? 20);
      const found = [...books.values()]
        .filter((book) => (genre ? book.genre === genre : true))
        .filter((book) => tags.every((tag) => book.tags?.includes(tag)));
      json(response, 200, { items: found.slice(0, limit), nextCursor: null });
    },
  ],
  [
    "POST",
    /^\/v1\/books$/,
    ({ response, body }) => {
      const book = JSON.parse(body);
      if (!book.title) return json(response, 422, { message: "A book needs a title.", fields: { title: "missing" } });
      json(response, 201, addBook(book));
    },
  ],
  [
    "GET",
    /^\/v1\/books\/([^/]+)$/,
    ({ response, groups: [id] }) =>
      books.has(id) ? json(response, 200, books.get(id)) : problem(response, 404, `There is no book ${id}.`),
  ],
  [
    "PATCH",
    /^\/v1\/books\/([^/]+)$/,
    ({ response, body, groups: [id] }) => {
      if (!books.has(id)) return problem(response, 404, `There is no book ${id}.`);
      books.set(id, { ...books.get(id), ...JSON.parse(body) });
      json(response, 200, books.get(id));
    },
  ],
  [
    "DELETE",
    /^\/v1\/books\/([^/]+)$/,
    ({ response, groups: [id] }) => {
      books.delete(id);
      response.writeHead(204).end();
    },
  ],
  [
    "PUT",
    /^\/v1\/books\/([^/]+)\/cover$/,
    ({ response, body, groups: [id] }) => {
      covers.set(id, body);
      response.writeHead(204).end();
    },
  ],
  [
    "GET",
    /^\/v1\/books\/([^/]+)\/cover$/,
    ({ response, groups: [id] }) => {
      if (!covers.has(id)) return problem(response, 404, `Book ${id} has no cover.`);
      response.writeHead(200, { "content-type": "image/png" }).end(covers.get(id));
    },
  ],
  [
    "POST",
    /^\/v1\/orders$/,
    ({ response, body }) =>
      json(response, 201, { id: randomUUID(), status: "placed", payment: JSON.parse(body).payment }),
  ],
];

/** Starts the server; resolves to its base URL and a function that closes it. Port 0 picks a free one. */
export function startBookshop(port = 0) {
  addBook({ title: "The Dispossessed", author: "Ursula K. Le Guin", genre: "fiction", tags: ["classic"] });
  addBook({ title: "The Periodic Table", author: "Primo Levi", genre: "science", tags: ["classic", "memoir"] });
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://127.0.0.1");
    const body = await bodyOf(request);
    if (pathname !== "/v1/health" && !request.headers.authorization?.startsWith("Bearer ")) {
      return problem(response, 401, "A bearer token is needed.");
    }
    for (const [method, pattern, handle] of routes) {
      const match = request.method === method && pattern.exec(pathname);
      if (match) return handle({ response, query, body, groups: match.slice(1) });
    }
    problem(response, 404, "There is nothing here.");
  });
  return new Promise((resolve) => {
    server.listen(port, "127.0.0.1", () => {
      resolve({ url: `http://127.0.0.1:${server.address().port}/v1`, close: () => server.close() });
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startBookshop(4010);
  console.log(`The bookshop listens on ${url}`);
}
