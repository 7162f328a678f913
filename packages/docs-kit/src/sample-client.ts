import type { JsonValue, Type } from "@sdkwright/plugin-api";
import type { ExampleContext } from "./declared.js";
import { exampleValue } from "./values.js";

/** The base URL that samples give where one is needed; an API of nothing but channels has that of a socket. */
export function sampleBaseUrl({ api }: ExampleContext): string {
  const operations = Object.values(api.operations);
  const hasOnlyChannels = operations.length > 0 && operations.every((one) => one.kind === "http" && one.opens);
  return `${hasOnlyChannels ? "wss" : "https"}://api.example.com`;
}

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
