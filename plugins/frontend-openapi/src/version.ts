import {
  type Dialect,
  isObject,
  JSON_SCHEMA_2020_DIALECT,
  type Node,
  type ObjectKinds,
  OPENAPI_30_DIALECT,
  type Resolver,
  SWAGGER_20_DIALECT,
} from "@sdkwright/json-schema";
import type { Report } from "@sdkwright/plugin-api";
import { OPENAPI_KINDS, SWAGGER_KINDS } from "./keys.js";
import { presentSwagger } from "./swagger/present.js";
import type { SchemaVersion } from "./validate/schemas.js";

/** What differs between the versions of OpenAPI; everything else is lowered alike. */
export interface Version {
  readonly label: SchemaVersion;
  readonly dialect: Dialect;
  /** Its objects, as they are written, and the keys that each may have. */
  readonly kinds: ObjectKinds;
  /** Keys of a path item that are operations, in the order in which they are emitted where the item's own order is lost. */
  readonly methods: ReadonlySet<string>;
  /** Key under which a path item holds operations of further methods. */
  readonly additionalOperations: string | undefined;
  /** Tags have parents and kinds. */
  readonly nestedTags: boolean;
  /** Gives a document, and what its references lead to, in the shape that the lowering reads. */
  present(resolver: Resolver, report: Report): Resolver;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const V30: Version = {
  label: "3.0",
  dialect: OPENAPI_30_DIALECT,
  kinds: OPENAPI_KINDS,
  methods: new Set(METHODS),
  additionalOperations: undefined,
  nestedTags: false,
  present: (resolver) => resolver,
};
const V20: Version = {
  ...V30,
  label: "2.0",
  dialect: SWAGGER_20_DIALECT,
  kinds: SWAGGER_KINDS,
  present: (resolver, report) => presentSwagger(resolver, report, V20.methods),
};
const V31: Version = { ...V30, label: "3.1", dialect: JSON_SCHEMA_2020_DIALECT };
const V32: Version = {
  ...V31,
  label: "3.2",
  methods: new Set([...METHODS, "query"]),
  additionalOperations: "additionalOperations",
  nestedTags: true,
};

export type VersionProbe =
  | { readonly kind: "known"; readonly version: Version }
  | { readonly kind: "unsupported"; readonly text: string; readonly key: "openapi" | "swagger" }
  | { readonly kind: "none" };

/** The version that a document says it is written in. */
export function probeVersion(root: Node["value"]): VersionProbe {
  if (!isObject(root)) return { kind: "none" };
  for (const key of ["openapi", "swagger"] as const) {
    const value = root[key];
    if (typeof value !== "string" && typeof value !== "number") continue;
    const text = String(value);
    // YAML reads an unquoted 2.0 as the number 2.
    if (key === "swagger" && (text === "2.0" || text === "2")) return { kind: "known", version: V20 };
    if (key === "openapi" && text.startsWith("3.0")) return { kind: "known", version: V30 };
    if (key === "openapi" && text.startsWith("3.1")) return { kind: "known", version: V31 };
    if (key === "openapi" && text.startsWith("3.2")) return { kind: "known", version: V32 };
    return { kind: "unsupported", text, key };
  }
  return { kind: "none" };
}
