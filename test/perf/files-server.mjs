// The server of `files.mjs`: sends a file of 200 MB and streams of five events, tells the size of what it gets below /files, and answers
// every other request with what it sent. Tells its port to the process that forked it.
import { createServer } from "node:http";
import { Readable } from "node:stream";

const PIECE = Buffer.alloc(1_000_000, "x");

async function sendEvents(response) {
  response.setHeader("content-type", "text/event-stream");
  for (let number = 1; number <= 5; number++) {
    response.write(`data: {"number":${number}}\n\n`);
    await new Promise((later) => setTimeout(later, 100));
  }
  response.end();
}

async function receive(request, response) {
  const chunks = [];
  let size = 0;
  const isFile = request.url === "/files";
  for await (const chunk of request) {
    size += chunk.length;
    if (!isFile) chunks.push(chunk);
  }
  response.setHeader("content-type", "application/json");
  response.end(isFile ? JSON.stringify({ size }) : Buffer.concat(chunks));
}

const server = createServer(async (request, response) => {
  if (request.url === "/ticks") await sendEvents(response);
  else if (request.method === "GET") {
    response.setHeader("content-type", "application/octet-stream");
    Readable.from(Array.from({ length: 200 }, () => PIECE)).pipe(response);
  } else await receive(request, response);
});
server.listen({ port: 0, host: "127.0.0.1", backlog: 511 }, () => process.send(server.address().port));
