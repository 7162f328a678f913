import { type ScaffoldFile, writeYaml } from "@sdkwright/plugin-api";
import { BRU, tokenScript } from "../auth/scripts.js";
import type { Collection, Environment, Item } from "../collection.js";
import { uniqueNames } from "../text.js";
import type { Json } from "./json.js";
import { channelDocument, requestDocument, type Writing } from "./request.js";

const VERSION = "1.0.0";

const yaml = (path: string, value: Json): ScaffoldFile => ({
  path,
  // Values of a model are readonly, those of documents are not; the writer changes neither.
  content: writeYaml(value as Parameters<typeof writeYaml>[0]),
  kind: "generated",
});

function itemFiles(items: readonly Item[], folder: string, collection: Collection, writing: Writing): ScaffoldFile[] {
  const names = uniqueNames(
    items.map(({ name }) => name),
    ["folder", "opencollection", "environments", "files"],
  );
  return items.flatMap((item, index): ScaffoldFile[] => {
    const path = `${folder}/${names[index]}`;
    const seq = index + 1;
    switch (item.kind) {
      case "request":
        return [yaml(`${path}.yml`, requestDocument(item, seq, collection, writing))];
      case "channel":
        return [yaml(`${path}.yml`, channelDocument(item, seq))];
      case "folder": {
        const { name, description, items: inner } = item;
        const docs = description === "" ? {} : { docs: description };
        const own = yaml(`${path}/folder.yml`, { info: { name, type: "folder", seq }, ...docs });
        return [own, ...itemFiles(inner, path, collection, writing)];
      }
      default:
        return item satisfies never;
    }
  });
}

function environmentDocument({ name, description, variables }: Environment): Json {
  return {
    name,
    ...(description !== "" && { description }),
    variables: variables.map(({ name: key, value, description: text, secret }) => ({
      ...(secret ? { secret: true } : {}),
      name: key,
      ...(!secret && { value }),
      ...(text !== "" && { description: text }),
    })),
  };
}

/** A collection as a folder of OpenCollection: a file for each request, which version control shows well. */
export function openCollectionFiles(collection: Collection, folder: string, writing: Writing): ScaffoldFile[] {
  const { name, description, version, items, environments, tokens } = collection;
  const script = tokenScript(tokens, BRU);
  const root = yaml(`${folder}/opencollection.yml`, {
    opencollection: VERSION,
    info: { name, ...(version !== undefined && { version }) },
    ...(script !== undefined && { request: { scripts: [{ type: "before-request", code: script }] } }),
    ...(description !== "" && { docs: description }),
    bundled: false,
  });
  const files = uniqueNames(environments.map((one) => one.name));
  const ofEnvironments = environments.map((one, index) =>
    yaml(`${folder}/environments/${files[index]}.yml`, environmentDocument(one)),
  );
  return [root, ...ofEnvironments, ...itemFiles(items, folder, collection, writing)];
}
