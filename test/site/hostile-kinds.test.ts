import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserProblem, type OpenedSite, openSite, type Page, until } from "./browse.js";
import { GENERATORS } from "./languages.js";
import { makeSite } from "./make.js";

const TEXT =
  '"><img src=x onerror=window.hit=1> <script>window.hit=2</script> [a](javascript:window.hit=3) */ --> ]]> $' +
  "{window.hit=4}";
const json = JSON.stringify(TEXT);
/** As hostile as the name of a file can be. */
const PICTURE = `a"'onerror=window.hit=9 <b>&.svg`;

const answer = (description: string, content: object) => ({ 200: { description, content } });
const object = { type: "object", properties: { a: { type: "string" } } };

const openapi = (url: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: TEXT, version: "1" },
    servers: [{ url, description: TEXT }],
    paths: {
      "/html": {
        get: { operationId: "html", responses: answer(TEXT, { "text/html": { schema: { type: "string" } } }) },
      },
      "/svg": {
        get: { operationId: "svg", responses: answer(TEXT, { "image/svg+xml": { schema: { type: "string" } } }) },
      },
      "/json": { get: { operationId: "json", responses: answer(TEXT, { "application/json": { schema: object } }) } },
      "/error": { get: { operationId: "error", responses: answer(TEXT, { "application/json": { schema: object } }) } },
      "/events": {
        get: { operationId: "events", responses: answer(TEXT, { "text/event-stream": { schema: object } }) },
      },
      "/file": {
        get: {
          operationId: "file",
          responses: answer(TEXT, { "application/octet-stream": { schema: { type: "string", format: "binary" } } }),
        },
      },
    },
    webhooks: {
      [TEXT]: {
        post: {
          summary: TEXT,
          requestBody: { description: TEXT, content: { "application/json": { schema: object } } },
          responses: { 200: { description: TEXT } },
        },
      },
    },
    components: {
      securitySchemes: {
        [`k"'><b>`.replace(/\W/g, "_")]: { type: "apiKey", in: "header", name: "X-Key", description: TEXT },
      },
    },
  });

const OPENRPC = JSON.stringify({
  openrpc: "1.3.2",
  info: { title: TEXT, version: "1" },
  methods: [
    {
      name: TEXT,
      summary: TEXT,
      description: TEXT,
      params: [{ name: TEXT, description: TEXT, schema: { type: "string", enum: [TEXT] } }],
      result: { name: TEXT, schema: { type: "string", description: TEXT } },
      errors: [{ code: 1, message: TEXT }],
    },
  ],
});

const asyncapi = (host: string): string => `asyncapi: 3.0.0
info: { title: ${json}, version: "1", description: ${json} }
servers: { local: { host: ${JSON.stringify(host)}, protocol: ws, description: ${json} } }
channels:
  bell:
    address: /bell
    title: ${json}
    description: ${json}
    messages: { ring: { summary: ${json}, payload: { type: object, properties: { ${json}: { type: string, description: ${json} } } } } }
operations: { ring: { action: receive, channel: { $ref: "#/channels/bell" }, description: ${json} } }
`;

const PROTO = `syntax = "proto3";
package evil.v1;
// ${TEXT}
message Evil {
  // ${TEXT}
  string what = 1;
}
// ${TEXT}
service EvilService {
  // ${TEXT}
  rpc Do(Evil) returns (Evil);
}
`;

const CONJURE = `types:
  definitions:
    default-package: com.evil
    objects:
      Evil: { docs: ${json}, fields: { what: { type: string, docs: ${json} } } }
services:
  EvilThings: { name: Evil, package: com.evil, base-path: /conjure, docs: ${json}, endpoints: { run: { http: POST /run, docs: ${json}, args: { evil: { type: Evil, docs: ${json} } }, returns: Evil } } }
`;

const DOCS = `title: ${json}
logo: { light: ${JSON.stringify(PICTURE)} }
favicon: ${JSON.stringify(PICTURE)}
instances: [{ url: ${JSON.stringify(`https://docs.example/"'><script>window.hit=5</script>&x`)} }]
navbar-links: [{ text: ${json}, href: ${JSON.stringify(`/"><script>window.hit=6</script>`)} }, { text: ${json}, href: "https://a.example/<script>" }]
tabs: { ${json}: { display-name: ${json} } }
navigation:
  - tab: ${json}
    layout:
      - section: ${json}
        contents:
          - { page: ${json}, path: guide.md, slug: ${json} }
          - { link: ${json}, href: " java\\tscript:window.hit=7" }
          - { link: ${json}, href: "data:text/html,<script>window.hit=8</script>" }
      - api: ${json}
        playground: { environments: [${json}], oauth: true }
`;

/** Markdown in which HTML hides where parsers disagree. */
const GUIDE = `# ${TEXT}

<svg><style><img src=x onerror=window.hit=11></style></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hit=12&gt;">
<noscript><p title="</noscript><img src=x onerror=window.hit=13>"></noscript>
<a href="java&#x0A;script:window.hit=14">a</a> <a href="&#1;javascript:window.hit=15">b</a>
<form action="https://evil.example"><input name=a><button>Go</button></form>
<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
<link rel="stylesheet" href="https://evil.example/a.css"><iframe src="https://evil.example"></iframe>
<h2 id="content">Taken</h2> <img src="https://evil.example/a.png" srcset="https://evil.example/b.png 2x" alt="x">

