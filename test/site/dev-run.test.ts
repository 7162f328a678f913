import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { main } from "../../packages/cli/src/main.js";

const GENERATORS = `api: { specs: [{ openapi: openapi.yml }] }
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: sdk } }
`;

const openapi = (summary: string): string => `openapi: 3.1.0
info: { title: Shop, version: "1" }
servers: [{ url: https://shop.example }]
paths:
  /books: { get: { operationId: list, summary: ${summary}, responses: { "204": { description: Ok } } } }
`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** `sdkwright docs dev` in a folder, until it is stopped. */
async function startDev(folder: string) {
  let printed = "";
  let stop = (): void => {};
  const interrupted = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const write = (text: string): void => {
    printed += text;
  };
  const ended = main(["docs", "dev", "--port", String(await freePort())], {
    cwd: folder,
    env: {},
    out: { write, isTerminal: false },
    err: { write, isTerminal: false },
    interrupted: () => interrupted,
  });
  /** What was printed since the last call, once a run has ended that printed something that fits. */
  const next = async (pattern: RegExp): Promise<string> => {
    await expect
      .poll(() => pattern.test(printed) && printed.endsWith("Ctrl-C ends.\n"), { timeout: 50_000 })
      .toBe(true);
    const told = printed;
    printed = "";
    return told;
  };
  return { next, stop, ended };
}

/** What open pages are told from now on. */
async function changesOf(url: string) {
  const response = await fetch(`${url}_docs/changes`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let told = "";
  const reading = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) told += part.value;
  })().catch(() => undefined);
  return { count: () => told.split("data: changed").length - 1, reading };
}

test("keeps the last site while a definition is broken, says what is wrong, and recovers once it is mended", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-dev-"));
  const save = (text: string): void => writeFileSync(join(folder, "openapi.yml"), text);
  writeFolder(
    folder,
    new Map([
      ["generators.yml", GENERATORS],
      ["openapi.yml", openapi("First")],
    ]),
  );
  const dev = await startDev(folder);
  try {
    const [, url = ""] = /The site is at (\S+)/.exec(await dev.next(/The site is at/)) ?? [];
    const page = async (): Promise<string> => (await fetch(`${url}reference/books.html`)).text();
    expect(await page()).toContain("First");
    const changes = await changesOf(url);

    save(openapi("Second").replace("paths:", "paths: ["));
    expect(await dev.next(/error /)).toMatch(/openapi\.yml:\d+:\d+/);
    expect(await page()).toContain("First");

    save(openapi("Third").replace("description: Ok", "$ref: '#/components/responses/Gone'"));
    expect(await dev.next(/error /)).toContain("Gone");
    expect(await page()).toContain("First");
    expect(changes.count()).toBe(0);

    save(openapi("Fourth"));
    expect(await dev.next(/Watching/)).not.toContain("error");
    expect(await page()).toContain("Fourth");
    await expect.poll(changes.count).toBe(1);

    // The configuration may be broken, too.
    writeFileSync(join(folder, "generators.yml"), GENERATORS.replace("openapi:", "openapy:"));
    expect(await dev.next(/error /)).toContain("openapy");
    expect(await page()).toContain("Fourth");
    writeFileSync(join(folder, "generators.yml"), GENERATORS);
    await dev.next(/Watching/);
    save(openapi("Fifth"));
    await dev.next(/Watching/);
    expect(await page()).toContain("Fifth");
    dev.stop();
    expect(await dev.ended).toBe(0);
    await changes.reading;
  } finally {
    dev.stop();
    await dev.ended;
    rmSync(folder, { recursive: true });
  }
}, 180_000);

test("begins with a broken definition, and serves it once it is mended", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-dev-"));
  writeFolder(
    folder,
    new Map([
      ["generators.yml", GENERATORS],
      ["openapi.yml", "openapi: 3.1.0\npaths: [\n"],
    ]),
  );
  const dev = await startDev(folder);
  try {
    const [, url = ""] = /The site is at (\S+)/.exec(await dev.next(/error /)) ?? [];
    writeFileSync(join(folder, "openapi.yml"), openapi("Mended"));
    expect(await dev.next(/Watching/)).not.toContain("error");
    expect(await (await fetch(`${url}reference/books.html`)).text()).toContain("Mended");
  } finally {
    dev.stop();
    await dev.ended;
    rmSync(folder, { recursive: true });
  }
}, 120_000);
