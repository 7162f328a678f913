import type { FrontendContext, Report, SourceDocument } from "@sdkwright/plugin-api";
import { JSON_SCHEMA_07_DIALECT } from "./dialect.js";
import type { Node } from "./node.js";
import { createResolver, type Resolver } from "./resolver.js";
import { createSchemas, type Schemas } from "./schemas.js";
import { schemaSettings } from "./settings.js";

/** What lowering one document shares, whatever its format. */
export interface Lowering {
  readonly frontend: FrontendContext;
  readonly report: Report;
  readonly resolver: Resolver;
  readonly schemas: Schemas;
  readonly idPrefix: string;
  readonly namespace: string | undefined;
}

/** Opens a document of a format whose schemas are those of JSON Schema (draft 7), and stand in `components`. */
export function openLowering(source: SourceDocument, frontend: FrontendContext): Lowering {
  const { sources, origins, report, idPrefix, namespace } = frontend;
  const dialect = JSON_SCHEMA_07_DIALECT;
  const resolver = createResolver({ main: source, sources, origins, report, dialect });
  const schemas = createSchemas({
    resolver,
    dialect,
    report,
    idPrefix,
    ...(namespace !== undefined && { namespace }),
    named: nameOfComponent,
    settings: schemaSettings(frontend.settings),
  });
  return { frontend, report, resolver, schemas, idPrefix, namespace };
}

/** A component's key; in another document, the key of whatever is referred to at its top. */
function nameOfComponent(node: Node): string | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (parent.token === "schemas" && parent.parent?.token === "components") return node.token;
  if (node.document.key === "" || parent.parent !== null) return undefined;
  return node.token;
}
