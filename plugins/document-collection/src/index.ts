import { defineDocuments, type Plugin, type ScaffoldFile } from "@sdkwright/plugin-api";
import { collectionCatalogue } from "./catalogue.js";
import type { Collection, Item } from "./collection.js";
import { collectionOf } from "./collection-of.js";
import { options } from "./options.js";
import { SAMPLE_FILE } from "./request/body.js";
import { collectionDocument, environmentDocument } from "./v21/document.js";

function usesFile(items: readonly Item[]): boolean {
  return items.some((item) => {
    if (item.kind === "folder") return usesFile(item.items);
    if (item.kind !== "request") return false;
    const { body } = item;
    return body?.kind === "file" || (body?.kind === "multipart" && body.parts.some(({ type }) => type === "file"));
  });
}

const json = (path: string, value: object): ScaffoldFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
  kind: "json",
});

/** Names of files by names of environments: in lower case, with dashes, each once. */
function environmentFiles({ environments }: Collection): ScaffoldFile[] {
  const taken = new Set<string>();
  return environments.map((environment) => {
    const stem =
      environment.name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "") || "environment";
    let name = stem;
    for (let nth = 2; taken.has(name); nth++) name = `${stem}-${nth}`;
    taken.add(name);
    return json(`environments/${name}.json`, environmentDocument(environment));
  });
}

/** Emits a collection for API clients. */
export const generator = defineDocuments<typeof options>({
  name: "document-collection",
  generators: ["gen-collection"],
  version: "0.1.0",
  title: "Collection",
  options,
  documents(target) {
    const collection = collectionOf(target);
    const { tests } = target.options;
    const sample: ScaffoldFile = { path: SAMPLE_FILE, content: "content of the file\n", kind: "generated" };
    return [
      json("collection.json", collectionDocument(collection, { tests })),
      ...environmentFiles(collection),
      ...(usesFile(collection.items) ? [sample] : []),
    ];
  },
});

const plugin: Plugin = { name: generator.name, catalogues: [collectionCatalogue], documents: [generator] };

export default plugin;
