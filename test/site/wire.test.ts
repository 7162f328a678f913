import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ConformanceServer, startServer, writeWorkspace } from "@sdkwright/conformance";
import type { SiteFile } from "@sdkwright/site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiData, OperationData, ResourceData } from "../../packages/site/browser/explorer/data.js";
import { type OptionInput, optionInputs } from "../../packages/site/browser/explorer/settings.js";
import { runMain } from "../support/main.js";
import { browserProblem, click, type Page, serveSite, startChromium, until } from "./browse.js";
import { beginRun, bundleSdk, comparable, type Program, receivedBy, runPrograms } from "./sent.js";

type Started<T extends (...args: never) => unknown> = Awaited<ReturnType<T>>;

/**
 * The variants that differ most: every operation with the security that it declares, two schemes at once, headers of the client,
 * and a token by mappings of the workspace.
 */
const SAMPLE = ["definition", "all", "headers", "oauth-custom"];

/** Other variants that send requests in ways of their own: schemes, modes, tokens, keys. */
const OTHERS = [
  ...["any", "any-oauth", "basic", "basic-no-password", "endpoint", "header", "header-plain"],
  ...["idempotency", "oauth", "oauth-form", "oauth-refresh", "oauth-scopes"],
];

const VARIANTS = process.env.CORPUS === "all" ? [...SAMPLE, ...OTHERS] : SAMPLE;

/** Variants differ from the definition in what these send alone. */
const AUTHENTICATED = /^(?:secure_|open_|auth_(?:token|guarded)|pets_(?:create|get|list|replace)$)/;

/** What pages cannot send, or programs of the documentation do not. */
const LEFT_OUT: { readonly [operation: string]: string } = {
  secure_cookie:
    "Browsers let no page set a cookie of another server. The panel says so, and the proxy of `docs dev` sends it.",
};

const DOCS = "navigation: [{ api: Acme, playground: { oauth: true } }]\n";

interface Shown extends OperationData {
  readonly anchor: string;
  readonly page: string;
}

/** The value that is typed for an option of the client. */
const typed = ({ option, label }: OptionInput, port: string): string =>
  label.startsWith("port") ? port : label.startsWith("run") ? "none" : `given-${option}`;

const read = <T>(files: readonly SiteFile[], path: string): T =>
  JSON.parse(String(files.find((file) => file.path === path)?.content)) as T;

/** The operations that a page of a variant calls. */
function operationsIn(files: readonly SiteFile[]): Shown[] {
  const pages = files.filter(({ path }) => /^reference\/[\w.]+\.html$/.test(path));
  return pages.flatMap(({ path }): Shown[] => {
    const data = path === "reference/index.html" ? "reference/index.json" : path.replace(/html$/, "json");
    if (!files.some((file) => file.path === data)) return [];
    const { operations } = read<ResourceData>(files, data);
    return Object.entries(operations).map(([anchor, operation]) => ({ ...operation, anchor, page: path }));
  });
}

/** Types into the fields of an open panel: optional ones too, wherever a text of the example says what. */
async function fillPanel(page: Page, panel: string, { fields }: Shown): Promise<void> {
  const texts = fields.flatMap(({ name, example }) =>
    typeof example === "string" || typeof example === "number" ? [[name, String(example)] as const] : [],
  );
  await page.evaluate(`(() => {
    const panel = document.querySelector(${JSON.stringify(panel)});
    const put = (input, value) => {
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    };
    for (const [name, value] of ${JSON.stringify(texts)}) {
      const label = [...panel.querySelectorAll("label")].find((one) => one.textContent.trim().split(" ")[0] === name);
      const input = label?.htmlFor ? document.getElementById(label.htmlFor) : null;
      if (input instanceof HTMLInputElement && input.type === "text" && input.value === "") put(input, value);
    }
    for (const input of panel.querySelectorAll("input[type=file]")) {
      const files = new DataTransfer();
      // Without a type, as a file has that a program opens.
      files.items.add(new File(["content"], "sample.txt"));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }
  })()`);
}

/** Gives the options of the client by their labels. */
function give(page: Page, panel: string, values: readonly (readonly [label: string, value: string])[]) {
  return page.evaluate(`(() => {
    const labels = [...document.querySelectorAll(${JSON.stringify(`${panel} label`)})];
    for (const [text, value] of ${JSON.stringify(values)}) {
      const label = labels.find((one) => one.textContent === text);
      if (!label) throw new Error("No label " + text);
      const input = document.getElementById(label.htmlFor);
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  })()`);
}