[a]: javascript:window.hit=16
[a] ![x](javascript:window.hit=17) <javascript:window.hit=18> [b](<javascript:window.hit=19>)

> [!NOTE]
> ${TEXT}

\`\`\`html "onmouseover=window.hit=20
${TEXT}
\`\`\`
`;

/** A server whose responses are hostile too. */
async function startEvil() {
  const server = createServer(({ url = "" }, response) => {
    const name = url.replace(/.*\//, "");
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "access-control-expose-headers": "*",
      "x-evil": "<script>window.hit=31</script>",
    };
    const replies: { readonly [name: string]: readonly [type: string, body: string, status?: number] } = {
      html: ["text/html", "<script>window.hit=32;parent.hit=32</script><img src=x onerror=window.hit=33>"],
      svg: [
        "image/svg+xml",
        '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=34"><script>top.hit=35</script></svg>',
      ],
      json: ["application/json", JSON.stringify({ [TEXT]: TEXT, __proto__: 1 })],
      error: ["application/json", JSON.stringify({ message: TEXT }), 422],
      events: ["text/event-stream", `event: ${TEXT}\ndata: ${JSON.stringify({ a: TEXT })}\n\n`],
      file: ["application/octet-stream", TEXT],
    };
    const [type, body, status = 200] = replies[name] ?? ["application/json", JSON.stringify({ message: TEXT }), 400];
    const disposition = `attachment; filename="x.html'onload=window.hit=36'"`;
    response.writeHead(status, {
      ...headers,
      "content-type": type,
      ...(name === "file" && { "content-disposition": disposition }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.closeAllConnections() ?? server.close() };
}

describe("a site of hostile definitions of all kinds, with a hostile docs.yml and a hostile server", () => {
  let evil: Awaited<ReturnType<typeof startEvil>>;
  let made: Awaited<ReturnType<typeof makeSite>>;

  beforeAll(async () => {
    evil = await startEvil();
    const specs = [
      { openapi: "openapi.json" },
      { openrpc: "openrpc.json" },
      { proto: { root: "proto" } },
      { asyncapi: "asyncapi.yml" },
      { conjure: "conjure.yml" },
    ];
    const environments = { [TEXT]: `http://127.0.0.1:${evil.port}` };
    const config = {
      api: { specs, environments },
      "default-group": "sdk",
      groups: { sdk: { generators: GENERATORS } },
    };
    made = await makeSite({
      "generators.yml": JSON.stringify(config),
      "docs.yml": DOCS,
      "guide.md": GUIDE,
      [PICTURE]: '<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit=10"/>',
      "openapi.json": openapi(`http://127.0.0.1:${evil.port}`),
      "openrpc.json": OPENRPC,
      "asyncapi.yml": asyncapi(`127.0.0.1:${evil.port}`),
      "proto/evil/v1/evil.proto": PROTO,
      "conjure.yml": CONJURE,
    });
  });
  afterAll(() => evil?.close());

  test("is made, with plain addresses, and no tags but its own in any text for programs", () => {
    expect(made.code, made.stderr).toBe(0);
    for (const { path, content } of made.files) {
      if (!path.startsWith("files/")) expect(path).toMatch(/^[\w./-]+$/);
      if (path.endsWith(".xml")) expect(String(content).match(/<(?!\/?(?:urlset|url|loc)\b|\?xml)/g)).toBeNull();
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

    /** What ran, what left the loopback, and what complained: nothing. */
    async function expectHarmless(page: Page, path: string): Promise<void> {
      expect(await page.evaluate("String(window.hit)"), path).toBe("undefined");
      const asked = `[...performance.getEntriesByType("resource")].map(({ name }) => name).filter((name) => !/^(?:http:..127.0.0.1:|blob:)/.test(name))`;
      expect(await page.evaluate(asked), path).toEqual([]);
      expect(await page.evaluate("location.hostname"), path).toBe("127.0.0.1");
      expect(page.noise(), path).toBe("");
    }

    test("runs nothing and asks no other server when its pages are read", async () => {
      for (const { path } of made.files.filter((file) => file.path.endsWith(".html"))) {
        const page = await site.open(path);
        await page.evaluate(
          `document.querySelectorAll("a").forEach((link) => { if (!/^(?:https?|mailto):/i.test(link.href)) link.click(); })`,
        );
        await expectHarmless(page, path);
        await page.close();
      }
    });

    test("runs nothing of what a server responds", async () => {
      const page = await site.open("reference/index.html");
      await until(page, `document.querySelector("button.open")`);
      const operations = ["html", "svg", "json", "error", "events", "file"];
      for (const operation of operations) {
        const panel = `.try[data-operation="${operation}"]`;
        await page.evaluate(`document.querySelector('${panel} button.open').click()`);
        await until(page, `document.querySelector('${panel} .send')`);
        await page.evaluate(`document.querySelector('${panel} .send').click()`);
        await until(page, `document.querySelector('${panel} .results [role]')`);
      }
      await page.evaluate(`document.querySelectorAll("details").forEach((one) => { one.open = true; })`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const results = await page.evaluate(
        `[...document.querySelectorAll(".results")].map((one) => one.textContent).join()`,
      );
      expect(results).toContain("onerror=window.hit");
      await expectHarmless(page, "reference/index.html");
    });
  });
});
