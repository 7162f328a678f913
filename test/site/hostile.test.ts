import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROWS } from "../languages/index.js";
import { browserProblem, click, type OpenedSite, openSite, type Page, until } from "./browse.js";
import { makeSite } from "./make.js";

/** Texts that would run something if they were taken for more than text. */
const ATTACKS = [
  "<script>window.hit=1</script>",
  "<img src=x onerror=window.hit=2>",
  "[click](javascript:window.hit=3)",
  '"><svg onload=window.hit=4>',
  "'-window.hit=5-'",
  "</code></pre><script>window.hit=6</script>",
  "`</script><script>window.hit=7</script>`",
  "]]><!--<script>window.hit=8</script>",
  "<iframe srcdoc='<script>parent.hit=9</script>'></iframe>",
  "__proto__",
  "$" + "{window.hit=10}",
];
const TEXT = ATTACKS.join(" ");

const GENERATORS = JSON.stringify({
  api: { specs: [{ openapi: "openapi.json" }] },
  "default-group": "sdk",
  groups: {
    sdk: {
      generators: ROWS.map(({ key: language }) => ({
        name: `gen-${language}-sdk`,
        version: "*",
        output: { location: "local-file-system", path: `sdk/${language}` },
      })),
    },
  },
});

const schema = {
  type: "object",
  description: TEXT,
  required: [...ATTACKS],
  properties: Object.fromEntries(
    ATTACKS.map((name) => [name, { type: "string", description: TEXT, default: TEXT, example: TEXT }]),
  ),
};

const OPENAPI = JSON.stringify({
  openapi: "3.1.0",
  info: { title: TEXT, version: TEXT, description: TEXT },
  servers: [{ url: "https://api.example.com/'\"><script>window.hit=11</script>", description: TEXT }],
  tags: [{ name: TEXT, description: TEXT }],
  security: [{ key: [] }],
  paths: Object.fromEntries(
    ATTACKS.map((attack, at) => [
      `/p${at}/{id}`,
      {
        post: {
          operationId: attack,
          tags: [TEXT],
          summary: attack,
          description: TEXT,
          parameters: [
            { name: "id", in: "path", required: true, description: TEXT, schema: { type: "string", example: attack } },
            { name: attack, in: "query", description: TEXT, schema: { type: "string", enum: [attack, TEXT] } },
          ],
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: "#/components/schemas/Evil" } } },
          },
          responses: {
            200: {
              description: TEXT,
              content: { "application/json": { schema: { $ref: "#/components/schemas/Evil" } } },
            },
            400: { description: TEXT, content: { "application/json": { schema: { type: "string", title: TEXT } } } },
          },
        },
      },
    ]),
  ),
  components: {
    securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key", description: TEXT } },
    schemas: { Evil: schema, [TEXT]: { type: "string", enum: ATTACKS, description: TEXT } },
  },
});

const DOCS = `title: ${JSON.stringify(TEXT)}
navbar-links: [{ text: ${JSON.stringify(TEXT)}, href: "https://a.example/\\"onclick=window.hit=12" }]
navigation:
  - page: ${JSON.stringify(TEXT)}
    path: guide.md
  - link: ${JSON.stringify(TEXT)}
    href: "javascript:window.hit=13"
  - api: ${JSON.stringify(TEXT)}
`;

const GUIDE = `# ${TEXT}\n\n${TEXT}\n\n<div onclick="window.hit=14" style="position:fixed;inset:0">x</div>\n\n\`\`\`js\n${TEXT}\n\`\`\`\n\n\`\`\`"><script>\n${TEXT}\n\`\`\`\n`;

type Site = Awaited<ReturnType<typeof makeSite>>;

describe("a site of a definition with hostile texts", () => {
  let made: Site;

  beforeAll(async () => {
    made = await makeSite({
      "generators.yml": GENERATORS,
      "openapi.json": OPENAPI,
      "docs.yml": DOCS,
      "guide.md": GUIDE,
    });
  });

  const pages = () => made.files.filter(({ path }) => path.endsWith(".html"));

  test("is made, with addresses that are plain names", () => {
    expect(made.stderr).not.toContain(" error ");
    expect(made.code).toBe(0);
    expect(pages().length).toBeGreaterThan(4);
    for (const { path } of made.files) expect(path).toMatch(/^[\w./-]+$/);
  });

  test("has no scripts but its own, no styles and no handlers in any page", () => {
    for (const { path, content } of pages()) {
      const scripts = String(content).match(/<script[^>]*>/g) ?? [];
      for (const script of scripts)
        expect(script, path).toMatch(/^<script (?:type="module" )?src="[./]*assets\/\w+\.js">$/);
      const tags = String(content).match(/<[a-zA-Z](?:"[^"]*"|[^>"])*>/g) ?? [];
      for (const tag of tags) {
        const bare = tag.replace(/"[^"]*"/g, '""');
        expect(bare, path).not.toMatch(/\s(?:on\w+|style|srcdoc)=/i);
        expect(tag, path).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
      }
    }
  });

  test("has a content security policy in each page that allows nothing inline", () => {
    for (const { path, content } of pages()) {
      expect(String(content), path).toContain(
        "default-src &#39;none&#39;; script-src &#39;self&#39;; style-src &#39;self&#39;",
      );
      expect(String(content), path).not.toMatch(/unsafe-(?:inline|eval)/);
    }
  });

  describe.skipIf(browserProblem() !== undefined)("in Chromium", () => {
    let site: OpenedSite;

    beforeAll(async () => {
      site = await openSite(made.files);
    });
    afterAll(async () => {
      await site?.close();
    });

    const hit = (page: Page): Promise<unknown> => page.evaluate("String(window.hit)");

    test("runs nothing when pages are read, searched and tried", async () => {
      for (const { path } of pages().slice(0, 12)) {
        const page = await site.open(path);
        await page.evaluate(
          `document.querySelectorAll("main a, nav a").forEach((link) => { if (/^javascript:/i.test(link.href)) link.click(); })`,
        );
        expect(await hit(page), path).toBe("undefined");
        // A violation of the policy would mean that something was tried.
        expect(page.noise(), path).toBe("");
        await page.close();
      }
      const page = await site.open(pages().find(({ content }) => String(content).includes('class="try"'))?.path ?? "");
      await until(page, `document.querySelector("button.open")`);
      await page.evaluate(`document.querySelectorAll("button.open").forEach((one) => one.click())`);
      await until(page, `document.querySelectorAll(".explorer").length === document.querySelectorAll(".try").length`);
      await click(page, ".send");
      await until(page, `document.querySelector(".results [role]")`);
      await click(page, "button.search");
      await until(page, `document.querySelector("dialog.finder")?.open`);
      await page.evaluate(`(() => {
        const input = document.querySelector("dialog.finder input");
        input.value = "script";
        input.dispatchEvent(new Event("input"));
      })()`);
      await until(page, `document.querySelector("dialog.finder li")`);
      expect(await hit(page)).toBe("undefined");
      expect(page.noise()).toBe("");
    });
  });
});
