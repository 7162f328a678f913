import { fieldsOfMethod, methodOf } from "@sdkwright/plugin-api";
import type { Guide } from "../guides/guides.js";
import type { SiteApi } from "../model.js";
import { accessPathOf, addressesOf, wireAddress } from "../reference/addresses.js";
import { titleOf } from "../reference/operation.js";
import { shownTypes } from "../reference/type-page.js";

/** Something that search finds: what it is called, what it is of, and where it is. */
interface Entry {
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

/** A part of what search knows, which is loaded when somebody searches. */
export interface Shard {
  readonly path: string;
  readonly content: string;
}

/** Entries as JSON: each page is named once, and entries refer to it. */
function shardOf(name: string, entries: readonly Entry[]): Shard[] {
  if (entries.length === 0) return [];
  const pages = new Map<string, number>();
  const rows = entries.map(({ title, detail, href }) => {
    const [page = "", anchor = ""] = href.split("#");
    const at = pages.get(page) ?? pages.size;
    pages.set(page, at);
    return [title, detail, at, anchor];
  });
  return [{ path: `search/${name}.json`, content: JSON.stringify({ pages: [...pages.keys()], rows }) }];
}

function operationEntries(site: SiteApi): Entry[] {
  const addresses = addressesOf(site);
  return Object.values(site.sdk.methods).flatMap(({ id }): Entry[] => {
    const operation = site.api.operations[id];
    if (operation?.kind !== "http") return [];
    const { method, path } = wireAddress(operation);
    const access = [accessPathOf(site, operation.resource), site.names.method(id)]
      .filter((part) => part !== "")
      .join(".");
    return [{ title: titleOf(site, operation), detail: `${method} ${path} ${access}`, href: addresses.operation(id) }];
  });
}

function parameterEntries(site: SiteApi): Entry[] {
  const addresses = addressesOf(site);
  return Object.values(site.sdk.methods).flatMap(({ id }): Entry[] => {
    const operation = site.api.operations[id];
    if (operation?.kind !== "http") return [];
    const named = fieldsOfMethod(methodOf(site.sdk, id)).flatMap(({ from }) =>
      from.kind === "body" ? [] : [from.name],
    );
    const detail = titleOf(site, operation);
    return [...new Set(named)].map((title) => ({ title, detail, href: addresses.operation(id) }));
  });
}

function typeEntries(site: SiteApi): Entry[] {
  const addresses = addressesOf(site);
  return shownTypes(site).map((id) => ({ title: site.names.type(id), detail: "type", href: addresses.type(id) }));
}

function guideEntries(guide: Guide): Entry[] {
  const sections = guide.read.headings.map(({ text, id }) => {
    return { title: text, detail: guide.title, href: `${guide.path}#${encodeURIComponent(id)}` };
  });
  return [
    { title: guide.title, detail: "guide", href: guide.path },
    ...sections.filter(({ title }) => title !== guide.title),
  ];
}

/** What search finds in a site, in parts: those that most searches are for come first. */
export function searchShards(guides: readonly Guide[], apis: readonly SiteApi[]): Shard[] {
  return [
    ...shardOf("operations", [...guides.flatMap(guideEntries), ...apis.flatMap(operationEntries)]),
    ...shardOf("types", apis.flatMap(typeEntries)),
    ...shardOf("parameters", apis.flatMap(parameterEntries)),
  ];
}
