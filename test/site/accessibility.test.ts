import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ROOT } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, type Page, serveSite, startChromium, until } from "./browse.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";

const AXE = readFileSync(createRequire(`${ROOT}test/package.json`).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

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
  let site: Awaited<ReturnType<typeof serveSite>>;
  let browser: Awaited<ReturnType<typeof startChromium>>;

  beforeAll(async () => {
    const { files } = await makeSite({
      ...workspaceOf(4010),
      "docs.yml": "title: Kitchen\nnavigation: [{ page: Welcome, path: welcome.md }, { api: Kitchen }]\n",
      "welcome.md":
        "# Welcome\n\n> [!NOTE]\n> Text.\n\n```ts\nconst a = 1;\n```\n\n```python\na = 1\n```\n\n| a |\n|---|\n| b |\n",
    });
    site = await serveSite(files);
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  test("axe finds what is wrong", async () => {
    const page = await browser.open(`${site.url}index.html`);
    await page.evaluate(`document.querySelector("main").append(document.createElement("button"))`);
    expect(await violations(page)).toEqual(["button-name: <button></button>"]);
  });

  test.each(["light", "dark"])("have nothing serious in %s colours", async (scheme) => {
    for (const path of ["index.html", "reference/index.html", "reference/items.html", "reference/types/Item.html"]) {
      const page = await browser.open(site.url + path);
      await page.command("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
      expect(await violations(page), path).toEqual([]);
      await page.close();
    }
  });

  test("have nothing serious while an operation is tried and something is searched", async () => {
    const page = await browser.open(`${site.url}reference/items.html`);
    await until(page, `document.querySelector("button.open")`);
    await click(page, "button.open");
    await until(page, `document.querySelector(".explorer .send")`);
    await page.evaluate(`document.querySelector(".explorer details").open = true`);
    expect(await violations(page)).toEqual([]);
    await click(page, "button.search");
    await until(page, `document.querySelector("dialog.finder")?.open`);
    expect(await violations(page)).toEqual([]);
  });
});
