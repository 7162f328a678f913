import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, fill, type OpenedSite, openSite, type Page, until } from "./browse.js";
import { startKitchen } from "./kitchen/server.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";

const AXE = readFileSync(createRequire(`${ROOT}test/package.json`).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Colours, and the size of a screen. */
interface Look {
  readonly scheme: "light" | "dark";
  readonly width: number;
  readonly height: number;
}

const LOOKS: readonly Look[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].flatMap((size): Look[] => [
  { scheme: "light", ...size },
  { scheme: "dark", ...size },
]);

/** Operations with what is shown of what came of them: a body, events, a file, pages, an error, and nothing sent at all. */
const RESULTS: readonly (readonly [operation: string, shown: string])[] = [
  ["open", "pathname"],
  ["events", "the stream has ended"],
  ["download", "Save 3 bytes"],
  ["pages", "Next page"],
  ["error", "This is not valid."],
  ["both", "Credentials are missing"],
];

/** What axe finds in a page that keeps readers out. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`${AXE}; undefined`);
  const found = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => JSON.parse(JSON.stringify(violations)))",
  )) as readonly Violation[];
  const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`);
}

describe.skipIf(browserProblem() !== undefined)("pages of a site, judged by axe in Chromium", () => {
  let kitchen: Awaited<ReturnType<typeof startKitchen>>;
  let site: OpenedSite;

  beforeAll(async () => {
    kitchen = await startKitchen();
    const { files } = await makeSite({
      ...workspaceOf(kitchen.port),
      "docs.yml": "title: Kitchen\nnavigation: [{ page: Welcome, path: welcome.md }, { api: Kitchen }]\n",
      "welcome.md":
        "# Welcome\n\n> [!NOTE]\n> Text.\n\n```ts\nconst a = 1;\n```\n\n```python\na = 1\n```\n\n| a |\n|---|\n| b |\n",
    });
    site = await openSite(files);
  });
  afterAll(async () => {
    await site?.close();
    kitchen?.close();
  });

  test("axe finds what is wrong", async () => {
    const page = await site.open("index.html");
    await page.evaluate(`document.querySelector("main").append(document.createElement("button"))`);
    expect(await violations(page)).toEqual(["button-name: <button></button>"]);
  });

  /** A page in colours and on a screen. */
  async function openIn(path: string, { scheme, width, height }: Look): Promise<Page> {
    const page = await site.open();
    await page.command("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    const view = { width, height, deviceScaleFactor: 1, mobile: width < 600 };
    await page.command("Emulation.setDeviceMetricsOverride", view);
    await page.command("Page.navigate", { url: site.url + path });
    await until(page, `location.href !== "about:blank" && document.readyState === "complete"`);
    return page;
  }

  /** Whether a page is wider than the screen, so that readers must push it from side to side. */
  const overflow = (page: Page): Promise<unknown> =>
    page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");

  async function openPanel(page: Page, operation: string): Promise<string> {
    const panel = `.try[data-operation="${operation}"]`;
    await until(page, `document.querySelector('${panel} button.open')`);
    await click(page, `${panel} button.open`);
    await until(page, `document.querySelector('${panel} .send')`);
    return panel;
  }

  describe.each(LOOKS)("$scheme, $width px wide", (look) => {
    test("have nothing serious", async () => {
      for (const path of ["index.html", "reference/index.html", "reference/items.html", "reference/types/Item.html"]) {
        const page = await openIn(path, look);
        expect(await violations(page), path).toEqual([]);
        expect(await overflow(page), path).toBe(0);
        await page.close();
      }
    });

    test("have nothing serious while an operation is tried and something is searched", async () => {
      const page = await openIn("reference/items.html", look);
      await openPanel(page, "put");
      await page.evaluate(`document.querySelector(".explorer details").open = true`);
      expect(await violations(page)).toEqual([]);
      await click(page, "button.search");
      await until(page, `document.querySelector("dialog.finder")?.open`);
      await fill(page, "dialog.finder input", "put");
      await until(page, `document.querySelector("dialog.finder li")`);
      expect(await violations(page)).toEqual([]);
      await page.close();
    });

    test.each(RESULTS)("have nothing serious with what came of %s", async (operation, what) => {
      const page = await openIn("reference/index.html", look);
      const panel = await openPanel(page, operation);
      await click(page, `${panel} .send`);
      await until(page, `document.querySelector('${panel} .results')?.textContent.includes(${JSON.stringify(what)})`);
      await page.evaluate(
        `document.querySelectorAll('${panel} .results details').forEach((one) => one.setAttribute("open", ""))`,
      );
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.close();
    });
  });
});
