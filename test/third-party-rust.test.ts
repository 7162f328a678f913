// A backend for a further language, written against the plugin API alone: the proof that the model carries one.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  expectGolden,
  type Files,
  findCorpus,
  hashOf,
  hashOfFiles,
  hashOfModules,
  hashOfPath,
  inTemporaryFolder,
  oncePerProduct,
  openVerdicts,
  ROOT,
  readFolder,
  runProcess,
} from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { runMain } from "./support/main.js";

/** Plain JavaScript, without types. */
const SERVER = `${ROOT}packages/cli/example/server.mjs`;
interface Bookshop {
  startBookshop(): Promise<{ readonly url: string; close(): void }>;
}
const HERE = `${ROOT}test/third-party-rust.test.ts`;
const BACKEND = `${ROOT}test/third-party/rust-backend`;
const EXAMPLE = `${ROOT}packages/cli/example`;

function configuration(definition: string, auth: string): string {
  return `api:
  specs:
    - openapi: ${basename(definition)}
${auth}default-group: rust
groups:
  rust:
    generators:
      - name: ${BACKEND}/index.ts
        version: 0.1.0
        output: { location: local-file-system, path: out }
`;
}

const bearer =
  "  auth: bearer\nauth-schemes:\n  bearer: { scheme: bearer, token: { name: token, env: BOOKSHOP_TOKEN } }\n";

interface Generated {
  readonly files: Map<string, string>;
  readonly findings: string;
}

/** Generates a crate of a definition in a folder. */
async function generate(folder: string, definition: string, auth = ""): Promise<Generated> {
  writeFileSync(join(folder, basename(definition)), readFileSync(definition));
  writeFileSync(join(folder, "generators.yml"), configuration(definition, auth));
  const { code, stderr } = await runMain(["generate"], folder);
  expect({ code, errors: stderr.match(/^.*\berror .*/gm) }).toEqual({ code: 0, errors: null });
  const files = new Map([...readFolder(join(folder, "out"))].filter(([path]) => !path.startsWith(".")));
  return { files, findings: stderr };
}

const verdicts = openVerdicts();

/** Asks rustc about files that a test has emitted, unless it has passed them before. */
function once(title: string, files: Files, ask: () => Promise<void>): Promise<void> {
  const question = { title: `rust: ${title}`, toolchain: rustc?.stdout ?? "", source: hashOfModules(HERE) };
  const subject = hashOf(hashOfFiles(files), hashOfPath(EXAMPLE), hashOfPath(`${ROOT}test/third-party/rust-example`));
  return verdicts.once(question, subject, ask);
}

