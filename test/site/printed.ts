import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteFile } from "@sdkwright/site";
import { callValues } from "../../packages/site/browser/explorer/calls.js";
import type { ApiData, CallLanguage, ResourceData } from "../../packages/site/browser/explorer/data.js";
import { exampleValues } from "../../packages/site/browser/explorer/values.js";
import type { OpenPrinter } from "../../packages/site/browser/snippets/printer.js";

/** A call as the page shows it, and as the explorer prints it with the values of the same example. */
export interface PrintedCall {
  readonly operation: string;
  readonly language: string;
  readonly shown: string | undefined;
  readonly printed: string | undefined;
}

const ENTITIES: { readonly [entity: string]: string } = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&#x27;": "'",
};

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Code of the samples of a page, by the anchor of the operation and the language. */
function samplesOf(page: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const parts = page.split('<section class="part">').map((part) => {
    const [, anchor = ""] = /<h2 id="([^"]*)"/.exec(part) ?? [];
    const samples = part.matchAll(
      /<section data-lang="(\w+)">.*?<code>(?:[^<]*<\/code><\/p><pre[^>]*><code>)?(.*?)<\/code><\/pre>/gs,
    );
    return [plain(anchor), new Map([...samples].map(([, key = "", code = ""]) => [key, plain(code)]))] as const;
  });
  return new Map(parts);
}

/** The scripts of a site that print calls, as a browser loads them. */
async function printersOf(files: readonly SiteFile[]): Promise<(script: string) => OpenPrinter> {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-printers-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const scripts = files.filter(({ path }) => path.startsWith("assets/snippets-"));
    for (const { path, content } of scripts) writeFileSync(join(folder, path.slice("assets/".length)), content);
    const loaded = new Map<string, OpenPrinter>();
    for (const { path } of scripts) {
      const name = path.slice("assets/".length);
      const { open } = (await import(pathToFileURL(join(folder, name)).href)) as { open?: OpenPrinter };
      if (open) loaded.set(name, open);
    }
    return (script) => {
      const open = loaded.get(script);
      if (!open) throw new Error(`The site has no ${script}`);
      return open;
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Read = (path: string) => unknown;

/** What the explorer of a page prints, with the values of the examples that its forms have. */
function printedBy(open: OpenPrinter, { data, model }: CallLanguage, { operations, calls }: ResourceData, read: Read) {
  const print = open({
    base: read(`${data}.json`),
    model: read(`${model}/${calls.part}`),
    part: read(`${data}/${calls.part}`),
  });
  return Object.entries(operations).map(([anchor, operation]) => {
    return [anchor, print(operation.id, callValues(operation.fields, exampleValues(operation)))] as const;
  });
}

/** All calls of a site, as pages show them and as the explorer prints them. */
export async function printedCalls(files: readonly SiteFile[]): Promise<PrintedCall[]> {
  const texts = new Map(files.map(({ path, content }) => [path, String(content)]));
  const read: Read = (path) => JSON.parse(texts.get(path) ?? "null");
  const openerOf = await printersOf(files);
  const apis = [...texts.keys()].filter((path) => path.endsWith("/client.json"));
  return apis.flatMap((api) => {
    const { languages } = read(api) as ApiData;
    const folder = api.slice(0, -"client.json".length);
    const pages = [...texts.keys()].filter(
      (path) =>
        path.startsWith(folder) &&
        !path.slice(folder.length).includes("/") &&
        path.endsWith(".html") &&
        texts.has(path.replace(/html$/, "json")),
    );
    return pages.flatMap((page) => {
      const resource = read(page.replace(/html$/, "json")) as ResourceData;
      const samples = samplesOf(texts.get(page) ?? "");
      return languages
        .filter(({ key }) => resource.calls.languages.includes(key))
        .flatMap((language) =>
          printedBy(openerOf(language.script), language, resource, read).map(([anchor, printed]): PrintedCall => {
            const shown = samples.get(anchor)?.get(language.key);
            return { operation: anchor, language: language.key, shown, printed };
          }),
        );
    });
  });
}
