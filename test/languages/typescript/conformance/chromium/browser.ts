import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Driver, Result } from "@sdkwright/conformance";
import { ROOT } from "@sdkwright/testkit";
import { build } from "esbuild";
import type { OpenPlace } from "../../../../conformance/support/language.js";
import { connect, type Protocol } from "./devtools.js";

const PROGRAM = process.env.CONFORMANCE_CHROMIUM ?? "/usr/bin/chromium";

let answer: { readonly status: number | null; readonly stdout: string } | undefined;

/** What Chromium says of its version, asked once in a process. */
function asked(): NonNullable<typeof answer> {
  answer ??= spawnSync(PROGRAM, ["--version"], { encoding: "utf8" });
  return answer;
}

/** Why nothing can run in Chromium; undefined where it can. */
export function browserProblem(): string | undefined {
  if (!existsSync(PROGRAM)) return `there is no ${PROGRAM}; CONFORMANCE_CHROMIUM names another`;
  // Some distributions install a program in its place that only says how to get the browser.
  return asked().status === 0 ? undefined : `${PROGRAM} does not run; CONFORMANCE_CHROMIUM names another`;
}

/** Of Chromium, as it says. */
export function browserVersion(): string {
  return asked().stdout;
}

const FLAGS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  // The browser calls nobody but the scripted server.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--ignore-certificate-errors",
  // A page that is not looked at would get its timers late.
  "--disable-background-timer-throttling",
  "--disable-renderer-backgrounding",
  "--disable-backgrounding-occluded-windows",
  "--remote-debugging-port=0",
];

async function bundleDriver(folder: string): Promise<void> {
  const here = `${ROOT}test/languages/typescript/conformance/chromium`;
  const platform = `${here}/platform.ts`;
  await build({
    entryPoints: [`${here}/page.ts`],
    outfile: join(folder, "dist/page.mjs"),
    bundle: true,
    format: "esm",
    platform: "browser",
    logLevel: "error",
    alias: { "node:util": platform, "node:crypto": platform, "node:timers/promises": platform },
  });
}

/** Serves built modules, and an empty page, on an origin that is not the API's. */
async function serve(folder: string): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer(({ url = "/" }, response) => {
    const module = /^\/[\w-]+\.mjs$/.exec(url)?.[0];
    if (module === undefined) response.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
    else {
      response.writeHead(200, { "Content-Type": "text/javascript" });
      response.end(readFileSync(join(folder, "dist", module)));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Address at which a started browser takes commands. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on("close", () => reject(new Error(`${PROGRAM} ended`)));
    if (child.stderr === null) return;
    createInterface({ input: child.stderr }).on("line", (line) => {
      const [, url] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

async function openPage(protocol: Protocol, origin: string, variant: string): Promise<Driver> {
  const page = await protocol.open(`${origin}/`);
  await page.evaluate(`import(${JSON.stringify(`${origin}/page.mjs`)}).then(() => undefined)`);
  await page.evaluate(`conformance.start(${JSON.stringify(`${origin}/${variant}.mjs`)})`);
  let last = 0;
  return {
    async send(message) {
      last += 1;
      const text = JSON.stringify(JSON.stringify({ id: last, ...message }));
      const answer = await page.evaluate(`conformance.answer(JSON.parse(${text})).then(JSON.stringify)`);
      return JSON.parse(String(answer)) as Result;
    },
    noise: page.noise,
    async close() {
      await page.close();
      return page.noise();
    },
  };
}

/** A browser that runs, with a profile of its own. */
export interface Browser {
  readonly protocol: Protocol;
  close(): Promise<void>;
}

/** Starts Chromium with a profile in a folder. */
export async function launch(folder: string): Promise<Browser> {
  const child = spawn(PROGRAM, [...FLAGS, `--user-data-dir=${join(folder, "profile")}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<void>((resolve) => void child.on("close", () => resolve()));
  const protocol = await connect(await addressOf(child));
  return {
    protocol,
    async close() {
      protocol.close();
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts Chromium; each driver is a page of its own, with the SDKs that were built into a folder. */
export async function startBrowser(folder: string): Promise<OpenPlace> {
  await bundleDriver(folder);
  const { server, origin } = await serve(folder);
  const browser = await launch(folder);
  return {
    start(variant, env) {
      if (Object.keys(env).length > 0) throw new Error("A page has no environment");
      return openPage(browser.protocol, origin, variant);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await browser.close();
    },
  };
}
