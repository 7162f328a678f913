import {
  createCollector,
  createMemorySources,
  createOriginTable,
  type Diagnostic,
  type OptionValues,
  type SourceDocument,
  type Type,
  type TypeDecl,
} from "@sdkwright/plugin-api";
import {
  child,
  createResolver,
  createSchemas,
  type Dialect,
  JSON_SCHEMA_2020_DIALECT,
  members,
  OPENAPI_30_DIALECT,
  schemaSettings,
} from "../src/index.js";

export interface Lowered {
  /** One line for each declaration, by name: see {@link showDecl}. */
  readonly lines: Record<string, string>;
  readonly decls: readonly TypeDecl[];
  readonly diagnostics: readonly Diagnostic[];
  /** `code pointer`, in order of report. */
  readonly findings: readonly string[];
}

/** Lowers the schemas of a document's `$defs`. Further files stand beside `main.json`. */
export function lowerDefs(
  defs: object,
  further: Record<string, unknown> = {},
  dialect: Dialect = JSON_SCHEMA_2020_DIALECT,
  settings: OptionValues = {},
): Lowered {
  const collector = createCollector();
  const files = { "main.json": JSON.stringify({ $defs: defs }) } as Record<string, string>;
  for (const [path, value] of Object.entries(further)) files[path] = JSON.stringify(value);
  const sources = createMemorySources(files, collector.report);
  const main = sources.read("main.json") as SourceDocument;
  const { report } = collector;
  const resolver = createResolver({ main, sources, origins: createOriginTable(), report, dialect });
  const schemas = createSchemas({
    resolver,
    dialect,
    report,
    idPrefix: "",
    named: (node) => (node.parent ? undefined : node.document.source.path.replace(/\..*/, "")),
    schemaNamed: (name) => child(child(resolver.root, "$defs")!, name),
    settings: schemaSettings(settings),
  });
  for (const node of members(child(resolver.root, "$defs"))) schemas.declare(node);
  const types = Object.values(schemas.finish());
  const names = new Map(types.map((decl) => [decl.id as string, decl.name.words.join(" ")]));
  return {
    lines: Object.fromEntries(types.map((decl) => [decl.name.words.join(" "), showDecl(decl, names)])),
    decls: types,
    diagnostics: collector.list,
    findings: collector.list.map(
      ({ code, location }) => `${code} ${location && "pointer" in location ? location.pointer : ""}`,
    ),
  };
}

/** The same in the dialect of OpenAPI 3.0. */
export function lowerDefs30(defs: object): Lowered {
  return lowerDefs(defs, {}, OPENAPI_30_DIALECT);
}

export function showType(type: Type, names: ReadonlyMap<string, string>): string {
  switch (type.kind) {
    case "primitive":
      return type.primitive;
    case "literal":
      return JSON.stringify(type.value);
    case "ref":
      return `<${names.get(type.id) ?? type.id}>`;
    case "list":
      return `${showType(type.items, names)}[]`;
    case "tuple":
      return `[${[...type.items.map((item) => showType(item, names)), ...(type.rest ? [`...${showType(type.rest, names)}`] : [])].join(", ")}]`;
    case "map":
      return `{[${type.keys ? showType(type.keys, names) : "string"}]: ${showType(type.values, names)}}`;
    case "nullable":
      return `${showType(type.inner, names)}?`;
    default:
      return type.kind;
  }
}

/** `object <Parent> {a: string, b-: int64, ...unknown}` (`-`: may be missing), `enum string a | b`, `union type: x -> <X>`, `alias string`. */
export function showDecl(decl: TypeDecl, names: ReadonlyMap<string, string>): string {
  switch (decl.kind) {
    case "object": {
      const parents = decl.extends.map((id) => `<${names.get(id)}> `).join("");
      const properties = decl.properties.map(
        ({ name, required, type }) => `${name.wire}${required ? "" : "-"}: ${showType(type, names)}`,
      );
      const rest = decl.additional ? [`...${showType(decl.additional, names)}`] : [];
      return `object ${parents}{${[...properties, ...rest].join(", ")}}`;
    }
    case "enum":
      return `enum ${decl.open ? "open " : ""}${decl.base} ${decl.values.map(({ value }) => value).join(" | ")}`;
    case "union": {
      const variants = decl.variants.map(
        ({ tags, type }) => `${tags.length > 0 ? `${tags.join("/")} -> ` : ""}${showType(type, names)}`,
      );
      return `union ${decl.discriminator ? `by ${decl.discriminator.wire} ` : ""}${variants.join(" | ")}`;
    }
    case "alias":
      return `alias ${showType(decl.type, names)}`;
    default:
      return decl satisfies never;
  }
}
