import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkProtos } from "../src/index.js";

let folder = "";
const { PATH } = process.env;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sdkwright-protoc-"));
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true, force: true });
});

async function check(): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const location = { document: "generators.yml", pointer: "/api" };
  await checkProtos(folder, ["a/b.proto"], { report: (one) => found.push(one), location, folder: "protos" });
  return found;
}

/** Puts a program called protoc on the PATH, in front of Node's own. */
function standIn(script: string): void {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "protoc"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, "protoc"), 0o755);
  process.env.PATH = `${bin}:${PATH}`;
}

test("without protoc, says what to install", async () => {
  process.env.PATH = join(folder, "nothing");
  expect(await check()).toMatchObject([{ code: "source/protoc-missing", location: { pointer: "/api" } }]);
});

test("errors stand at their places, warnings are left to protoc", async () => {
  standIn(
    'echo "a/b.proto:3:7: \\"Pet\\" is not defined." >&2; echo "a/b.proto:1:1: warning: Import unused." >&2; echo "a/b.proto: File not found." >&2; exit 1',
  );
  expect(await check()).toMatchObject([
    { message: 'protoc: "Pet" is not defined.', location: { document: "protos/a/b.proto", line: 3, column: 7 } },
    { message: "protoc: a/b.proto: File not found.", location: { pointer: "/api" } },
  ]);
});

test("a failure without a word is a failure", async () => {
  standIn('echo "a/b.proto:1:1: warning: Import unused." >&2; exit 3');
  expect(await check()).toMatchObject([
    { message: "protoc: it ended with exit code 3 and named no error", location: { pointer: "/api" } },
  ]);
});

test("is told the root and the files, none of which can be a flag", async () => {
  standIn('[ "$*" = "-I. --descriptor_set_out=/dev/null ./a/b.proto" ] || exit 1');
  expect(await check()).toEqual([]);
});
