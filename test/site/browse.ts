import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { SiteFile } from "@sdkwright/site";
import { launch } from "../languages/typescript/conformance/chromium/browser.js";
import type { Page } from "../languages/typescript/conformance/chromium/devtools.js";

export { browserProblem } from "../languages/typescript/conformance/chromium/browser.js";
export type { Page };

const TYPES: { readonly [extension: string]: string } = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown",
  ".png": "image/png",
  ".svg": "image/svg+xml",
};

/** A web server that hands out the files of a site below a path, as hosts of static files do. */
export async function serveSite(files: readonly SiteFile[], base = "/docs/") {
  const byPath = new Map(files.map(({ path, content }) => [base + path, content]));
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? "");
    asked.push(path);
    const content = byPath.get(path.endsWith("/") ? `${path}index.html` : path);
    if (content === undefined) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": TYPES[extname(path)] ?? "text/html" }).end(content);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: origin + base, asked, close };
}

/** Chromium, with a profile that is gone afterwards. */
export async function startChromium() {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-site-"));
  const browser = await launch(folder);
  return {
    open: (url: string): Promise<Page> => browser.protocol.open(url),
    async close() {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A site that is served, with a browser that opens its pages. */
export interface OpenedSite {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  /** Opens a page by its path; without one, an empty page. */
  open(path?: string): Promise<Page>;
  close(): Promise<void>;
}

/** Serves the files of a site, and starts Chromium to open them. */
export async function openSite(files: readonly SiteFile[]): Promise<OpenedSite> {
  const { url, asked, close } = await serveSite(files);
  const browser = await startChromium();
  return {
    url,
    asked,
    open: (path) => browser.open(path === undefined ? "about:blank" : url + path),
    async close() {
      await browser.close();
      close();
    },
  };
}

/** Waits until an expression of a page is true. */
export async function until(page: Page, expression: string, milliseconds = 10_000): Promise<void> {
  const started = Date.now();
  while (!(await page.evaluate(`Boolean(${expression})`))) {
    if (Date.now() - started > milliseconds) throw new Error(`Not within ${milliseconds} ms: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Types a text into an input, as a reader does. */
export function fill(page: Page, selector: string, text: string): Promise<unknown> {
  return page.evaluate(`(() => {
    const input = document.querySelector(${JSON.stringify(selector)});
    input.value = ${JSON.stringify(text)};
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
}

/** Clicks on the first element that fits. */
export function click(page: Page, selector: string): Promise<unknown> {
  return page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
}

/** Writes a picture of a page. */
export async function picture(
  page: Page,
  file: string,
  view: { readonly width: number; readonly height: number; readonly dark?: boolean },
) {
  const { width, height, dark = false } = view;
  await page.command("Emulation.setDeviceMetricsOverride", {
    width,
    height,
    deviceScaleFactor: 1,
    mobile: width < 600,
  });
  const features = [{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }];
  await page.command("Emulation.setEmulatedMedia", { features });
  const { data } = await page.command("Page.captureScreenshot", { format: "png" });
  writeFileSync(file, Buffer.from(String(data), "base64"));
}
