import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, fill, type Page, serveSite, startChromium, until } from "./browse.js";
import { startKitchen } from "./kitchen/server.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";

type Started<T extends (...args: never) => unknown> = Awaited<ReturnType<T>>;

const SECRETS = ["secret-token", "secret-password", "secret-key", "secret-query", "secret-client", "secret-value"];

describe.skipIf(browserProblem() !== undefined)("the explorer in Chromium", () => {
  let kitchen: Started<typeof startKitchen>;
  let site: Started<typeof serveSite>;
  let browser: Started<typeof startChromium>;
  let page: Page;

  beforeAll(async () => {
    kitchen = await startKitchen();
    const { files } = await makeSite(workspaceOf(kitchen.port));
    site = await serveSite(files);
    browser = await startChromium();
  });

  afterAll(async () => {
    await browser?.close();
    site?.close();
    kitchen?.close();
  });

  const lastRequest = () => kitchen.received.at(-1);
  const panel = (operation: string): string => `.try[data-operation="${operation}"]`;
  const shown = (operation: string): Promise<unknown> =>
    page.evaluate(`document.querySelector('${panel(operation)} .results').textContent`);

  async function openPanel(operation: string, path = "reference/index.html"): Promise<void> {
    page = await browser.open(site.url + path);
    await until(page, `document.querySelector('${panel(operation)} button')`);
    await click(page, `${panel(operation)} button.open`);
    await until(page, `document.querySelector('${panel(operation)} .send')`);
  }

  /** Marks the input of a label that begins so. */
  const mark = (operation: string, label: string): Promise<unknown> =>
    page.evaluate(`(() => {
      for (const one of document.querySelectorAll("[data-marked]")) one.removeAttribute("data-marked");
      const label = [...document.querySelectorAll('${panel(operation)} label')].find((one) => one.textContent.startsWith(${JSON.stringify(label)}));
      if (!label) throw new Error("No label ${label}");
      document.getElementById(label.getAttribute("for")).dataset.marked = "";
    })()`);

  async function type(operation: string, label: string, value: string): Promise<void> {
    await mark(operation, label);
    await fill(page, "[data-marked]", value);
  }

  const code = (operation: string): string =>
    `document.querySelector('${panel(operation)} .snippets code').textContent`;

  /** Opens the request as code, in a language. */
  async function openCode(operation: string, title: string): Promise<void> {
    await page.evaluate(`document.querySelector('${panel(operation)} .snippets').open = true`);
    const tab = `[...document.querySelectorAll('${panel(operation)} .snippets button')].find((one) => one.textContent === ${JSON.stringify(title)})`;
    await until(page, tab);
    await page.evaluate(`${tab}.click()`);
    await until(page, `${tab}.ariaPressed === "true" && ${code(operation)} !== ""`);
  }

  async function send(operation: string): Promise<void> {
    await click(page, `${panel(operation)} .send`);
    await until(page, `document.querySelector('${panel(operation)} .results [role]')`);
  }

  test.each([
    ["bearer", { "bearer: token": "secret-token" }, { authorization: "Bearer secret-token" }],
    [
      "basic",
      { "basic: user name": "ada", "basic: password": "secret-password" },
      { authorization: `Basic ${btoa("ada:secret-password")}` },
    ],
    ["key", { "key: X-Key": "secret-key" }, { "x-key": "secret-key" }],
    [
      "both",
      { "bearer: token": "secret-token", "key: X-Key": "secret-key" },
      { authorization: "Bearer secret-token", "x-key": "secret-key" },
    ],
  ])("sends the credentials of %s", async (operation, typed, headers) => {
    await openPanel(operation);
    for (const [label, value] of Object.entries(typed)) await type(operation, label, value);
    await send(operation);
    expect(lastRequest()).toMatchObject({ method: "GET", url: `/${operation}`, headers });
    expect(await shown(operation)).toContain("200");
  });

  test("sends a key in the query, and no credentials where none are wanted", async () => {
    await openPanel("query");
    await type("query", "query: api_key", "secret-query");
    await send("query");
    expect(lastRequest()?.url).toBe("/query?api_key=secret-query");
    await click(page, `${panel("open")} button.open`);
    await until(page, `document.querySelector('${panel("open")} .send')`);
    await send("open");
    expect(lastRequest()).toMatchObject({ url: "/open" });
    expect(lastRequest()?.headers.authorization).toBeUndefined();
  });

  test("sends the credentials that a reader chooses out of those that the API accepts", async () => {
    await openPanel("either");
    await type("either", "bearer: token", "secret-token");
    await type("either", "key: X-Key", "secret-key");
    await type("either", "query: api_key", "secret-query");
    await send("either");
    expect(lastRequest()).toMatchObject({ url: "/either", headers: { authorization: "Bearer secret-token" } });
    await type("either", "Authenticate with", "query");
    await openCode("either", "curl");
    const curl = `document.querySelector('${panel("either")} .snippets').textContent`;
    await until(page, `${curl}.includes("/either?api_key=<token>")`);
    await click(page, `${panel("either")} .send`);
    await expect.poll(() => lastRequest()?.url).toBe("/either?api_key=secret-query");
    expect(lastRequest()?.headers.authorization).toBeUndefined();
  });

  test("says which credentials are missing, and sends nothing", async () => {
    const before = kitchen.received.length;
    await openPanel("both");
    await send("both");
    expect(await shown("both")).toMatch(/Credentials are missingFill in \S+ and \S+ above\.$/);
    expect(kitchen.received).toHaveLength(before);
  });

  test("gets and refreshes a token by the mappings of the workspace", async () => {
    const before = kitchen.received.length;
    await openPanel("oauth");
    await type("oauth", "oauth: client id", "secret-client");
    await type("oauth", "oauth: client secret", "secret-value");
    await send("oauth");
    await expect.poll(() => kitchen.received.slice(before).map(({ url }) => url)).toEqual(["/token", "/oauth"]);
    const [get, call] = kitchen.received.slice(before);
    expect(get).toMatchObject({ url: "/token", body: '{"app":{"id":"secret-client","secret":"secret-value"}}' });
    expect(call).toMatchObject({ url: "/oauth", headers: { authorization: "Bearer first" } });
    // The first token is valid for a second.
    await until(
      page,
      `document.querySelector('${panel("oauth")} [role="timer"]')?.textContent.includes("expires in 0:01")`,
    );
    await until(page, `document.querySelector('${panel("oauth")} [role="timer"]').textContent.includes("has expired")`);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await click(page, `${panel("oauth")} .send`);
    await expect
      .poll(() => kitchen.received.slice(before + 2).map(({ url, body }) => [url, body]))
      .toEqual([
        ["/refresh", '{"refresh":"again"}'],
        ["/oauth", ""],
      ]);
    expect(lastRequest()?.headers.authorization).toBe("Bearer second");
  });

  test("shows the events of a stream as they come", async () => {
    await openPanel("events");
    await send("events");
    await until(page, `document.querySelectorAll('${panel("events")} .events pre').length === 2`);
    await until(page, `document.querySelector('${panel("events")}').textContent.includes("the stream has ended")`);
    expect(await shown("events")).toContain('"n": 2');
  });

  test("uploads a file", async () => {
    await openPanel("upload");
    await mark("upload", "image");
    await page.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(["pixels"], "cake.png", { type: "image/png" }));
      const input = document.querySelector("[data-marked]");
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await type("upload", "caption", "A cake");
    await openCode("upload", "Python");
    await until(page, `(${code("upload")}).includes('Path("cake.png")')`);
    await send("upload");
    const { headers, body } = lastRequest() ?? { headers: {}, body: "" };
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(/name="image"; filename="cake.png"[\s\S]*pixels[\s\S]*name="caption"[\s\S]*A cake/);
  });

  test("offers a download under its name", async () => {
    await openPanel("download");
    await send("download");
    await until(page, `document.querySelector('${panel("download")} a[download="cake.bin"]')`);
    expect(await shown("download")).toContain("Save 3 bytes");
  });

  test("turns pages by a button", async () => {
    await openPanel("pages");
    await send("pages");
    const next = `[...document.querySelectorAll('${panel("pages")} .results button')].find((one) => one.textContent === "Next page")`;
    await until(page, next);
    await page.evaluate(`${next}.click()`);
    await expect.poll(() => lastRequest()?.url).toBe("/pages?cursor=2");
    await until(page, `!(${next})`);
    await until(page, `document.querySelector('${panel("pages")} .results').textContent.includes('"c"')`);
  });

  test("explains an error, and shows its response", async () => {
    await openPanel("error");
    await send("error");
    expect(await shown("error")).toMatch(/responded with 422.*Some values are not valid/s);
    await until(
      page,
      `document.querySelector('${panel("error")} .results').textContent.includes("This is not valid.")`,
    );
  });

  test("calls by JSON-RPC and by Connect", async () => {
    await openPanel("add");
    await type("add", "a", "1");
    await type("add", "b", "2");
    await send("add");
    expect(JSON.parse(lastRequest()?.body ?? "")).toMatchObject({ jsonrpc: "2.0", method: "add" });
    const stir = "kitchen.v1.KitchenService.Stir";
    await openPanel(stir, "reference/kitchen.html");
    await type(stir, "what", "soup");
    await send(stir);
    expect(lastRequest()).toMatchObject({ url: "/kitchen.v1.KitchenService/Stir", body: '{"what":"soup"}' });
    expect(lastRequest()?.headers["connect-protocol-version"]).toBe("1");
  });

  test("opens a channel, sends a message and shows what arrives", async () => {
    const operation = "bell";
    await openPanel(operation, "reference/bell.html");
    await click(page, `${panel(operation)} .send`);
    await until(page, `document.querySelector('${panel(operation)} .results textarea')`);
    await fill(page, `${panel(operation)} .results textarea`, '{"times":3}');
    await page.evaluate(
      `[...document.querySelectorAll('${panel(operation)} .results button')].find((one) => one.textContent === "Send message").click()`,
    );
    await until(page, `document.querySelector('${panel(operation)} .events pre')?.textContent.includes('"heard": 3')`);
  });

  test("keeps form and JSON in step, and writes the request as code", async () => {
    await openPanel("put", "reference/items.html");
    await type("put", "id", "a/b");
    await type("put", "X-Trace", "t1");
    await type("put", "name", "Cake");
    await type("put", "count", "9007199254740993");
    await type("put", "colour", "1");
    await page.evaluate(
      `[...document.querySelectorAll('${panel("put")} label')].find((one) => one.textContent.trim() === "as JSON").querySelector("input").click()`,
    );
    await until(page, `document.querySelector('${panel("put")} textarea[aria-label="Body as JSON"]')`);
    const editor = `${panel("put")} textarea[aria-label="Body as JSON"]`;
    const typed = String(await page.evaluate(`document.querySelector('${editor}').value`));
    expect(typed.replace(/\s+/g, "")).toBe('{"name":"Cake","count":9007199254740993,"colour":"green"}');
    await fill(page, editor, '{"name":"Pie","count":9007199254740993,"note":null}');
    const expected = {
      TypeScript: 'name: "Pie",',
      Python: 'name="Pie"',
      Go: "client.Items.Put(",
      Java: '.name("Pie")',
      "C#": 'Name = "Pie"',
      PHP: "name: 'Pie'",
      curl: `curl -X PUT 'http://127.0.0.1:${kitchen.port}/items/a%2Fb'`,
    };
    for (const [title, text] of Object.entries(expected)) {
      await openCode("put", title);
      await until(page, `(${code("put")}).includes(${JSON.stringify(text)})`);
      const printed = String(await page.evaluate(code("put")));
      expect(printed).toContain("Pie");
      expect(printed).toContain("9007199254740993");
    }
    await type("put", "X-Trace", "t2");
    await until(page, `(${code("put")}).includes("t2")`);
    await send("put");
    expect(lastRequest()).toMatchObject({
      method: "PUT",
      url: "/items/a%2Fb",
      headers: { "x-trace": "t2" },
      body: '{"name":"Pie","count":9007199254740993,"note":null}',
    });
  });

  test("writes code for the environment that is chosen", async () => {
    await openPanel("open");
    await openCode("open", "TypeScript");
    expect(await page.evaluate(code("open"))).not.toContain("environment");
    await page.evaluate(`(() => {
      const label = [...document.querySelectorAll('${panel("open")} label')].find((one) => one.textContent === "Environment");
      const select = document.getElementById(label.getAttribute("for"));
      select.value = "Spare";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await until(page, `(${code("open")}).includes("Spare")`);
    expect(await page.evaluate(code("open"))).toMatch(/import { \w+, KitchenEnvironment } from/);
    await openCode("open", "C#");
    await until(page, `(${code("open")}).includes("KitchenEnvironment.Spare")`);
  });

  test("labels the inputs of each panel of a page", async () => {
    await openPanel("open");
    await page.evaluate(`document.querySelectorAll(".try .open:not(:disabled)").forEach((one) => one.click())`);
    await until(page, `document.querySelectorAll(".try .send").length > 2`);
    const labels = `[...document.querySelectorAll(".try label")]`;
    const foreign = `${labels}.filter((one) => one.control && one.control.closest(".try") !== one.closest(".try"))`;
    expect(await page.evaluate(`(${foreign}).length`)).toBe(0);
  });

  test("explains a server that cannot be reached", async () => {
    await openPanel("open");
    const { port } = kitchen;
    kitchen.close();
    await send("open");
    expect(await shown("open")).toContain("The request could not be sent");
    kitchen = { ...kitchen, port };
  });

  test("leaves no secret in the page, in its address or in storage, and runs nothing that its policy forbids", async () => {
    await openPanel("bearer");
    for (const [label, secret] of [
      ["bearer: token", SECRETS[0]],
      ["basic: password", SECRETS[1]],
      ["key: X-Key", SECRETS[2]],
      ["query: api_key", SECRETS[3]],
      ["oauth: client id", SECRETS[4]],
      ["oauth: client secret", SECRETS[5]],
    ] as const) {
      await type("bearer", label, secret ?? "");
    }
    const kept = await page.evaluate(`Promise.all([
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      indexedDB.databases().then(JSON.stringify),
    ]).then((all) => all.join("\\n"))`);
    await openCode("bearer", "Go");
    expect(await page.evaluate(code("bearer"))).toContain('"<token>"');
    for (const secret of SECRETS) expect(kept).not.toContain(secret);
    expect(page.noise()).toBe("");
    expect(site.asked.every((path) => path.startsWith("/docs/") || path === "/favicon.ico")).toBe(true);
  });
});
