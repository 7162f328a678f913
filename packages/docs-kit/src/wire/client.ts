import { clientCredentialsOf, type JsonValue, type Type } from "@sdkwright/plugin-api";
import type { ExampleContext } from "../declared.js";
import { exampleValue } from "../values.js";
import { testCredential } from "./credentials.js";
import { testVariable } from "./request.js";

/**
 * What the client of the tests is made with, besides the URL of their server: every credential that there is, access tokens
 * included, so that none has to be fetched.
 */
export interface TestClient {
  readonly credentials: readonly { readonly scheme: string; readonly part: string; readonly value: string }[];
  readonly variables: readonly { readonly wire: string; readonly type: Type; readonly value: JsonValue }[];
}

/** The client of the tests of an API. */
export function testClient(context: ExampleContext): TestClient {
  const { auth, variables } = context.api;
  return {
    credentials: auth.schemes.flatMap((scheme) =>
      clientCredentialsOf(scheme).map(({ part }) => ({
        scheme: scheme.id,
        part,
        value: testCredential(scheme.id, part),
      })),
    ),
    variables: variables.map(({ name: { wire }, type }) => ({ wire, type, value: testVariable(context, wire) })),
  };
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
