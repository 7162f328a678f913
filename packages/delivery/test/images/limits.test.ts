import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "@sdkwright/diagnostics";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createImages, type ImagesOptions } from "../../src/index.js";

const folder = mkdtempSync(join(tmpdir(), "sdkwright-limits-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A docker whose containers run `work` in their output folder, and end when they are removed. */
function docker(work: string): void {
  const text = `#!/bin/sh
case "$1" in
  run)
    for word; do case "$word" in */output:*) output=\${word%%:*};; esac; done
    cd "$output" || exit 9
    echo $$ > ${folder}/pid
    ${work};;
  rm) echo "$@" > ${folder}/removed; kill -9 $(cat ${folder}/pid);;
esac
`;
  writeFileSync(join(folder, "docker"), text);
  chmodSync(join(folder, "docker"), 0o755);
}

const generator = {
  at: "/g",
  name: "gen-odd-sdk",
  writtenName: "gen-odd-sdk",
  version: "1.0.0",
  image: { at: "/g/image", registry: "localhost", name: "gen-odd-sdk" },
} as never;

async function run(limits: ImagesOptions["limits"], interrupted?: () => Promise<void>) {
  const found: Diagnostic[] = [];
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  const images = createImages({ env, runner: "docker", limits: limits ?? {}, interrupted });
  const settings = { place: { document: "generators.yml" } };
  const request = { generator, api: {}, settings, documents: [], placeOf: () => undefined };
  const result = await images.run({ ...request, report: (one) => void found.push(one) });
  return { result, messages: found.map(({ message }) => message.replace(/^.* failed: /, "")) };
}

describe("a container is removed that", () => {
  beforeEach(() => rmSync(join(folder, "removed"), { force: true }));

  test.each([
    ["takes too long", "exec sleep 60", { milliseconds: 800 }, "it took longer than 0.8 s."],
    ["writes too many files", "touch a b c d; exec sleep 60", { files: 3 }, "it wrote more than 3 files."],
    [
      "writes too much",
      "head -c 3000000 /dev/zero > a; exec sleep 60",
      { outputBytes: 1 << 20 },
      "it wrote more than 1 MiB.",
    ],
  ])("%s", async (_, work, limits, message) => {
    docker(work);
    expect(await run(limits)).toEqual({ result: undefined, messages: [message] });
    expect(readFileSync(join(folder, "removed"), "utf8")).toMatch(/^rm --force sdkwright-\S+\n$/);
  });

  test("the user stops", async () => {
    docker("exec sleep 60");
    const stopped = () => new Promise<void>((resolve) => void setTimeout(resolve, 300));
    expect(await run({}, stopped)).toEqual({ result: undefined, messages: ["it was stopped."] });
    expect(readFileSync(join(folder, "removed"), "utf8")).toMatch(/^rm --force sdkwright-\S+\n$/);
  });
});

test("what a container wrote and left is measured when it has ended, too", async () => {
  docker("touch a b c d");
  expect((await run({ files: 3 })).messages).toEqual(["it wrote more than 3 files."]);
});
