import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Casing, caseWords, freeStems, spellWords, splitWords } from "../src/index.js";
import { singular } from "../src/number.js";
import { shortForms } from "../src/short-words.js";

describe("words", () => {
  test("of prose are those at its beginning", () => {
    const prose = "long ".repeat(1_000_000);
    expect(splitWords(prose).length).toBe(80);
    expect(spellWords(`-${prose}`).slice(0, 2)).toEqual(["minus", "long"]);
  });

  test.each([
    ["HTTPServer", "HTTP Server"],
    ["customerID", "customer ID"],
    ["userIDs", "user IDs"],
    ["getURLsByID", "get URLs By ID"],
    ["As", "As"],
    ["v2_users", "v2 users"],
    ["v2API", "v2 API"],
    ["S3Bucket", "S3 Bucket"],
    ["P2P", "P2P"],
    ["3DModel", "3D Model"],
    ["HTTP2server", "HTTP2 server"],
    ["OAuth2Token", "OAuth2 Token"],
    ["GitHubApp", "GitHub App"],
    ["portfolioOS", "portfolio OS"],
    ["user's name", "users name"],
    ["日本語Text", "日本語 Text"],
    ["e\u0301te\u0301", "été"],
    ["__proto__", "proto"],
    ["$ref", "ref"],
    ["+1", "plus 1"],
    ["-1", "minus 1"],
    ["*", "star"],
    ["<=", "less than or equal"],
    ["👍", "u1f44d"],
    [" ", "space"],
    ["", ""],
  ])("of %j are %j", (text, words) => {
    expect(splitWords(text).join(" ")).toBe(words);
  });

  test("spell symbols where nothing else tells two texts apart", () => {
    expect(spellWords("-created_at").join(" ")).toBe("minus created underscore at");
    expect(spellWords("-created_at", { separators: false }).join(" ")).toBe("minus created at");
    expect(spellWords("$ref").join(" ")).toBe("dollar ref");
  });

  test("hold every letter and digit of a text, in order", () => {
    const property = fc.property(fc.string({ unit: "binary" }), (text) => {
      const kept = text.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}]/gu, "");
      const words = splitWords(text).join("");
      if (kept === "") expect(words === "").toBe(text === "");
      else expect(words.replace(/^(?:plus|minus)(?=\p{N})/u, "")).toBe(kept.replace(/^(?:plus|minus)(?=\p{N})/u, ""));
    });
    fc.assert(property, { numRuns: 2000, seed: 1 });
  });
});

describe("casing", () => {
  const cased = (text: string, smart: boolean): string =>
    (["camel", "pascal", "snake", "screaming", "kebab"] as const)
      .map((casing) => caseWords(splitWords(text), casing, smart))
      .join(" ");

  test.each([
    ["customerID", "customerID CustomerID customer_id CUSTOMER_ID customer-id"],
    ["v2_users", "v2Users V2Users v2_users V2_USERS v2-users"],
    ["CUSTOMER_ID", "customerID CustomerID customer_id CUSTOMER_ID customer-id"],
    ["USER_NAME", "userName UserName user_name USER_NAME user-name"],
    ["OAuth2Token", "oauth2Token OAuth2Token oauth2_token OAUTH2_TOKEN oauth2-token"],
    ["oauth_token", "oauthToken OauthToken oauth_token OAUTH_TOKEN oauth-token"],
    ["3DModel", "3dModel 3DModel 3d_model 3D_MODEL 3d-model"],
    ["v1.2", "v1_2 V1_2 v1_2 V1_2 v1-2"],
  ])("keeps numbers and initialisms of %s where it is smart", (text, expected) => {
    expect(cased(text, true)).toBe(expected);
  });

  test.each([
    ["customerID", "customerId CustomerId customer_id CUSTOMER_ID customer-id"],
    ["HTTPServer", "httpServer HttpServer http_server HTTP_SERVER http-server"],
    ["v2_users", "v2Users V2Users v_2_users V_2_USERS v-2-users"],
  ])("treats every word of %s alike where it is not", (text, expected) => {
    expect(cased(text, false)).toBe(expected);
  });

  test("is stable: casing a cased name changes nothing", () => {
    const word = fc.stringMatching(/^[a-z]{2,6}[0-9]{0,2}$/);
    const casing = fc.constantFrom<Casing>("camel", "pascal", "snake", "kebab");
    const property = fc.property(
      fc.array(word, { minLength: 1, maxLength: 5 }),
      casing,
      fc.boolean(),
      (words, c, smart) => {
        const once = caseWords(words, c, smart);
        expect(caseWords(splitWords(once), c, smart)).toBe(once);
      },
    );
    fc.assert(property, { numRuns: 1000, seed: 2 });
  });
});

test("words that a language writes in capitals are so wherever they stand, but for the first of camelCase", () => {
  const always = new Set(["ID", "URL", "UUID"]);
  const cased = (text: string, casing: Casing) => caseWords(splitWords(text), casing, false, always);
  expect(cased("petId", "pascal")).toBe("PetID");
  expect(cased("pet_ids", "pascal")).toBe("PetIDs");
  expect(cased("uuid4_value", "pascal")).toBe("UUID4Value");
  expect(cased("url_of_id", "camel")).toBe("urlOfID");
  expect(cased("identity", "pascal")).toBe("Identity");
  expect(cased("petId", "snake")).toBe("pet_id");
});

test("free stems differ, letter case aside", () => {
  const free = freeStems(["Index"]);
  expect(["index", "Pets", "pets", "pets_"].map(free)).toEqual(["index_", "Pets", "pets_", "pets__"]);
});

test.each(
  Object.entries({
    pets: "pet",
    Policies: "Policy",
    addresses: "address",
    statuses: "status",
    responses: "response",
    databases: "database",
    branches: "branch",
    caches: "cache",
    people: "person",
    IDs: "ID",
    SMS: "SMS",
    status: "status",
    analysis: "analysis",
    settings: "settings",
    access: "access",
    pet: "pet",
  }),
)("the singular of %s is %s", (word, expected) => {
  expect(singular(word)).toBe(expected);
});

test.each([
  ["pet owner", "pet owner"],
  [
    "post subscription items request billing thresholds item billing thresholds param",
    "post subscription items request item billing thresholds param",
  ],
  [
    "update repo request security and analysis secret scanning delegated bypass options",
    "update repo security secret scanning delegated bypass options",
  ],
])("the words of a name are as many as fit: %s", (long, short) => {
  expect(shortForms(long.split(" "))[0]?.join(" ")).toBe(short);
});

test("a name that is too long ends in the whole of it, and has no other form that is too long", () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(..."abc") }), { minLength: 1 });
  fc.assert(
    fc.property(words, (long) => {
      const forms = shortForms(long);
      expect(forms.at(-1)).toEqual(long);
      for (const form of forms.slice(0, -1)) {
        expect(form.join("").length).toBeLessThanOrEqual(60);
        expect(form.at(-1)).toBe(long.at(-1));
      }
    }),
  );
});
