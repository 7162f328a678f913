import { defineDocuments, type Plugin, type ScaffoldFile } from "@sdkwright/plugin-api";
import { collectionCatalogue } from "./catalogue.js";
import type { Collection, Item } from "./collection.js";
import { collectionOf } from "./collection-of.js";
import { openCollectionFiles } from "./open/files.js";
import { options } from "./options.js";
import { SAMPLE_FILE } from "./request/body.js";
import { uniqueNames } from "./text.js";
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

function environmentFiles({ environments }: Collection): ScaffoldFile[] {
  const names = uniqueNames(environments.map(({ name }) => name));
  return environments.map((one, index) => json(`environments/${names[index]}.json`, environmentDocument(one)));
}

/** Folder of the same collection in the format OpenCollection. */
const OPEN_FOLDER = "opencollection";

/** The file that requests upload, in every folder that paths are relative to. */
function sampleFiles(isOpen: boolean): ScaffoldFile[] {
  const folders = isOpen ? ["", `${OPEN_FOLDER}/`] : [""];
  return folders.map((folder) => ({
    path: `${folder}${SAMPLE_FILE}`,
    content: "content of the file\n",
    kind: "generated",
  }));
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
    return [
      json("collection.json", collectionDocument(collection, { tests })),
      ...environmentFiles(collection),
      ...(target.options.opencollection ? openCollectionFiles(collection, OPEN_FOLDER, { tests }) : []),
      ...(usesFile(collection.items) ? sampleFiles(target.options.opencollection) : []),
    ];
  },
});

const plugin: Plugin = { name: generator.name, catalogues: [collectionCatalogue], documents: [generator] };

export default plugin;
