import { createHash } from "node:crypto";
import { shapes } from "../contract.js";
import { expect } from "../expect.js";
import { UPLOAD } from "../fixture.js";
import { partsOf } from "../support/multipart.js";
import type { Group } from "../support/scenario.js";
import { bearer, call, empty, errorOf, failure, header, to, values } from "../support/steps.js";

const bytes = (text: string) => ({ $bytes: Buffer.from(text).toString("base64") });
/** Bytes that are not valid UTF-8, in base64. */
const PNG = "iVBO/w==";
const stored = { json: { id: "f" }, times: "always" } as const;
const upload = (body: { readonly [name: string]: unknown }) => call("files.upload", { body });

export const files: Group = {
  title: "Files and forms",
  scenarios: [
    {
      id: "MP-1",
      title: "Parts of every kind: order, names, types, file names",
      needs: ["multipart"],
      cases: [
        bearer({
          script: [stored],
          steps: [
            upload({
              title: "a title",
              file: { data: bytes("content"), filename: shapes.fileName.value.given, contentType: "text/plain" },
              meta: { a: 1 },
              tags: ["x", "y"],
              preview: { data: bytes("p"), filename: "ä.png" },
            }),
          ],
          expect: (outcome) => {
            values(outcome);
            const parts = partsOf(outcome.log[0]);
            expect(parts.map(({ name }) => name)).toEqual(["title", "file", "meta", "tags", "tags", "preview"]);
            expect(parts.map(({ body }) => body)).toEqual(["a title", "content", '{"a":1}', "x", "y", "p"]);
            expect(parts[1]?.filename).toBe(shapes.fileName.value.sent);
            expect(parts[1]?.type).toBe("text/plain");
            expect(parts[2]?.type).toBe("application/json");
            expect(parts[5]?.filename).toBe("ä.png");
          },
        }),
      ],
    },
    {
      id: "MP-2",
      title: "Files without a name, as bytes, stream and path",
      needs: ["multipart", "streamed-bodies", "file-paths"],
      cases: [
        bearer({
          script: [stored],
          steps: [upload({ file: bytes("abc") }), upload({ file: { $stream: ["YWJj", "ZGVm"] } })],
          expect: (outcome) => {
            values(outcome);
            const [[known], [streamed]] = outcome.log.map(partsOf) as [
              ReturnType<typeof partsOf>,
              ReturnType<typeof partsOf>,
            ];
            expect(known).toMatchObject({ name: "file", type: shapes.fileType.value, body: "abc" });
            expect(streamed).toMatchObject({ name: "file", type: shapes.fileType.value, body: "abcdef" });
            expect(header(outcome.log[0], "content-length")).toBe(String(outcome.log[0]?.body.length));
            expect(header(outcome.log[1], "transfer-encoding")).toBe("chunked");
          },
        }),
        bearer({
          name: "path",
          script: [stored],
          steps: [upload({ file: { $path: UPLOAD.path } })],
          expect: (outcome) => {
            values(outcome);
            const [part] = partsOf(outcome.log[0]);
            expect(part?.filename).toBe(UPLOAD.name);
            expect(part?.body.length).toBeGreaterThan(1000);
          },
        }),
      ],
    },
    {
      id: "MP-3",
      title: "No file and an empty file",
      needs: ["multipart"],
      cases: [
        bearer({
          script: [stored],
          steps: [upload({ file: { data: bytes(""), filename: "e" } })],
          expect: (outcome) => {
            values(outcome);
            expect(partsOf(outcome.log[0])).toMatchObject([{ name: "file", body: "", filename: "e" }]);
          },
        }),
      ],
    },
    {
      id: "MP-4",
      title: "A repeated upload is the same",
      needs: ["multipart"],
      cases: [
        bearer({
          script: [failure(503, { headers: { "Retry-After": "0" } }), stored],
          steps: [
            upload({ title: "t", file: { data: bytes("abc"), filename: "f", contentType: "text/x" }, tags: ["a"] }),
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(2);
            expect(partsOf(outcome.log[1])).toEqual(partsOf(outcome.log[0]));
          },
        }),
      ],
    },
    {
      id: "MP-5",
      title: "Files whose media type the definition names",
      needs: ["multipart"],
      cases: [
        bearer({
          script: [stored],
          steps: [
            upload({
              file: bytes("abc"),
              photo: { $bytes: PNG },
              photos: [bytes("a"), { data: bytes("b"), filename: "b.gif", contentType: "image/gif" }],
            }),
          ],
          expect: (outcome) => {
            values(outcome);
            const [file, photo, ...photos] = partsOf(outcome.log[0]);
            expect(file?.type).toBe(shapes.fileType.value);
            expect(photo).toMatchObject({ name: "photo", type: "image/png" });
            const sent = Buffer.from(outcome.log[0]?.bodyBase64 ?? "", "base64");
            expect(sent.includes(Buffer.from(PNG, "base64"))).toBe(true);
            expect(photos).toMatchObject([
              { name: "photos", type: "image/webp", body: "a" },
              { name: "photos", type: "image/gif", body: "b", filename: "b.gif" },
            ]);
          },
        }),
      ],
    },
    {
      id: "BN-1",
      title: "A large download, read slowly and left early",
      needs: ["binary"],
      timing: true,
      cases: [
        bearer({
          script: [{ path: "/files", bytes: 5 * 1024 * 1024 }],
          steps: [call("files.download", {}, { consume: "bytes", pause: 2 })],
          expect: (outcome) => {
            const sha256 = createHash("sha256")
              .update(Buffer.alloc(5 * 1024 * 1024, "0123456789abcdef"))
              .digest("hex");
            expect(values(outcome)[0]).toEqual({ length: 5 * 1024 * 1024, sha256 });
          },
        }),
        bearer({
          name: "left early",
          script: [{ path: "/files", bytes: 64 * 1024 * 1024 }],
          steps: [call("files.download", {}, { consume: "bytes", limit: 1 })],
          settle: 200,
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log[0]?.aborted).toBe(true);
            expect(outcome.log[0]?.sent).toBeLessThan(32 * 1024 * 1024);
          },
        }),
      ],
    },
    {
      id: "BN-2",
      title: "An error in place of a download",
      needs: ["binary"],
      cases: [
        bearer({
          script: [failure(404)],
          steps: [call("files.download", {}, { consume: "bytes" })],
          expect: ({ results }) => {
            expect(errorOf(results[0])).toMatchObject({
              kind: "api",
              status: 404,
              body: { message: "failed with 404" },
            });
          },
        }),
      ],
    },
    {
      id: "BN-3",
      title: "A body that is needed and not given is an error, and nothing is sent",
      cases: [
        bearer({
          script: [],
          steps: [call("files.put"), call("files.append")],
          expect: ({ log, results }) => {
            for (const result of results) expect(errorOf(result)).toMatchObject({ kind: "config", inTree: true });
            expect(log).toEqual([]);
          },
        }),
      ],
    },
    {
      id: "FM-1",
      title: "A form, to the letter",
      needs: ["form"],
      cases: [
        bearer({
          script: [empty],
          steps: [call("forms.submit", { body: { name: "a&b=c+d%e f", note: "ü" } })],
          expect: (outcome) => {
            values(outcome);
            const [request] = to(outcome, "/forms");
            expect(header(request, "content-type")).toMatch(/^application\/x-www-form-urlencoded/);
            expect(request?.body).toMatch(/^name=a%26b%3Dc%2Bd%25e(%20|\+)f&note=%C3%BC$/);
          },
        }),
      ],
    },
  ],
};
