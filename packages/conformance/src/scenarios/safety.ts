import { rules, texts } from "../contract.js";
import { expect } from "../expect.js";
import type { Case, Group } from "../support/scenario.js";
import {
  call,
  client,
  empty,
  failure,
  getPet,
  header,
  KEY,
  PASS,
  pet,
  pets,
  SERVICE,
  TOK,
  to,
  token,
  USER,
  values,
} from "../support/steps.js";

import { channels, webhooks } from "./messages.js";

const soon = { headers: { "Retry-After": "0" } };
const logger = "debug";
/** However the logger writes names and values. */
const MASKED_HEADER = new RegExp(`x-internal['"]?[:=] ?['"]?${texts.mask.value.replaceAll("*", "\\*")}`);

/** Every scheme with its canaries. */
const SCHEMES: readonly (readonly [variant: string, options: { readonly [name: string]: string }])[] = [
  ["bearer", { token: TOK }],
  ["basic", { username: USER, password: PASS }],
  ["header", { key: KEY }],
  ["oauth", SERVICE],
  ["all", { username: USER, password: PASS, apiKey: KEY }],
];

function logged([variant, options]: (typeof SCHEMES)[number]): Case {
  return {
    name: variant,
    variant,
    needs: variant === "oauth" ? ["oauth"] : [],
    client: { ...options, logger, headers: { "X-Internal": TOK } },
    script: [token("one"), failure(503, soon), pet, failure(500, { ...soon, times: "always" })],
    steps: [getPet({ options: { query: { signature: TOK } } }), getPet({ options: { query: { signature: TOK } } })],
    expect: ({ lines, results }) => {
      expect(results.map(({ ok }) => ok)).toEqual([true, false]);
      const text = lines.join("\n");
      expect(text).toContain("signature=");
      expect(text.toLowerCase()).toMatch(MASKED_HEADER);
      expect(lines.some((line) => line.includes("503"))).toBe(true);
      expect(text).not.toContain(rules.tokenCallsAreNotLogged.value);
    },
  };
}

/** A credential in a query is masked there. */
const loggedQueryKey: Case = {
  name: "key in a query",
  variant: "definition",
  client: { queryKey: KEY, logger },
  script: [empty],
  steps: [call("secure.query")],
  expect: (outcome) => {
    values(outcome);
    expect(outcome.lines.join("\n")).toContain(`key=${texts.mask.value}`);
  },
};

function printed([variant, options]: (typeof SCHEMES)[number]): Case {
  return {
    name: variant,
    variant,
    needs: variant === "oauth" ? ["oauth"] : [],
    client: { ...options, maxRetries: 0 },
    script: [token("one"), failure(500), pet],
    steps: [
      { op: "print" },
      getPet(),
      getPet(),
      { op: "derive", client: "derived", from: "main", options: { maxRetries: 1 } },
      { op: "print", client: "derived" },
      { op: "print" },
    ],
    expect: ({ results }) => {
      expect(results[0]?.value).toContain("acme");
      expect(results[1]?.error?.text).toContain("failed with 500");
      expect(results).toHaveLength(5);
    },
  };
}

export const safety: Group = {
  title: "Safety",
  scenarios: [
    {
      id: "LG-1",
      title: "Nothing secret in the log, whatever the scheme",
      needs: ["logging"],
      cases: [...SCHEMES.map(logged), loggedQueryKey],
    },
    {
      id: "LG-2",
      title: "Without a logger, nothing is printed",
      cases: [
        {
          variant: "bearer",
          client: { token: TOK },
          script: [failure(503, soon), pet, failure(400)],
          steps: [getPet(), getPet()],
          expect: ({ noise, results }) => {
            expect(results.map(({ ok }) => ok)).toEqual([true, false]);
            expect(noise).toBe("");
          },
        },
      ],
    },
    { id: "LG-3", title: "Nothing secret in printed clients and errors", cases: SCHEMES.map(printed) },
    {
      id: "TH-1",
      title: "50 calls at once",
      cases: [
        {
          variant: "bearer",
          client: { token: `a-${TOK}` },
          script: [{ ...pets, delay: 20 }],
          steps: [
            client("b", { baseUrl: "{{main}}/b", token: `b-${TOK}` }),
            {
              op: "together",
              steps: Array.from({ length: 50 }, (_, index) =>
                call(
                  "pets.get",
                  { path: { petId: String(index) } },
                  { client: index % 2 === 0 ? "main" : "b", options: { headers: { "X-Index": String(index) } } },
                ),
              ),
            },
          ],
          expect: (outcome) => {
            values(outcome);
            expect(outcome.log).toHaveLength(50);
            for (const request of outcome.log) {
              const index = header(request, "x-index");
              const [prefix, name] = Number(index) % 2 === 0 ? ["", "a"] : ["/b", "b"];
              expect(request.url).toBe(`${prefix}/pets/${index}`);
              expect(header(request, "authorization")).toBe(`Bearer ${name}-${TOK}`);
            }
          },
        },
      ],
    },
    webhooks,
    channels,
    {
      id: "GZ-1",
      title: "Compressed responses",
      needs: ["sse"],
      cases: [
        {
          variant: "bearer",
          client: { token: TOK },
          script: [
            { path: "/pets/1", ...pet, gzip: true },
            {
              path: "/news",
              text: 'data: {"text":"a"}\n\ndata: {"text":"b"}\n\n',
              headers: { "Content-Type": "text/event-stream" },
              gzip: true,
            },
          ],
          steps: [getPet(), call("chat.news", {}, { consume: "events" })],
          expect: (outcome) => {
            expect(values(outcome)).toEqual([{ id: "1", name: "Rex" }, [{ text: "a" }, { text: "b" }]]);
            expect(to(outcome, "/pets/1")).toHaveLength(1);
          },
        },
      ],
    },
  ],
};
