import type { Reply } from "../../server/script.js";
import { service } from "../../support/oauth.js";
import type { Case, Scenario } from "../../support/scenario.js";
import { failure, getPet, MARK, pets, SERVICE } from "../../support/steps.js";
import { ends, jsonText } from "./ends.js";

const answer = (text: string, rest: Reply = {}): Reply => ({
  path: "/token",
  times: "always",
  ...jsonText(text),
  ...rest,
});
const granted = (rest: string): Reply => answer(`{"access_token":"one-${MARK}"${rest}}`);

const TOKENS: readonly (readonly [name: string, reply: Reply])[] = [
  ["nothing", answer("")],
  ["HTML", { path: "/token", times: "always", text: "<html></html>", headers: { "Content-Type": "text/html" } }],
  ["null", answer("null")],
  ["a list", answer("[]")],
  ["no token", answer('{"expires_in":60}')],
  ["a token that is null", answer('{"access_token":null}')],
  ["a token that is empty", answer('{"access_token":""}')],
  ["a token that is a number", answer('{"access_token":5}')],
  ["a token with a line break", answer(`{"access_token":"a\\r\\nX: ${MARK}"}`)],
  ...['"3600"', "-1", "0", "null", "1e999", "0.5", '"soon"', "{}"].map(
    (value) => [`expires_in ${value}`, granted(`,"expires_in":${value}`)] as const,
  ),
  ["another type of token", granted(',"token_type":"mac"')],
  ["204", { path: "/token", times: "always", status: 204 }],
  ["400 with an error", answer('{"error":"invalid_client","error_description":"no"}', { status: 400 })],
  ["401 with HTML", { path: "/token", times: "always", ...failure(401), text: "<html></html>" }],
  ["500", { path: "/token", times: "always", ...failure(500) }],
  ["a reset", { path: "/token", times: "always", reset: "before" }],
  [
    "a redirect to another origin",
    { path: "/token", times: "always", status: 307, headers: { Location: "{{other}}/token" } },
  ],
];

const parallel: Case[] = (["no token", "500", "a reset", "expires_in 0"] as const).map((name) => {
  const [, reply = {}] = TOKENS.find(([known]) => known === name) ?? [];
  return service({
    name: `${name}, for 50 calls at once`,
    client: { ...SERVICE, maxRetries: 0 },
    script: [reply, { ...pets, path: "/pets/1" }],
    steps: [getPet({ parallel: 50 })],
    unscripted: true,
    expect: ends,
  });
});

export const tokens: readonly Scenario[] = [
  {
    id: "HA-18",
    title: "Token endpoints that misbehave",
    needs: ["oauth"],
    cases: [
      ...TOKENS.map(([name, reply]) =>
        service({
          name,
          client: { ...SERVICE, maxRetries: 0 },
          script: [reply, { ...pets, path: "/pets/1" }],
          steps: [getPet()],
          unscripted: true,
          expect: ends,
        }),
      ),
      ...parallel,
    ],
  },
];