/** The request as code in TypeScript, once it is there. */
async function codeOf(page: Page, panel: string): Promise<string> {
  const tab = `[...document.querySelectorAll('${panel} .snippets button')].find((one) => one.textContent === "TypeScript")`;
  await page.evaluate(`document.querySelector('${panel} .snippets').open = true`);
  await until(page, tab);
  await page.evaluate(`${tab}.click()`);
  const code = `document.querySelector('${panel} .snippets code').textContent`;
  await until(page, `${tab}.ariaPressed === "true" && ${code} !== ""`);
  // What was typed last is printed a moment after it is shown, however busy the browser is.
  await page.evaluate(`new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30)));
  })`);
  return String(await page.evaluate(code));
}

function filesIn(folder: string): SiteFile[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return { path: file.slice(folder.length + 1), content: readFileSync(file) };
  });
}

describe.skipIf(browserProblem() !== undefined)("the explorer and the SDK against the conformance server", () => {
  let server: ConformanceServer;
  let browser: Started<typeof startChromium>;

  beforeAll(async () => {
    server = await startServer();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test.each(VARIANTS)(
    "send the same requests: %s",
    async (variant) => {
      const folder = mkdtempSync(join(tmpdir(), "sdkwright-wire-"));
      try {
        writeWorkspace(folder, variant, { name: "gen-typescript-sdk", plugins: [] });
        writeFileSync(join(folder, "docs.yml"), DOCS);
        writeFileSync(join(folder, "sample.txt"), "content");
        const built = await runMain(["docs", "build"], folder);
        expect(built.code, built.stderr).toBe(0);
        await bundleSdk(folder);
        const files = filesIn(join(folder, "docs-site"));
        const { sent, printed } = await compare(files, folder, variant);
        expect(sent).toEqual(printed);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
    120_000,
  );

  async function compare(files: readonly SiteFile[], folder: string, variant: string) {
    const inputs = optionInputs(read<ApiData>(files, "reference/client.json"));
    const operations = operationsIn(files).filter(({ anchor, via }) => {
      const isShown = variant === "definition" || AUTHENTICATED.test(anchor);
      return isShown && via !== "socket" && !(anchor in LEFT_OUT);
    });
    expect(operations.length).toBeGreaterThan(10);
    const port = new URL(server.main).port;
    const values = inputs.map((input) => [input, typed(input, port)] as const);
    const runLabel = inputs.find(({ label }) => label.startsWith("run"));
    const site = await serveSite(files);
    const programs: Program[] = [];
    try {
      let page: Page | undefined;
      for (const [at, operation] of operations.entries()) {
        const run = `${variant}-${at}`;
        await beginRun(server, `page-${run}`);
        await beginRun(server, `sdk-${run}`);
        if (page === undefined || operation.page !== operations[at - 1]?.page) {
          await page?.close();
          page = await browser.open(site.url + operation.page);
        }
        const panel = `.try[data-operation="${operation.anchor}"]`;
        await until(page, `document.querySelector('${panel} button.open')`);
        await click(page, `${panel} button.open`);
        await until(page, `document.querySelector('${panel} .send')`);
        await give(page, panel, [
          ...values.map(([{ label }, value]) => [label, value] as const),
          [runLabel?.label ?? "", `page-${run}`],
        ]);
        await fillPanel(page, panel, operation);
        const code = await codeOf(page, panel);
        await click(page, `${panel} .send`);
        await until(page, `document.querySelector('${panel} .results [role]')`);
        const options = Object.fromEntries(values.map(([{ option }, value]) => [option, value]));
        programs.push({ code, options: { ...options, [runLabel?.option ?? ""]: `sdk-${run}`, maxRetries: 0 } });
      }
    } finally {
      site.close();
    }
    const told = await runPrograms(folder, programs);
    const of = async (place: string) => {
      const all = operations.map(async ({ anchor }, at) => {
        const received = await receivedBy(server, `${place}-${variant}-${at}`);
        return [anchor, received.map(comparable)] as const;
      });
      return Object.fromEntries(await Promise.all(all));
    };
    if (process.env.SHOW) console.log(told, programs.map(({ code }) => code).join("\n\n"));
    return { sent: await of("page"), printed: await of("sdk") };
  }
});