async function compile(folder: string, args: readonly string[]): Promise<void> {
  const { code, stderr } = await runProcess("rustc", ["--edition", "2021", "-D", "warnings", ...args], { cwd: folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
}

const library = ["--crate-type", "lib", "--crate-name", "bookshop", "out/src/lib.rs"];

const found = await runProcess("rustc", ["--version"], { cwd: ROOT }).catch(() => undefined);
const rustc = found?.code === 0 ? found : undefined;
if (!rustc) console.warn("Rust SDKs are not compiled: there is no rustc on the PATH.");
const corpus = findCorpus();
if (corpus.kind === "absent") console.warn(corpus.reason);

test(
  "the crate of the bundled example is as recorded",
  () =>
    inTemporaryFolder(async (folder) => {
      const { files, findings } = await generate(folder, `${EXAMPLE}/openapi.yml`, bearer);
      expect(findings.match(/sdk\/.*/g)).toEqual([
        "sdk/operation-unsupported: `books_upload_cover` needs `multipart`: its types are emitted, but there is no method in Rust.",
        "sdk/operation-unsupported: `books_download_cover` needs `binary`: its types are emitted, but there is no method in Rust.",
      ]);
      expect(files.get("src/runtime.rs")).toBe(readFileSync(`${BACKEND}/runtime.rs`, "utf8"));
      files.delete("src/runtime.rs");
      expectGolden(`${BACKEND}/golden`, files);
    }),
  60_000,
);

test("emitter and runtime have at most 900 lines of code, comments and empty lines aside", () => {
  const files = ["index.ts", "language.ts", "types.ts", "clients.ts", "runtime.rs"];
  const lines = files.flatMap((file) => readFileSync(join(BACKEND, file), "utf8").split("\n"));
  expect(lines.filter((line) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line)).length).toBeLessThanOrEqual(900);
});

test(
  "text of a definition stays text",
  () =>
    inTemporaryFolder(async (folder) => {
      const hostile = '*/ "\\u{41}" \\ {x} \u2028\u202e#![deny]\r\npanic!()\n/// `';
      const schema = {
        type: "object",
        description: hostile,
        properties: { [hostile]: { type: "string", const: hostile } },
      };
      const operation = {
        operationId: "ping",
        description: hostile,
        responses: {
          200: {
            description: "",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Hostile" } } },
          },
        },
      };
      const definition = {
        openapi: "3.1.0",
        info: { title: hostile, version: "1" },
        paths: { "/p{": { get: operation } },
        components: {
          schemas: {
            Hostile: { ...schema, required: [hostile] },
            type: { enum: [hostile, "self", "Self", "Unknown"] },
          },
        },
      };
      writeFileSync(join(folder, "hostile.json"), JSON.stringify(definition));
      const { files } = await generate(folder, join(folder, "hostile.json"));
      const types = files.get("src/types.rs") ?? "";
      expect(types).not.toMatch(/[\u202e\r]|^panic/m);
      if (rustc) await once("hostile", files, () => compile(folder, [...library, "--emit", "metadata"]));
    }),
  60_000,
);

test.skipIf(!rustc)(
  "parameters of one name in two places, and a body that dissolves, need no types",
  () =>
    inTemporaryFolder(async (folder) => {
      const schema = { type: "string" };
      const parameters = ["path", "query", "header"].map((place) => ({
        name: "id",
        in: place,
        required: true,
        schema,
      }));
      const body = { type: "object", properties: { id: schema } };
      const requestBody = { content: { "application/json": { schema: body } } };
      const put = { operationId: "put", parameters, requestBody, responses: { 204: { description: "" } } };
      const constants = { type: "object", required: ["state"], properties: { state: { type: "string", const: "on" } } };
      const post = {
        ...put,
        operationId: "post",
        parameters: parameters.slice(0, 1),
        requestBody: { content: { "application/json": { schema: constants } }, required: true },
      };
      const definition = {
        openapi: "3.1.0",
        info: { title: "Twice", version: "1" },
        paths: { "/{id}": { put, post } },
      };
      writeFileSync(join(folder, "twice.json"), JSON.stringify(definition));
      const { files } = await generate(folder, join(folder, "twice.json"));
      await once("twice", files, () => compile(folder, [...library, "--emit", "metadata"]));
    }),
  60_000,
);

test.skipIf(!rustc)(
  "the crate compiles without a warning, and calls a live server",
  () =>
    inTemporaryFolder(async (folder) => {
      const { files } = await generate(folder, `${EXAMPLE}/openapi.yml`, bearer);
      await once("a live server", files, async () => {
        await compile(folder, library);
        await compile(folder, [
          "--extern",
          "bookshop=libbookshop.rlib",
          `${ROOT}test/third-party/rust-example/main.rs`,
        ]);
        const server = await ((await import(SERVER)) as Bookshop).startBookshop();
        try {
          const { code, stdout, stderr } = await runProcess(join(folder, "main"), [server.url], { cwd: folder });
          expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
          expect(stdout.split("\n")).toEqual([
            "open true",
            'found "The Periodic Table", next Some(None)',
            'added "Invisible \\"Cities\\" \u{1f3d9}" None Some(Unknown("travel"))',
            "updated Some(None)",
            "error 404 There is no book ID.",
            'refused 422 {"title": "missing"}',
            "empty path: 0",
            'order Placed CardPayment(CardPayment { token: "tok" })',
            "",
          ]);
        } finally {
          server.close();
        }
      });
    }),
  120_000,
);

test.skipIf(!rustc)(
  "the runtime passes its own tests",
  () =>
    inTemporaryFolder(async (folder) => {
      const files = new Map([["runtime.rs", readFileSync(`${BACKEND}/runtime.rs`, "utf8")]]);
      await once("runtime", files, async () => {
        await compile(folder, ["--test", `${ROOT}test/third-party/rust-example/runtime.rs`]);
        const { code, stdout } = await runProcess(join(folder, "runtime"), [], { cwd: folder });
        expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining("5 passed; 0 failed") });
      });
    }),
  60_000,
);

for (const name of ["adyen-checkout-v71.yaml", "box.json"]) {
  const definition = corpus.kind === "found" ? join(corpus.folder, "openapi", name) : "";
  test.skipIf(!rustc || !existsSync(definition))(
    `the crate of ${name} compiles without a warning`,
    () => {
      const reads = [rustc?.stdout ?? "", hashOfPath(BACKEND), hashOfPath(definition)];
      return oncePerProduct({ title: `rust: ${name}`, module: HERE, reads }, () =>
        inTemporaryFolder(async (folder) => {
          await generate(folder, definition);
          await compile(folder, [...library, "--emit", "metadata"]);
        }),
      );
    },
    300_000,
  );
}
