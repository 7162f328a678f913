import { configCatalogue } from "./catalogue.js";
import type { RuleConfig, SpecConfig, SpecKind } from "./config.js";
import { type LoadContext, placeAt, placed, step } from "./context.js";
import { headerConfigs } from "./headers.js";
import type { SpecInput } from "./schema/api.js";
import type { RuleInput } from "./schema/rules.js";
import { SETTINGS_OF_KIND } from "./schema/settings.js";

/** An entry that names a definition, and where it stands. */
export interface SpecItem {
  readonly input: SpecInput | string;
  readonly at: string;
}

const KINDS: readonly SpecKind[] = ["openapi", "asyncapi", "proto", "openrpc", "conjure"];

/** Kinds that a key beside the definition applies to (specification section 2.3). */
const APPLIES: { readonly [key: string]: readonly SpecKind[] } = {
  origin: ["openapi", "asyncapi"],
  overlays: ["openapi"],
  overrides: ["openapi", "asyncapi", "proto", "openrpc"],
  namespace: ["openapi", "asyncapi", "openrpc"],
  rules: ["openapi"],
  settings: ["openapi", "asyncapi"],
};

/** Tells the kind of a definition that is named by path alone, as older configurations do. */
function detectKind(path: string, at: string, context: LoadContext): SpecKind {
  const data = context.sources.read(path, { document: context.file, pointer: at })?.data;
  const keys = typeof data === "object" && data !== null ? Object.keys(data) : [];
  if (keys.includes("asyncapi")) return "asyncapi";
  return keys.includes("openrpc") ? "openrpc" : "openapi";
}

/** Older spellings resolved, keys without effect left out. */
export function settingsConfig(input: { readonly [name: string]: unknown } | undefined): { [name: string]: unknown } {
  const { "use-title": useTitle, ...settings } = input ?? {};
  return useTitle === undefined ? settings : { "title-as-schema-name": useTitle, ...settings };
}

function sourceOf(input: string | { git: { repo: string; ref?: string; path: string } }): SpecConfig["source"] {
  return typeof input === "string" ? { kind: "path", path: input } : { kind: "git", ...input.git };
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

/** Keys of a rule that say something of an operation, by the extensions that they stand for. */
const RULE_KEYS = {
  pagination: "pagination",
  retries: "retries",
  group: "sdk-group-name",
  "method-name": "sdk-method-name",
  ignore: "ignore",
  audiences: "audiences",
} as const;

function ruleConfig(input: RuleInput, at: string): RuleConfig {
  const { match } = input;
  const keys = Object.keys(RULE_KEYS) as (keyof typeof RULE_KEYS)[];
  return {
    at,
    match: {
      path: listOf(match.path),
      method: listOf(match.method),
      tag: listOf(match.tag),
      operationId: listOf(match["operation-id"]),
    },
    says: keys.flatMap((key) => (input[key] === undefined ? [] : [{ key, extension: RULE_KEYS[key] }])),
  };
}

function checkKeys(input: SpecInput, kind: SpecKind, at: string, context: LoadContext): void {
  for (const [key, kinds] of Object.entries(APPLIES)) {
    if (!Object.hasOwn(input, key) || kinds.includes(kind)) continue;
    context.report(configCatalogue.create("not-applicable", { key, kind }, placeAt(context, step(at, key), "key")));
  }
  for (const key of Object.keys(input.settings ?? {})) {
    const only = SETTINGS_OF_KIND.get(key);
    if (only === undefined || only === kind) continue;
    const place = placeAt(context, step(step(at, "settings"), key), "key");
    const reason = `it is a setting of ${only} definitions`;
    context.report(configCatalogue.create("no-effect", { key, reason }, place));
  }
}

/** The words of a namespace, by which SDKs name it. */
function wordsIn(namespace: string): string {
  const words = (part: string): string =>
    part
      .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .toLowerCase();
  return namespace
    .split(".")
    .map(words)
    .filter((part) => part !== "")
    .join(".");
}

/** Reports namespaces that are spelled differently and would be one in SDKs. */
export function checkNamespaces(specs: readonly SpecConfig[], context: LoadContext): void {
  const known = new Map<string, string>();
  for (const { namespace, at } of specs) {
    if (namespace === undefined) continue;
    const other = known.get(wordsIn(namespace));
    if (other === undefined) known.set(wordsIn(namespace), namespace);
    else if (other !== namespace) {
      const place = placeAt(context, step(at, "namespace"));
      context.report(configCatalogue.create("namespace-taken", { namespace, other }, place));
    }
  }
}

/** An entry of `api.specs` (specification sections 2.3 to 2.7). Undefined where it names no definition. */
export function specConfig(item: SpecItem, context: LoadContext): SpecConfig | undefined {
  const { at } = item;
  const input: SpecInput = typeof item.input === "string" ? { path: item.input } : item.input;
  const pathAt = typeof item.input === "string" ? at : step(at, "path");
  const named = KINDS.find((candidate) => input[candidate] !== undefined);
  const kind = named ?? (input.path === undefined ? undefined : detectKind(input.path, pathAt, context));
  const where = named === undefined ? input.path : input[named];
  if (kind === undefined || where === undefined) return undefined;
  checkKeys(input, kind, at, context);
  const proto = typeof where === "object" && "root" in where ? where : undefined;
  const source = typeof where === "object" && "root" in where ? where.root : where;
  return {
    at,
    kind,
    source: sourceOf(source),
    overrides: [...listOf(proto?.overrides), ...listOf(input.overrides)],
    settings: settingsConfig(input.settings),
    headers: headerConfigs(input.headers, step(at, "headers"), context),
    rules: placed(input.rules ?? [], step(at, "rules"), context).map((one) => ruleConfig(one.item, one.at)),
    ...(input.namespace !== undefined && { namespace: input.namespace }),
    ...(input.overlays !== undefined && { overlays: input.overlays }),
    ...(input.origin !== undefined && { origin: input.origin }),
    ...(proto?.target !== undefined && { target: proto.target }),
    ...(proto?.["local-generation"] !== undefined && { localGeneration: proto["local-generation"] }),
  };
}
