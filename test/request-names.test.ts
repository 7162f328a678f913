import type { Api, OperationId } from "@sdkwright/compiler";
import { resolveNames, type Sdk, type SdkStyle, sdkOf } from "@sdkwright/plugin-api";
import { describe, expect, test } from "vitest";
import { keepOperations } from "../packages/compiler/src/stages/select.js";
import { namingProfile } from "../plugins/backend-go/src/names.js";
import { compileDefinition, definitions } from "./support/corpus.js";

const STYLES: readonly SdkStyle[] = [
  { arguments: "path-only-too", events: "named", constants: "enums" },
  { arguments: "as-configured", events: "inline", bodies: "extended" },
];

/** Definitions with bodies of declared types, with names that are too long, and with operations that are named alike. */
const DEFINITIONS = ["openai.yaml", "box.json", "notion.json", "kubernetes-2016.json"];
/** Of each definition, about so many operations are left out, one at a time. */
const LEFT_OUT = 5;

interface Surface {
  readonly sdk: Sdk;
  /** Names by what they name: declared types, and the requests of operations. */
  readonly names: ReadonlyMap<string, string>;
}

function surfaceOf(api: Api, style: SdkStyle): Surface {
  const sdk = sdkOf(api, style);
  const names = resolveNames(sdk, namingProfile);
  const types = Object.values(sdk.api.types).filter(({ id }) => !sdk.types[id]?.dissolved);
  const requests = Object.values(sdk.methods).filter(({ request }) => request);
  const all = [
    ...types.map(({ id }) => [id, names.type(id)] as const),
    ...requests.map(({ id }) => [`request ${id}`, names.request(id)] as const),
  ];
  return { sdk, names: new Map(all) };
}

/** What is called otherwise where an operation is there, too. */
function renamedBy(api: Api, operation: OperationId, style: SdkStyle, whole: Surface): string[] {
  const without = surfaceOf(
    keepOperations(api, ({ id }) => id !== operation),
    style,
  );
  return [...without.names].flatMap(([key, name]) => {
    // A type that nothing used before can be what the request of the further operation spells out, and go.
    const now = whole.names.get(key) ?? (whole.sdk.methods[operation]?.request?.spells === key ? name : undefined);
    return now === name ? [] : [`${operation}: ${key} was ${name} and is ${now}`];
  });
}

const entries = definitions.filter(({ path }) => DEFINITIONS.some((name) => path.endsWith(`/${name}`)));

describe.skipIf(entries.length === 0).each(entries)("in $path", (entry) => {
  test("an operation that is added renames no type and no request, and no inferred name is too long", async () => {
    const { api } = await compileDefinition(entry, { command: "ir" });
    if (!api) throw new Error(`${entry.path} has no API`);
    const ids = Object.keys(api.operations) as OperationId[];
    const some = ids.filter((_, index) => index % Math.ceil(ids.length / LEFT_OUT) === 0);
    for (const style of STYLES) {
      const whole = surfaceOf(api, style);
      expect(some.flatMap((id) => renamedBy(api, id, style, whole))).toEqual([]);
      const chosen = new Set(Object.values(api.types).map(({ id, name }) => (name.explicit ? id : "")));
      const long = [...whole.names].filter(([key, name]) => name.length > 60 && !chosen.has(key as never));
      expect(long).toEqual([]);
    }
  }, 60_000);
});
