import { exampleValue } from "@sdkwright/docs-kit";
import { allProperties, type TypeDecl, type TypeId } from "@sdkwright/plugin-api";
import { type Block, code, type Row, text } from "../blocks/blocks.js";
import type { SiteApi } from "../model.js";
import { aboutOf, isDeprecated } from "./documented.js";
import { typeFacts, typeInline } from "./type-text.js";

const ACCESS = { read: "Responses only.", write: "Requests only." } as const;

function rowsOf(site: SiteApi, decl: TypeDecl): Block[] {
  switch (decl.kind) {
    case "object": {
      const rows = allProperties(site.api, decl).map((property): Row => {
        const { name, type, required, access } = property;
        const about = aboutOf(property);
        return {
          name: name.wire,
          type: typeInline(site, type),
          required,
          ...(isDeprecated(property) && { deprecated: true }),
          ...(about !== "" && { text: about }),
          facts: [...(access ? [ACCESS[access]] : []), ...typeFacts(type, property.default)],
        };
      });
      const extra: Row[] = decl.additional ? [{ name: "other keys", type: typeInline(site, decl.additional) }] : [];
      return rows.length + extra.length > 0 ? [{ kind: "rows", title: "Properties", rows: [...rows, ...extra] }] : [];
    }
    case "enum": {
      const rows = decl.values.map((value): Row => {
        const about = aboutOf(value);
        return { name: String(value.value), type: [], ...(about !== "" && { text: about }) };
      });
      return [{ kind: "rows", title: decl.open ? "Values, and others" : "Values", rows }];
    }
    case "union": {
      const tag = decl.discriminator?.wire;
      const rows = decl.variants.map((variant): Row => {
        const about = aboutOf(variant);
        const name = tag === undefined ? variant.name.wire : `${tag}: ${variant.tags.join(", ")}`;
        return { name, type: typeInline(site, variant.type), ...(about !== "" && { text: about }) };
      });
      return [{ kind: "rows", title: "One of", rows }];
    }
    case "alias":
      return [{ kind: "line", text: [text("Another name for "), ...typeInline(site, decl.type), text(".")] }];
    default:
      return decl satisfies never;
  }
}

/** Longest example that a page of a type shows. */
const LONGEST_EXAMPLE = 3_000;

function exampleBlocks(site: SiteApi, decl: TypeDecl): Block[] {
  if (decl.kind === "enum" || decl.kind === "alias") return [];
  const context = { api: site.api, report: () => {} };
  const place = { direction: "response", depth: 1, open: [], hint: decl.name.wire } as const;
  const value = exampleValue(context, { kind: "ref", id: decl.id }, place);
  const json = value === undefined ? "" : JSON.stringify(value, undefined, 2);
  return json === "" || json.length > LONGEST_EXAMPLE
    ? []
    : [{ kind: "code", title: "Example", fence: "", code: json }];
}

/** The page of a type. */
export function typeBlocks(site: SiteApi, id: TypeId): Block[] {
  const decl = site.api.types[id];
  if (!decl) return [];
  const about = aboutOf(decl);
  return [
    { kind: "heading", level: 1, text: [code(site.names.type(id))], ...(isDeprecated(decl) && { note: "deprecated" }) },
    ...(about !== "" ? [{ kind: "prose", markdown: about } as const] : []),
    ...rowsOf(site, decl),
    ...exampleBlocks(site, decl),
  ];
}

/** The types that have a page, in declared order: those that something refers to. */
export function shownTypes({ api, sdk }: SiteApi): TypeId[] {
  return Object.keys(api.types).filter((id) => sdk.types[id as TypeId]?.dissolved !== true) as TypeId[];
}
