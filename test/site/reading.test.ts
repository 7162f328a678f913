import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, type OpenedSite, openSite, type Page, until } from "./browse.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";

const code = (fence: string): string => `\`\`\`${fence}\nin ${fence}\n\`\`\`\n`;
const GUIDE = `# Welcome\n\n${code("bash")}\n${code("ts")}\nText between.\n\n${code("ruby")}\n${code("c++")}\n`;
const PAGES = Array.from({ length: 60 }, (_, at) => `page-${at}`);

describe.skipIf(browserProblem() !== undefined)("a site that is read in Chromium", () => {
  let site: OpenedSite;

  beforeAll(async () => {
    const entries = ["welcome", ...PAGES].map((name) => `{ page: ${name}, path: ${name}.md }`);
    const { files } = await makeSite({
      ...workspaceOf(4010),
      "docs.yml": `title: Kitchen\nnavigation: [${entries.join(", ")}, { api: Kitchen }]\n`,
      "welcome.md": GUIDE,
      ...Object.fromEntries(PAGES.map((name) => [`${name}.md`, `# ${name}\n`])),
    });
    site = await openSite(files);
  });
  afterAll(async () => {
    await site?.close();
  });

  const shown = (page: Page): Promise<unknown> =>
    page.evaluate(
      `[...document.querySelectorAll(".samples > section")].filter((one) => one.checkVisibility()).map((one) => one.dataset.lang)`,
    );
  const chosen = (page: Page): Promise<unknown> =>
    page.evaluate(`[...document.querySelectorAll(".tabs [aria-pressed=true]")].map((one) => one.textContent)`);

  test("shows a sample in each place, also where there is none in the chosen language", async () => {
    const page = await site.open("index.html");
    await until(page, `document.querySelector(".tabs")`);
    expect(await shown(page)).toEqual(["bash", "ruby"]);
    expect(await chosen(page)).toEqual(["Shell", "Ruby"]);
    await click(page, '.tabs [data-lang="c++"]');
    expect(await shown(page)).toEqual(["bash", "c++"]);
    await click(page, '.tabs [data-lang="typescript"]');
    expect(await shown(page)).toEqual(["typescript", "ruby"]);
    expect(await chosen(page)).toEqual(["TypeScript", "Ruby"]);
  });

  test("shows the current page in long contents", async () => {
    const page = await site.open();
    // Small screens have no list beside the page.
    const view = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    await page.command("Emulation.setDeviceMetricsOverride", view);
    await page.command("Page.navigate", { url: `${site.url}page-55.html` });
    await until(page, `document.querySelector("nav a[aria-current]")`);
    const isInSight = `(() => {
      const current = document.querySelector("nav a[aria-current]").getBoundingClientRect();
      const menu = document.querySelector("nav .menu").getBoundingClientRect();
      return current.top >= menu.top && current.bottom <= menu.bottom;
    })()`;
    await until(page, isInSight);
    expect(await page.evaluate("scrollY")).toBe(0);
  });
});
