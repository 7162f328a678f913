import { expect, test } from "vitest";
import { maskInPlace, maskSecrets } from "../src/secrets.js";

test.each([
  ["https://user:hunter2@h/x.git", "https://***@h/x.git"],
  ["https://h/x.git?token=hunter2", "https://h/x.git?token=***"],
  ["https://h/x.git?a=1&private_token=hunter2&b=2", "https://h/x.git?a=1&private_token=***&b=2"],
  ["cannot fetch https://h/x?token=hunter2: refused", "cannot fetch https://h/x?token=***: refused"],
  ["try `git ls-remote https://h/x?token=hunter2`.", "try `git ls-remote https://h/x?token=***`."],
  ["(see https://h/x?api_key=a.b:c)", "(see https://h/x?api_key=***)"],
])("credentials in %j are masked, and nothing beside them", (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
  expect(maskInPlace(text)).toHaveLength(text.length);
});

test.each([
  ["- {name: x, output: {token: npm_hunter2}}", "- {name: x, output: {token: ***********}}"],
  ['{"api-key":"abc def","url":"https://a.example"}', '{"api-key":*********,"url":"https://a.example"}'],
  ["npm-token: 'it is'  # mine", "npm-token: *******  # mine"],
  ["signature: {keyId: k, secretKey: abc}", "signature: {keyId: k, secretKey: ***}"],
  ["secret_key: abc", "secret_key: ***"],
  ["signing-key: abc", "signing-key: ***"],
  ["passphrase: abc", "passphrase: ***"],
  ["tokn: ghp_0123456789abcdef", "tokn: ********************"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how generators.yml names a variable
  ["token: ${A}tail", "token: ********"],
])("a credential in an excerpt: %s", (line, masked) => {
  expect(maskInPlace(line)).toBe(masked);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how generators.yml names a variable
  "token: ${NPM_TOKEN}",
  "token: OIDC",
  "token: {type: string}",
  "tokenUrl: https://a.example/token",
  "password: *anchor",
  "security: [{apiKey: []}]",
  "type: apiKey",
  "secretKey: {type: string}",
  "response-properties: {access-token: accessToken, refresh-token: refreshToken}",
])("what is no credential is shown: %s", (line) => {
  expect(maskInPlace(line)).toBe(line);
});
