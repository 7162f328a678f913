import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { ROOT } from "@sdkwright/testkit";
import { expect, test, vi } from "vitest";
import { inlineHtml, inlineMarkdown } from "../../../packages/cli/src/ci/markdown.js";
import { startCommentHost } from "./hosts.js";
import { configOf, type Files, inPull, jobOf } from "./workspace.js";

vi.setConfig({ testTimeout: 180_000 });

/** The strictest host takes no longer comment. */
const MOST_AT_HOST = 65_536;

/** Texts that would do something in a comment if they were not shown as text. */
const HOSTILE = [
  "@everyone",
  "acme/sdks#12",
  "<img src=x onerror=alert(1)>",
  "</details></summary><h1>",
  "<!-- -->",
  "![a](http://evil.example/a.png)",
  "[a](javascript:alert)",
  "| a | b |",
  "``` ` `` @here",
  "&lt;script&gt;",
  "**b** __b__ ~~b~~",
  "\u202e\ud83d\ude00",
  "https://evil.example/@me www.evil.example a@evil.example",
];

const resolved = createRequire(`${ROOT}packages/site/package.json`).resolve("marked");
const { marked } = (await import(pathToFileURL(resolved).href)) as { marked: { parse(text: string): string } };

const TAGS = "h2|h3|p|ul|li|table|thead|tbody|tr|th|td|strong|code|details|summary|em";

/** What a host shows of a comment: every tag is one that comments have, and nothing beside code is a mention. */
function expectHarmless(text: string, host: string): string {
  const html = marked.parse(text).replace(/^<!-- sdkwright \S+ -->/, "");
  const links = [...html.matchAll(/<a href="([^"]*)">/g)].map(([, url = ""]) => url);
  expect(links.filter((url) => !url.startsWith(host) && !url.startsWith("https://github.com/sdkwright/"))).toEqual([]);
  const rest = html.replace(/<a href="[^"]*">|<\/a>/g, "").replace(new RegExp(`</?(?:${TAGS})>`, "g"), "");
  expect(rest.match(/<[^>]{0,60}/g) ?? []).toEqual([]);
  const outside = html.replace(/<code>[\s\S]*?<\/code>/g, "");
  expect(outside).not.toMatch(/@(?:everyone|here|me)/);
  expect(outside).not.toMatch(/#12\b/);
  return html;
}

/** A definition with an operation for each name, and with what hostile names give. */
function definitionOf(names: readonly string[]): string {
  const operations = names.map((name, index) => [
    `/things/${index}`,
    {
      get: {
        operationId: `read${index}`,
        tags: ["things"],
        summary: name,
        parameters: [{ name, in: "query", schema: { type: "string", enum: [name, `${name} `] } }],
        responses: { 204: { description: name } },
      },
    },
  ]);
  const base = { openapi: "3.1.0", info: { title: "Pets", version: "1" }, servers: [{ url: "https://pets.example" }] };
  return JSON.stringify({ ...base, paths: Object.fromEntries(operations) }, undefined, 1);
}

/** The comment on a pull request that changes these files. */
const commentOn = (base: Files, changed: Files) =>
  inPull(base, async (lab) => {
    const host = await startCommentHost("github");
    lab.write(changed);
    const { code, stderr } = await lab.comment(jobOf(host, lab));
    expect(code, stderr).toBe(0);
    return { text: host.comments[0]?.body ?? "", host: host.url };
  });

test("hostile names of any length stay text, and leave the most important parts in a comment", async () => {
  const names = Array.from(
    { length: 120 },
    (_, index) => `${HOSTILE[index % HOSTILE.length]} ${"x".repeat(index * 20)}`,
  );
  const config = configOf(["typescript", "go"]);
  const base = { "generators.yml": config, "openapi.json": definitionOf(names) };
  const { text, host } = await commentOn(base, { "openapi.json": definitionOf(names.map((name) => `${name}2`)) });
  expect(text.length).toBeLessThan(MOST_AT_HOST);
  const html = expectHarmless(text, host);
  expect(html).toContain("<h3>Breaking</h3>");
  expect(html).toMatch(/<li>and \d+ more<\/li>/);
  expect(html).toContain("<td>Go</td>");
  expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
});

test("names of groups and files stay text", async () => {
  const group = "a`<img src=x>` @everyone </summary> |";
  const generator = (path: string, language = "go") => ({
    name: `gen-${language}-sdk`,
    version: "*",
    output: { location: "local-file-system", path },
  });
  const file = "pets) @everyone [a](1) `x`.json";
  const groups = { [group]: { generators: [generator("./a"), generator("./b")] } };
  const config = JSON.stringify({ api: { specs: [{ openapi: file }] }, groups, "default-group": group });
  const base = { "generators.yml": config, [file]: definitionOf(["a", "b"]) };
  const { text, host } = await commentOn(base, { [file]: definitionOf(["a", "c", ...HOSTILE]) });
  const html = expectHarmless(text, host);
  expect(html).toContain("before");
  expect(html).toMatch(/<summary>In Go \(/);
});

test.each(HOSTILE)("%j has no meaning in a line, also beside backticks", (text) => {
  for (const given of [text, `\`${text}`, `\`${text}\``, `a \`b\` ${text} \`\` c \`${text}`]) {
    expectHarmless(`- ${inlineMarkdown(given)}`, "https://none.example");
    expectHarmless(`<details><summary>${inlineHtml(given)}</summary>\n\n</details>`, "https://none.example");
  }
});
