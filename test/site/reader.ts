import { click, fill, type OpenedSite, type Page, until } from "./browse.js";

/** The panel of an operation in a page. */
export const panel = (operation: string): string => `.try[data-operation="${operation}"]`;

/** The text of the request as code. */
export const code = (operation: string): string =>
  `document.querySelector('${panel(operation)} .snippets code').textContent`;

/** A reader who tries operations. */
export interface Reader {
  /** The page that was opened last. */
  readonly page: Page;
  openPage(path: string): Promise<void>;
  openPanel(operation: string, path?: string): Promise<void>;
  /** Marks the input of a label that begins so. */
  mark(operation: string, label: string): Promise<void>;
  type(operation: string, label: string, value: string): Promise<void>;
  /** Opens the request as code, in a language. */
  openCode(operation: string, title: string): Promise<void>;
  /** Sends the request, and waits for what comes of it. */
  send(operation: string): Promise<void>;
  /** What came of a request. */
  shown(operation: string): Promise<unknown>;
}

/** A reader of a site. */
export function createReader(site: OpenedSite): Reader {
  let page: Page;
  const reader: Reader = {
    get page() {
      return page;
    },
    async openPage(path) {
      page = await site.open(path);
    },
    async openPanel(operation, path = "reference/index.html") {
      await reader.openPage(path);
      await until(page, `document.querySelector('${panel(operation)} button')`);
      await click(page, `${panel(operation)} button.open`);
      await until(page, `document.querySelector('${panel(operation)} .send')`);
    },
    async mark(operation, label) {
      await page.evaluate(`(() => {
        for (const one of document.querySelectorAll("[data-marked]")) one.removeAttribute("data-marked");
        const label = [...document.querySelectorAll('${panel(operation)} label')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}));
        if (!label) throw new Error("No label ${label}");
        document.getElementById(label.getAttribute("for")).dataset.marked = "";
      })()`);
    },
    async type(operation, label, value) {
      await reader.mark(operation, label);
      await fill(page, "[data-marked]", value);
    },
    async openCode(operation, title) {
      await page.evaluate(`document.querySelector('${panel(operation)} .snippets').open = true`);
      const tab = `[...document.querySelectorAll('${panel(operation)} .snippets button')].find((one) => one.textContent === ${JSON.stringify(title)})`;
      await until(page, tab);
      await page.evaluate(`${tab}.click()`);
      await until(page, `${tab}.ariaPressed === "true" && ${code(operation)} !== ""`);
    },
    async send(operation) {
      await click(page, `${panel(operation)} .send`);
      await until(page, `document.querySelector('${panel(operation)} .results [role]')`);
    },
    shown: (operation) => page.evaluate(`document.querySelector('${panel(operation)} .results').textContent`),
  };
  return reader;
}
