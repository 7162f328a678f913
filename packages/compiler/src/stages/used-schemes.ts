import type { Api, Auth, SchemeId, SecurityRequirement } from "@sdkwright/plugin-api";
import { tokenOperations } from "./select.js";

function* named(requirements: readonly SecurityRequirement[] | null): Generator<SchemeId> {
  for (const { schemes } of requirements ?? []) for (const { scheme } of schemes) yield scheme;
}

/** What calls carry by default. Of `any`, only what the definition declares ever applies. */
function* byDefault({ mode, schemes, security }: Auth): Generator<SchemeId> {
  switch (mode.kind) {
    case "none":
      return;
    case "single":
      yield mode.scheme;
      return;
    case "all":
      yield* mode.schemes;
      return;
    case "any":
      yield* mode.schemes.filter((id) => schemes.some((scheme) => scheme.id === id && scheme.declared));
      return;
    case "endpoint":
      yield* named(security);
      return;
    default:
      mode satisfies never;
  }
}

/** What single calls carry beyond the default, where each has requirements of its own. */
function* byCall({ auth, operations, channels }: Api): Generator<SchemeId> {
  if (auth.mode.kind !== "endpoint") return;
  for (const { security } of [...Object.values(operations), ...Object.values(channels)]) yield* named(security);
}

function withSchemes(api: Api, used: ReadonlySet<SchemeId>): Api {
  const schemes = api.auth.schemes.filter(({ id }) => used.has(id));
  return schemes.length === api.auth.schemes.length ? api : { ...api, auth: { ...api.auth, schemes } };
}

/**
 * The API with the schemes alone that some call uses: an SDK offers no credential that it would never send. Endpoints
 * that issue tokens have requirements of their own in every mode.
 */
export function keepUsedSchemes(api: Api): Api {
  const used = new Set([...byDefault(api.auth), ...byCall(api)]);
  for (const id of tokenOperations(withSchemes(api, used))) {
    for (const scheme of named(api.operations[id]?.security ?? null)) used.add(scheme);
  }
  return withSchemes(api, used);
}
