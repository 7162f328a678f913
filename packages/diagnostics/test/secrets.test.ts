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
