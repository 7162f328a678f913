import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, click, fill, type OpenedSite, openSite, until } from "./browse.js";
import { startKitchen } from "./kitchen/server.js";
import { workspaceOf } from "./kitchen/workspace.js";
import { makeSite } from "./make.js";
import { code, createReader, panel, type Reader } from "./reader.js";

describe.skipIf(browserProblem() !== undefined)("the explorer in Chromium", () => {
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

  const lastRequest = () => kitchen.received.at(-1);
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
    await reader.openPanel(operation);
    for (const [label, value] of Object.entries(typed)) await reader.type(operation, label, value);
    await reader.send(operation);
    expect(lastRequest()).toMatchObject({ method: "GET", url: `/${operation}`, headers });
    expect(await reader.shown(operation)).toContain("200");
  });

  test("sends a key in the query, and no credentials where none are wanted", async () => {
    await reader.openPanel("query");
    await reader.type("query", "query: api_key", "secret-query");
    await reader.send("query");
    expect(lastRequest()?.url).toBe("/query?api_key=secret-query");
    await click(reader.page, `${panel("open")} button.open`);
    await until(reader.page, `document.querySelector('${panel("open")} .send')`);
    await reader.send("open");
    expect(lastRequest()).toMatchObject({ url: "/open" });
    expect(lastRequest()?.headers.authorization).toBeUndefined();
  });

  test("sends the credentials that a reader chooses out of those that the API accepts", async () => {
    await reader.openPanel("either");
    await reader.type("either", "bearer: token", "secret-token");
    await reader.type("either", "key: X-Key", "secret-key");
    await reader.type("either", "query: api_key", "secret-query");
    await reader.send("either");
    expect(lastRequest()).toMatchObject({ url: "/either", headers: { authorization: "Bearer secret-token" } });
    await reader.type("either", "Authenticate with", "query");
    await reader.openCode("either", "curl");
    const curl = `document.querySelector('${panel("either")} .snippets').textContent`;
    await until(reader.page, `${curl}.includes("/either?api_key=<token>")`);
    await click(reader.page, `${panel("either")} .send`);
    await expect.poll(() => lastRequest()?.url).toBe("/either?api_key=secret-query");
    expect(lastRequest()?.headers.authorization).toBeUndefined();
  });

  test("says which credentials are missing, and sends nothing", async () => {
    const before = kitchen.received.length;
    await reader.openPanel("both");
    await reader.send("both");
    expect(await reader.shown("both")).toMatch(/Credentials are missingFill in \S+ and \S+ above\.$/);
    expect(kitchen.received).toHaveLength(before);
  });

  test("gets and refreshes a token by the mappings of the workspace", async () => {
    const before = kitchen.received.length;
    await reader.openPanel("oauth");
    await reader.type("oauth", "oauth: client id", "secret-client");
    await reader.type("oauth", "oauth: client secret", "secret-value");
    await reader.send("oauth");
    await expect.poll(() => kitchen.received.slice(before).map(({ url }) => url)).toEqual(["/token", "/oauth"]);
    const [get, call] = kitchen.received.slice(before);
    expect(get).toMatchObject({ url: "/token", body: '{"app":{"id":"secret-client","secret":"secret-value"}}' });
    expect(call).toMatchObject({ url: "/oauth", headers: { authorization: "Bearer first-access" } });
    // The first token is valid for three seconds, so that a busy browser can be seen to count.
    await until(
      reader.page,
      `/expires in 0:0[123]$/.test(document.querySelector('${panel("oauth")} [role="timer"]')?.textContent)`,
    );
    await until(
      reader.page,
      `document.querySelector('${panel("oauth")} [role="timer"]').textContent.includes("has expired")`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await click(reader.page, `${panel("oauth")} .send`);
    await expect
      .poll(() => kitchen.received.slice(before + 2).map(({ url, body }) => [url, body]))
      .toEqual([
        ["/refresh", '{"refresh":"first-refresh"}'],
        ["/oauth", ""],
      ]);
    expect(lastRequest()?.headers.authorization).toBe("Bearer second-access");
  });

  test("shows the events of a stream as they come", async () => {
    await reader.openPanel("events");
    await reader.send("events");
    await until(reader.page, `document.querySelectorAll('${panel("events")} .events pre').length === 2`);
    await until(
      reader.page,
      `document.querySelector('${panel("events")}').textContent.includes("the stream has ended")`,
    );
    expect(await reader.shown("events")).toContain('"n": 2');
  });

  test("uploads a file", async () => {
    await reader.openPanel("upload");
    await reader.mark("upload", "image");
    await reader.page.evaluate(`(() => {
      const files = new DataTransfer();
      files.items.add(new File(["pixels"], "cake.png", { type: "image/png" }));
      const input = document.querySelector("[data-marked]");
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await reader.type("upload", "caption", "A cake");
    await reader.openCode("upload", "Python");
    await until(reader.page, `(${code("upload")}).includes('Path("cake.png")')`);
    await reader.send("upload");
    const { headers, body } = lastRequest() ?? { headers: {}, body: "" };
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatch(/name="image"; filename="cake.png"[\s\S]*pixels[\s\S]*name="caption"[\s\S]*A cake/);
  });

  test("offers a download under its name", async () => {
    await reader.openPanel("download");
    await reader.send("download");
    await until(reader.page, `document.querySelector('${panel("download")} a[download="cake.bin"]')`);
    expect(await reader.shown("download")).toContain("Save 3 bytes");
  });

  test("turns pages by a button", async () => {
    await reader.openPanel("pages");
    await reader.send("pages");
    const next = `[...document.querySelectorAll('${panel("pages")} .results button')].find((one) => one.textContent === "Next page")`;
    await until(reader.page, next);
    await reader.page.evaluate(`${next}.click()`);
    await expect.poll(() => lastRequest()?.url).toBe("/pages?cursor=2");
    await until(reader.page, `!(${next})`);
    await until(reader.page, `document.querySelector('${panel("pages")} .results').textContent.includes('"c"')`);
  });

  test("explains an error, and shows its response", async () => {
    await reader.openPanel("error");
    await reader.send("error");
    expect(await reader.shown("error")).toMatch(/responded with 422.*Some values are not valid/s);
    await until(
      reader.page,
      `document.querySelector('${panel("error")} .results').textContent.includes("This is not valid.")`,
    );
  });

  test("calls by JSON-RPC and by Connect", async () => {
    await reader.openPanel("add");
    await reader.type("add", "a", "1");
    await reader.type("add", "b", "2");
    await reader.send("add");
    expect(JSON.parse(lastRequest()?.body ?? "")).toMatchObject({ jsonrpc: "2.0", method: "add" });
    const stir = "kitchen.v1.KitchenService.Stir";
    await reader.openPanel(stir, "reference/kitchen.html");
    await reader.type(stir, "what", "soup");
    await reader.send(stir);
    expect(lastRequest()).toMatchObject({ url: "/kitchen.v1.KitchenService/Stir", body: '{"what":"soup"}' });
    expect(lastRequest()?.headers["connect-protocol-version"]).toBe("1");
  });

  test("opens a channel, sends a message and shows what arrives", async () => {
    const operation = "bell";
    await reader.openPanel(operation, "reference/bell.html");
    await click(reader.page, `${panel(operation)} .send`);
    await until(reader.page, `document.querySelector('${panel(operation)} .results textarea')`);
    await fill(reader.page, `${panel(operation)} .results textarea`, '{"times":3}');
    await reader.page.evaluate(
      `[...document.querySelectorAll('${panel(operation)} .results button')].find((one) => one.textContent === "Send message").click()`,
    );
    await until(
      reader.page,
      `document.querySelector('${panel(operation)} .events pre')?.textContent.includes('"heard": 3')`,
    );
  });

  test("keeps form and JSON in step, and writes the request as code", async () => {
    await reader.openPanel("put", "reference/items.html");
    await reader.type("put", "id", "a/b");
    await reader.type("put", "X-Trace", "t1");
    await reader.type("put", "name", "Cake");
    await reader.type("put", "count", "9007199254740993");
    await reader.type("put", "colour", "1");
    await reader.page.evaluate(
      `[...document.querySelectorAll('${panel("put")} label')].find((one) => one.textContent.trim() === "as JSON").querySelector("input").click()`,
    );
    await until(reader.page, `document.querySelector('${panel("put")} textarea[aria-label="Body as JSON"]')`);
    const editor = `${panel("put")} textarea[aria-label="Body as JSON"]`;
    const typed = String(await reader.page.evaluate(`document.querySelector('${editor}').value`));
    expect(typed.replace(/\s+/g, "")).toBe('{"name":"Cake","count":9007199254740993,"colour":"green"}');
    await fill(reader.page, editor, '{"name":"Pie","count":9007199254740993,"note":null}');
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
      await reader.openCode("put", title);
      await until(reader.page, `(${code("put")}).includes(${JSON.stringify(text)})`);
      const printed = String(await reader.page.evaluate(code("put")));
      expect(printed).toContain("Pie");
      expect(printed).toContain("9007199254740993");
    }
    await reader.type("put", "X-Trace", "t2");
    await until(reader.page, `(${code("put")}).includes("t2")`);
    await reader.send("put");
    expect(lastRequest()).toMatchObject({
      method: "PUT",
      url: "/items/a%2Fb",
      headers: { "x-trace": "t2" },
      body: '{"name":"Pie","count":9007199254740993,"note":null}',
    });
  });

  test("writes code for the environment that is chosen", async () => {
    await reader.openPanel("open");
    await reader.openCode("open", "TypeScript");
    expect(await reader.page.evaluate(code("open"))).not.toContain("environment");
    await reader.page.evaluate(`(() => {
      const label = [...document.querySelectorAll('${panel("open")} label')].find((one) => one.textContent === "Environment");
      const select = document.getElementById(label.getAttribute("for"));
      select.value = "Spare";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    })()`);
    await until(reader.page, `(${code("open")}).includes("Spare")`);
    expect(await reader.page.evaluate(code("open"))).toMatch(/import { \w+, KitchenEnvironment } from/);
    await reader.openCode("open", "C#");
    await until(reader.page, `(${code("open")}).includes("KitchenEnvironment.Spare")`);
  });

  test("labels the inputs of each panel of a page", async () => {
    await reader.openPanel("open");
    await reader.page.evaluate(`document.querySelectorAll(".try .open:not(:disabled)").forEach((one) => one.click())`);
    await until(reader.page, `document.querySelectorAll(".try .send").length > 2`);
    const labels = `[...document.querySelectorAll(".try label")]`;
    const foreign = `${labels}.filter((one) => one.control && one.control.closest(".try") !== one.closest(".try"))`;
    expect(await reader.page.evaluate(`(${foreign}).length`)).toBe(0);
  });

  test("explains a server that cannot be reached", async () => {
    await reader.openPanel("open");
    const { port } = kitchen;
    kitchen.close();
    await reader.send("open");
    expect(await reader.shown("open")).toContain("The request could not be sent");
    kitchen = { ...kitchen, port };
  });

  test("explains that no page may send cookies, but for the proxy of `docs dev`", async () => {
    const help = "Browsers let no page send cookies of its own. sdkwright docs dev sends them by way of a proxy.";
    const helps = (operation: string): Promise<unknown> =>
      reader.page.evaluate(`[...document.querySelectorAll('${panel(operation)} .help')].map((one) => one.textContent)`);
    await reader.openPanel("crumbs");
    expect(await helps("crumbs")).toContain(help);
    await reader.openPanel("open");
    expect(await helps("open")).not.toContain(help);
    await reader.openPage("reference/index.html");
    await reader.page.evaluate(`(() => {
      const proxy = document.createElement("meta");
      proxy.name = "docs-proxy";
      proxy.content = "_docs/proxy";
      document.head.append(proxy);
    })()`);
    await click(reader.page, `${panel("crumbs")} button.open`);
    await until(reader.page, `document.querySelector('${panel("crumbs")} .send')`);
    expect(await helps("crumbs")).not.toContain(help);
  });
});
