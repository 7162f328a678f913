import { clientCredentialsOf, type JsonValue, type Type } from "@sdkwright/plugin-api";
import type { ExampleContext } from "../declared.js";
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
