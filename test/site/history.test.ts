import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, type OpenedSite, openSite, until } from "./browse.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";
import { createReader, panel, type Reader } from "./reader.js";

const PATH = "reference/index.html";

/** Whether the scripts of a page have run. */
const IS_READY = `document.readyState === "complete" && document.querySelector(".tabs")`;

/** Whether the page has noted where its reader is, which it does a moment after scrolling. */
const IS_NOTED = `(({ anchor, top }) =>
  Math.abs(document.getElementById(anchor)?.getBoundingClientRect().top - top) < 50)(history.state ?? {})`;

describe.skipIf(browserProblem() !== undefined)(
  "a site in Chromium after reloading, and after going back and forward",
  () => {
    let site: OpenedSite;
    let reader: Reader;

    beforeAll(async () => {
      const { files } = await makeSite(workspaceOf(4010));
      site = await openSite(files);
      reader = createReader(site);
    });
    afterAll(async () => {
      await site?.close();
    });

    /** Waits for a page that is being loaded: it answers nothing for a moment. */
    const arrive = (condition: string): Promise<void> =>
      expect
        .poll(() => reader.page.evaluate(`Boolean(${condition} && ${IS_READY})`).catch(() => false), {
          timeout: 20_000,
        })
        .toBe(true);

    /** Goes elsewhere by a step that the page makes itself, as a reader's click does. */
    async function leave(step: string, arrived: string): Promise<void> {
      // A page that is gone could not say that the step was made.
      await reader.page.evaluate(`setTimeout(() => { ${step} }); undefined`);
      await arrive(arrived);
    }

    const go = (path: string): Promise<void> =>
      leave(`location.href = ${JSON.stringify(site.url + path)}`, `location.href.endsWith(${JSON.stringify(path)})`);
    const back = (path: string): Promise<void> =>
      leave("history.back()", `location.href.endsWith(${JSON.stringify(path)})`);
    const forward = (path: string): Promise<void> =>
      leave("history.forward()", `location.href.endsWith(${JSON.stringify(path)})`);

    async function reload(): Promise<void> {
      await reader.page.evaluate("window.isOld = true");
      await reader.page.command("Page.reload", {});
      await arrive("!window.isOld");
    }

    const choices = (): Promise<unknown> =>
      reader.page.evaluate(`(() => {
      const { theme, lang } = document.documentElement.dataset;
      const shown = [...document.querySelectorAll(".samples > section")].filter((one) => one.checkVisibility());
      const pressed = [...document.querySelectorAll(".tabs [aria-pressed=true]")].map((one) => one.dataset.lang);
      return { theme, lang, shown: [...new Set(shown.map((one) => one.dataset.lang))], pressed: [...new Set(pressed)] };
    })()`);
    const chosen = (theme: string, lang: string) => ({ theme, lang, shown: [lang], pressed: [lang] });

    /** Chooses as a reader does. */
    async function choose(theme: "light" | "dark", lang: string): Promise<void> {
      const { page } = reader;
      if ((await page.evaluate("document.documentElement.dataset.theme")) !== theme) await click(page, "button.theme");
      await click(page, `.tabs [data-lang="${lang}"]`);
      expect(await choices()).toEqual(chosen(theme, lang));
    }

    test("keeps the theme and the language of samples, also on pages that were left before they were chosen", async () => {
      await reader.openPage(PATH);
      await until(reader.page, `document.querySelector(".tabs")`);
      await choose("dark", "python");
      await reload();
      expect(await choices()).toEqual(chosen("dark", "python"));
      await go("reference/items.html");
      await choose("light", "java");
      await back(PATH);
      await until(reader.page, `document.documentElement.dataset.lang === "java"`);
      expect(await choices()).toEqual(chosen("light", "java"));
      await forward("reference/items.html");
      expect(await choices()).toEqual(chosen("light", "java"));
    });

    test("forgets credentials when a page is loaded anew, and closes its panels", async () => {
      await reader.openPanel("bearer");
      await reader.type("bearer", "bearer: token", "secret-token");
      await reload();
      expect(await reader.page.evaluate(`document.querySelectorAll(".try .send").length`)).toBe(0);
      await click(reader.page, `${panel("bearer")} button.open`);
      await until(reader.page, `document.querySelector('${panel("bearer")} .send')`);
      const filled = `[...document.querySelectorAll('${panel("bearer")} input')].map(({ value }) => value).filter((value) => value !== "")`;
      expect(await reader.page.evaluate(filled)).toEqual([]);
    });

    test("shows no credentials to whoever goes back to a page that was left", async () => {
      await reader.openPanel("bearer");
      await reader.type("bearer", "bearer: token", "secret-token");
      await go("reference/items.html");
      await back(PATH);
      const typed = `[...document.querySelectorAll("input[type=password]")].some(({ value }) => value !== "")`;
      expect(await reader.page.evaluate(typed)).toBe(false);
    });

    const isAtTop = (id: string): string =>
      `(({ top }) => top > -100 && top < 150)(document.getElementById("${id}").getBoundingClientRect())`;

    test("shows the same part after a page is loaded anew", async () => {
      await reader.openPage(`${PATH}#upload`);
      await until(reader.page, isAtTop("upload"));
      await until(reader.page, IS_NOTED);
      await reload();
      await until(reader.page, isAtTop("upload"));
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await reader.page.evaluate(isAtTop("upload"))).toBe(true);
      await leave(`document.getElementById("bearer").scrollIntoView()`, isAtTop("bearer"));
      await until(reader.page, IS_NOTED);
      await reload();
      await until(reader.page, isAtTop("bearer"));
    });

    test("leaves readers where they are who scroll before a page has loaded", async () => {
      await reader.openPage(`${PATH}#upload`);
      await until(reader.page, isAtTop("upload"));
      await until(reader.page, IS_NOTED);
      // A page with large images is read for a while before its load event. The browser's own restoring is left out.
      const { identifier } = await reader.page.command("Page.addScriptToEvaluateOnNewDocument", {
        source: `history.scrollRestoration = "manual";
        addEventListener("DOMContentLoaded", () => {
          dispatchEvent(new WheelEvent("wheel"));
          scrollTo(0, 0);
        });`,
      });
      await reload();
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await reader.page.evaluate("scrollY")).toBe(0);
      await reader.page.command("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    });

    test("leads to the same operation by its address, and back to where a reader was", async () => {
      await reader.openPage(`${PATH}#upload`);
      const inSight = (id: string): string =>
        `(({ top, bottom }) => bottom > 0 && top < innerHeight)(document.getElementById("${id}").getBoundingClientRect())`;
      await until(reader.page, inSight("upload"));
      await until(reader.page, IS_NOTED);
      await leave(`location.hash = "#bearer"`, `location.hash === "#bearer"`);
      await until(reader.page, inSight("bearer"));
      await go("reference/items.html");
      await back(`${PATH}#bearer`);
      await until(reader.page, inSight("bearer"));
      await back(`${PATH}#upload`);
      await until(reader.page, inSight("upload"));
    });
  },
);
