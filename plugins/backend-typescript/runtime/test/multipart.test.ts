import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { ConfigurationError } from "../src/errors/index.js";
import { binaryBody, multipartBody } from "../src/core/index.js";
import type { FileInput } from "../src/core/index.js";
import type { FieldSpec, OperationSpec } from "../src/core/spec.js";
import { bare, make } from "./clients.js";
import type { Received } from "./server.js";
import { failure, serve } from "./server.js";

const ok = { body: { ok: true } };
const spec = { ...bare, features: { multipart: multipartBody, binary: binaryBody } };
const form = (...fields: FieldSpec[]): OperationSpec => ({
  method: "POST",
  path: "/files",
  body: { kind: "multipart", fields },
  response: { kind: "json" },
  idempotent: true,
});

interface Part {
  readonly head: string;
  readonly content: string;
}

/** Splits a body at its boundary, strictly. */
function partsOf(request: Received | undefined): Part[] {
  const boundary =
    /^multipart\/form-data; boundary=(\S+)$/.exec(request?.headers["content-type"] ?? "")?.[1] ??
    "none";
  const pieces = (request?.body.toString() ?? "").split(`--${boundary}`);
  expect(pieces[0]).toBe("");
  expect(pieces.at(-1)).toBe("--\r\n");
  return pieces.slice(1, -1).map((piece) => {
    const match = /^\r\n([^]*?)\r\n\r\n([^]*)\r\n$/.exec(piece);
    return { head: match?.[1] ?? "malformed", content: match?.[2] ?? "malformed" };
  });
}

async function upload(request: object, ...fields: FieldSpec[]): Promise<Part[]> {
  const server = await serve(ok);
  await make(spec, { baseUrl: server.url }).send(form(...fields), request);
  return partsOf(server.requests[0]);
}

const named = (name: string, more = ""): string =>
  `Content-Disposition: form-data; name="${name}"${more}`;

describe("multipart", () => {
  it("MP-2 takes streams, bytes, blobs, buffers and paths", async () => {
    const folder = await mkdtemp(join(tmpdir(), "upload-"));
    const path = join(folder, "notes.txt");
    await writeFile(path, "from disk");
    const octets = "Content-Type: application/octet-stream";
    const inputs: [FileInput, string, string, string][] = [
      [new Blob(["blob"]).stream(), "file", octets, "blob"],
      [Readable.from(["re", Buffer.from("ad")]), "file", octets, "read"],
      [new Uint8Array([66]), "file", octets, "B"],
      [new Uint8Array([66, 67]).buffer, "file", octets, "BC"],
      [
        new File(["f"], "own.png", { type: "image/png" }),
        "own.png",
        "Content-Type: image/png",
        "f",
      ],
      [{ path }, "notes.txt", octets, "from disk"],
      [
        { data: { path }, contentType: "text/plain" },
        "notes.txt",
        "Content-Type: text/plain",
        "from disk",
      ],
    ];
    for (const [input, filename, type, content] of inputs) {
      const [part] = await upload({ file: input }, { name: "file", encoding: "file" });
      expect(part).toEqual({
        head: `${named("file", `; filename="${filename}"`)}\r\n${type}`,
        content,
      });
    }
    await rm(folder, { recursive: true });
  });

  it("MP-2 sends the length when it is known, and streams what is large", async () => {
    const folder = await mkdtemp(join(tmpdir(), "upload-"));
    const path = join(folder, "large");
    await writeFile(path, Buffer.alloc(3 * 1024 * 1024, 1));
    const server = await serve(ok);
    const core = make(spec, { baseUrl: server.url });
    await core.send(form({ name: "file", encoding: "file" }), { file: { path }, a: "ü" });
    await core.send(form({ name: "file", encoding: "file" }), { file: new Blob(["x"]).stream() });
    await core.send(form(), { file: new Blob(["x"]) });
    const [large, stream, blob] = server.requests;
    expect(large?.headers["content-length"]).toBe(String(large?.body.length));
    expect(large?.body.length).toBeGreaterThan(3 * 1024 * 1024);
    expect(stream?.headers["transfer-encoding"]).toBe("chunked");
    expect(blob?.headers["content-length"]).toBe(String(blob?.body.length));
    await rm(folder, { recursive: true });
  });

  it.each([[{ path: "/no/such/file" }], [5], [{ some: "object" }], [{ data: 1 }]])(
    "refuses what is no file: %j",
    async (file) => {
      const server = await serve(ok);
      const error = await failure(
        make(spec, { baseUrl: server.url }).send(form({ name: "file", encoding: "file" }), {
          file,
        }),
      );
      expect(error).toBeInstanceOf(ConfigurationError);
      expect(server.requests).toHaveLength(0);
    },
  );

  it("stops reading a stream when the call is cancelled", async () => {
    const server = await serve(() => undefined);
    let ended = false;
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      try {
        for (;;) {
          yield new Uint8Array(1024);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      } finally {
        ended = true;
      }
    };
    const error = await failure(
      make(spec, { baseUrl: server.url }).send(
        form(),
        { file: endless() },
        { signal: AbortSignal.timeout(150) },
      ),
    );
    expect(error.name).toBe("TimeoutError");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(ended).toBe(true);
  });
});

describe("binary bodies", () => {
  const put = (mediaType?: string): OperationSpec => ({
    method: "PUT",
    path: "/blob",
    body: { kind: "binary", key: "body", ...(mediaType === undefined ? {} : { mediaType }) },
  });

  it("sends the type of the file, else the declared one", async () => {
    const server = await serve({});
    const core = make(spec, { baseUrl: server.url });
    await core.send(put("image/*"), { body: new Blob(["a"], { type: "image/webp" }) });
    await core.send(put("image/png"), { body: new Uint8Array([1, 2, 3]) });
    await core.send(put("image/*"), { body: new Blob(["stream"]).stream() });
    await core.send(put(), { body: { data: "text", contentType: "text/css" } });
    expect(
      server.requests.map(({ headers, body }) => [
        headers["content-type"],
        headers["content-length"],
        body.length,
      ]),
    ).toEqual([
      ["image/webp", "1", 1],
      ["image/png", "3", 3],
      ["application/octet-stream", undefined, 6],
      ["text/css", "4", 4],
    ]);
  });

  it("says which bodies a client was not built for", async () => {
    const error = await failure(
      make(bare, { baseUrl: "http://unused.invalid" }).send(put(), { body: new Uint8Array(1) }),
    );
    expect(error.message).toBe("This client cannot send binary bodies");
  });
});
