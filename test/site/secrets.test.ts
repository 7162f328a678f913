import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, type OpenedSite, openSite, until } from "./browse.js";
import { startKitchen } from "./kitchen/server.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";
import { code, createReader, panel, type Reader } from "./reader.js";

/** What is typed into the inputs of credentials, by their labels. */
const SECRETS: { readonly [label: string]: string } = {
  "bearer: token": "secret-token",
  "basic: password": "secret-password",
  "key: X-Key": "secret-key",
  "query: api_key": "secret-query",
  "oauth: client id": "secret-client",
  "oauth: client secret": "secret-value",
};

/** What the server gives in return for them. */
const TOKENS = ["first-access", "first-refresh", "second-access"];

/** Operations, with what the server receives of the secrets. */
const SENDS: { readonly [operation: string]: string } = {
  bearer: "Bearer secret-token",
  basic: btoa("ada:secret-password"),
  key: "secret-key",
  query: "api_key=secret-query",
  oauth: "Bearer first-access",
};

const KEPT = `Promise.all([
  document.documentElement.outerHTML,
  location.href,
  window.name,
  JSON.stringify(history.state),
  JSON.stringify({ ...localStorage }),
  JSON.stringify({ ...sessionStorage }),
  document.cookie,
  indexedDB.databases().then(JSON.stringify),
  caches.keys().then(JSON.stringify),
  navigator.serviceWorker.getRegistrations().then((all) => JSON.stringify(all.map(({ scope }) => scope))),
]).then((all) => all.join("\\n"))`;

describe.skipIf(browserProblem() !== undefined)("secrets that are typed into the explorer, in Chromium", () => {
  let kitchen: Awaited<ReturnType<typeof startKitchen>>;
  let site: OpenedSite;
  let reader: Reader;

  beforeAll(async () => {
    kitchen = await startKitchen();
    const { files } = await makeSite(workspaceOf(kitchen.port));
    site = await openSite(files);
    reader = createReader(site);
  });

  afterAll(async () => {
    await site?.close();
    kitchen?.close();
  });

  /** Types all secrets into an open panel. */
  async function typeSecrets(operation: string): Promise<void> {
    await reader.type(operation, "basic: user name", "ada");
    for (const [label, secret] of Object.entries(SECRETS)) await reader.type(operation, label, secret);
  }

  /** Everything that a page keeps where others, or the reader's next visit, could find it. */
  const kept = async (): Promise<string> => `${await reader.page.evaluate(KEPT)}`;

  function expectNoSecrets(text: string): void {
    for (const secret of [...Object.values(SECRETS), ...TOKENS]) expect(text).not.toContain(secret);
  }

  test("leaves no secret in the page, in its address or in storage, and runs nothing that its policy forbids", async () => {
    await reader.openPanel("bearer");
    await typeSecrets("bearer");
    expectNoSecrets(await kept());
    await reader.openCode("bearer", "Go");
    expect(await reader.page.evaluate(code("bearer"))).toContain('"<token>"');
    expectNoSecrets(await kept());
    expect(reader.page.noise()).toBe("");
    expect(site.asked.every((path) => path.startsWith("/docs/") || path === "/favicon.ico")).toBe(true);
  });

  test.each(Object.entries(SENDS))("leaves no secret anywhere after a request of %s", async (operation, sent) => {
    await reader.openPanel(operation);
    await typeSecrets(operation);
    const before = kitchen.received.length;
    await reader.send(operation);
    expect(await reader.shown(operation)).toContain("200");
    expect(JSON.stringify(kitchen.received.slice(before))).toContain(sent);
    expectNoSecrets(await kept());
    await reader.openCode(operation, "TypeScript");
    expectNoSecrets((await kept()) + reader.page.noise() + site.asked.join("\n"));
  });

  test("shows no access token, neither while the call waits for its response nor after it was stopped", async () => {
    const before = kitchen.received.length;
    const release = kitchen.hold("/oauth");
    try {
      await reader.openPanel("oauth");
      await typeSecrets("oauth");
      await click(reader.page, `${panel("oauth")} .send`);
      await expect.poll(() => kitchen.received.slice(before).map(({ url }) => url)).toEqual(["/token", "/oauth"]);
      await until(reader.page, `document.querySelector('${panel("oauth")} [role="timer"]')`);
      expect(await reader.shown("oauth")).toBe("");
      expectNoSecrets(await kept());
      await reader.page.evaluate(
        `[...document.querySelectorAll('${panel("oauth")} button')].find((one) => one.textContent === "Stop").click()`,
      );
      await until(reader.page, `!document.querySelector('${panel("oauth")} .send').disabled`);
      expect(await reader.shown("oauth")).toBe("");
      expectNoSecrets((await kept()) + reader.page.noise());
    } finally {
      release();
    }
  });
});
