/**
 * `npx tsx --conditions sdkwright-source test/site/first-paint.ts <folder> <page>...` measures pages of a site in Chromium over a
 * network of 1.6 Mbit/s and 150 ms: bytes received until something is painted, and CPU seconds of the renderer until the page is idle.
 * What is received until then depends on how busy the machine is, so `needed` tells how little is enough: the least number of KB after
 * which a server may stop and something is painted all the same, with the styles and scripts that this takes.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { startChromium, until } from "./browse.js";

const [folder = "", ...pages] = process.argv.slice(2);
const TYPES: { readonly [extension: string]: string } = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
};

const server = createServer(({ url = "" }, response) => {
  try {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const path = decodeURIComponent(pathname);
    const content = gzipSync(readFileSync(join(folder, path)), { level: 9 });
    const headers = { "content-type": TYPES[extname(path)] ?? "application/json", "content-encoding": "gzip" };
    response.writeHead(200, headers);
    const end = Number(searchParams.get("end") ?? Number.POSITIVE_INFINITY);
    if (content.length > end) response.write(content.subarray(0, end));
    else response.end(content);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const browser = await startChromium();

interface Metric {
  readonly name: string;
  readonly value: number;
}

/** What had arrived when something was painted of a page whose end never comes; undefined where nothing was. */
async function painted(path: string, end: number): Promise<number | undefined> {
  const page = await browser.open("about:blank");
  await page.command("Page.navigate", { url: `${origin}${path}?end=${end}` });
  const isPainted = await until(page, `performance.getEntriesByType("paint").length > 1`, 3_000).then(
    () => true,
    () => false,
  );
  const others = await page.evaluate(
    `performance.getEntriesByType("resource").reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
  );
  await page.close();
  return isPainted ? end + Number(others) : undefined;
}

async function needed(path: string): Promise<number | undefined> {
  for (let end = 1_000; end <= 64_000; end *= 2) {
    const bytes = await painted(path, end);
    if (bytes !== undefined) return bytes;
  }
  return undefined;
}

for (const path of pages.length > 0 ? pages : readdirSync(folder).filter((name) => name.endsWith(".html"))) {
  const page = await browser.open("about:blank");
  await page.command("Network.enable", {});
  await page.command("Performance.enable", { timeDomain: "threadTicks" });
  const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
  await page.command("Network.emulateNetworkConditions", slow);
  await page.command("Page.navigate", { url: origin + path });
  await until(page, `document.readyState === "complete" && performance.getEntriesByType("paint").length > 1`, 60_000);
  const { metrics } = (await page.command("Performance.getMetrics", {})) as { readonly metrics: readonly Metric[] };
  const cpu = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  const shown = await page.evaluate(`(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const parts = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    // Of a file that was on its way, the part that had come.
    const received = parts.map(({ responseStart, responseEnd, encodedBodySize }) =>
      responseStart > paint ? 0 : encodedBodySize * Math.min(1, (paint - responseStart) / Math.max(1, responseEnd - responseStart)));
    const all = parts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { paint: Math.round(paint), before: Math.round(received.reduce((sum, bytes) => sum + bytes, 0)), all };
  })()`);
  await page.close();
  console.log(path, { ...(shown as object), cpu: Number(cpu.toFixed(2)), needed: await needed(path) });
}
await browser.close();
server.close();
