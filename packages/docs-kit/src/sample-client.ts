import { type Api, type AuthScheme, type JsonValue, reachableEnvironments, type Type } from "@sdkwright/plugin-api";
import type { ExampleContext } from "./declared.js";
import { exampleValue } from "./values.js";

/** The schemes whose credentials samples show: those that the mode names, else the first that there is. */
export function shownSchemes({ auth: { mode, schemes } }: Api): readonly AuthScheme[] {
  const wanted = mode.kind === "single" ? [mode.scheme] : "schemes" in mode ? mode.schemes : [];
  return wanted.length > 0 ? schemes.filter(({ id }) => wanted.includes(id)) : schemes.slice(0, 1);
}

/** Whether no client can be made without a base URL: no environment and no variable has one. */
export function needsBaseUrl(api: Api): boolean {
  return reachableEnvironments(api).length === 0 && api.environments.baseUrlEnv === undefined;
}

/** The base URL that samples give where one is needed. */
export const SAMPLE_BASE_URL = "https://api.example.com";

/** A header that every call needs, and its value in examples. */
export interface NeededHeader {
  readonly header: string;
  readonly type: Type;
  readonly value: JsonValue;
}

/** Headers that every call needs; with `readsEnv`, those that the environment can supply are left to it. */
export function neededHeaders(context: ExampleContext, readsEnv: boolean): NeededHeader[] {
  return context.api.headers.flatMap(({ header, value }): NeededHeader[] => {
    if (value.kind !== "parameter" || !value.required) return [];
    if (value.default !== undefined || (readsEnv && value.env !== undefined)) return [];
    const place = { direction: "request", depth: 0, open: [], hint: header } as const;
    const sample = exampleValue(context, value.type, place);
    return sample === undefined ? [] : [{ header, type: value.type, value: sample }];
  });
}
