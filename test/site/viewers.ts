/**
 * `npx tsx --conditions sdkwright-source test/site/viewers.ts <site> <openapi.json> <packages> [words]` measures, in one run of
 * Chromium over a network of 1.6 Mbit/s and 150 ms, the site of a definition and what two viewers from npm show of it.
 * `packages` is a folder with `@scalar/api-reference` and `redoc` installed; if it is empty, the site alone is measured. Prints when something is painted, when operations can be
 * read, and the bytes received and the CPU seconds of the page until then, medians of `ROUNDS` rounds (3 without it); then how long
 * search takes to answer.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import { click, fill, type Page, startChromium, until } from "./browse.js";

const [site = "", definition = "", packages = "", words = "list repository webhooks"] = process.argv.slice(2);
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PATIENCE = 240_000;
const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
};
const VIEWERS: { readonly [path: string]: string } = {
  "/scalar.html": '<script id="api-reference" data-url="/openapi.json"></script><script src="/scalar.js"></script>',
  "/redoc.html": '<redoc spec-url="/openapi.json"></redoc><script src="/redoc.js"></script>',
};
const FILES: { readonly [path: string]: string } = {
  "/openapi.json": definition,
  "/scalar.js": `${packages}/node_modules/@scalar/api-reference/dist/browser/standalone.js`,
  "/redoc.js": `${packages}/node_modules/redoc/bundles/redoc.standalone.js`,
};

const packed = new Map<string, Buffer>();
function contentOf(path: string): Buffer {
  const known = packed.get(path);
  if (known) return known;
  const viewer = VIEWERS[path];
  const text =
    viewer === undefined
      ? readFileSync(FILES[path] ?? `${site}${path}`)
      : `<!doctype html><html lang="en"><head><meta charset="utf-8"></head><body>${viewer}`;
  const made = gzipSync(text, { level: 9 });
  packed.set(path, made);
  return made;
}

const server = createServer(({ url = "" }, response) => {
  const path = decodeURIComponent(url.split(/[?#]/)[0] ?? "");
  try {
    const content = contentOf(path);
    response.writeHead(200, {
      "content-type": TYPES[extname(path)] ?? "application/json",
      "content-encoding": "gzip",
    });
    response.end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await startChromium();

interface Metric {
  readonly name: string;
  readonly value: number;
}

async function cpuOf(page: Page): Promise<number> {
  const { metrics } = (await page.command("Performance.getMetrics", {})) as { readonly metrics: readonly Metric[] };
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

const RECEIVED = `[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

async function opened(path: string): Promise<Page> {
  const page = await browser.open("about:blank");
  await page.command("Network.enable", {});
  await page.command("Performance.enable", { timeDomain: "threadTicks" });
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await page.command("Network.emulateNetworkConditions", slow);
  await page.command("Page.navigate", { url: origin + path });
  return page;
}

const FIRST_PAINT = `(performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)`;

/** Until operations can be read: something is painted, everything has arrived, and there is as much text as operations need. */
async function measure(path: string, characters: number) {
  const page = await opened(path);
  const isReadable = `document.readyState === "complete" && document.body.innerText.length > ${characters}`;
  await until(page, `${isReadable} && ${FIRST_PAINT} > 0`, PATIENCE);
  const readable = Number(await page.evaluate("performance.now()")) / 1000;
  const paint = Number(await page.evaluate(FIRST_PAINT)) / 1000;
  const cpu = await cpuOf(page);
  const received = Number(await page.evaluate(RECEIVED));
  await page.close();
  return { paint, readable, cpu, received };
}

/** Milliseconds from a letter that is typed to results, for each letter of some words. */
async function searchTimes(): Promise<number[]> {
  const page = await opened("/index.html");
  await until(page, `document.querySelector("button.search:not([hidden])")`);
  await click(page, "button.search");
  await until(page, `document.querySelector("dialog.finder[open] input")`);
  // The parts of the index are loaded with the first letter; what follows is answered from memory.
  await fill(page, "dialog.finder input", words.slice(0, 1));
  await until(page, `document.querySelector("dialog.finder li")`, 60_000);
  const times: number[] = [];
  for (let length = 2; length <= words.length; length++) {
    const typed = JSON.stringify(words.slice(0, length));
    const time = await page.evaluate(`new Promise((resolve) => {
      const list = document.querySelector("dialog.finder ul");
      const input = document.querySelector("dialog.finder input");
      const started = performance.now();
      new MutationObserver((_, observer) => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - started));
      }).observe(list, { childList: true });
      input.value = ${typed};
      input.dispatchEvent(new Event("input", { bubbles: true }));
    })`);
    times.push(Number(time));
  }
  await page.close();
  return times;
}

/** Viewers show little more than a title until they have read the definition. */
const PAGES: readonly (readonly [name: string, path: string, characters: number])[] = [
  ["site, first page", "/index.html", 100],
  ["site, largest page", "/reference/repos.html", 500],
  ["Scalar", "/scalar.html", 5_000],
  ["Redoc", "/redoc.html", 5_000],
];
const middle = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

for (const [name, path, characters] of packages === "" ? PAGES.slice(0, 2) : PAGES) {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(path, characters));
  const of = (key: keyof (typeof rounds)[number]): number => middle(rounds.map((one) => one[key]));
  const seconds = `first paint ${of("paint").toFixed(2)} s, operations ${of("readable").toFixed(2)} s, CPU ${of("cpu").toFixed(2)} s`;
  console.log(`${name}: ${seconds}, ${Math.round(of("received") / 1000)} KB`);
}
const times = await searchTimes();
console.log(`search: median ${middle(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`);
await browser.close();
server.close();
