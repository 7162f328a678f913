// Answers every request with the JSON that it sent. Tells its port to the process that forked it.
import { createServer } from "node:http";

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => response.setHeader("content-type", "application/json").end(Buffer.concat(chunks)));
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
