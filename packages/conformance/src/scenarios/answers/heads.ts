import type { Case, Scenario } from "../../support/scenario.js";
import { call, createPet, getPet, pet } from "../../support/steps.js";
import { type Answer, answers, jsonText } from "./ends.js";

const METHODS: readonly (readonly [method: string, step: ReturnType<typeof call>])[] = [
  ["GET", getPet()],
  ["POST", createPet()],
  ["PUT", call("pets.replace", { path: { petId: "1" }, body: { name: "Rex" } })],
  ["PATCH", call("pets.update", { path: { petId: "1" }, body: { owner: null } })],
  ["DELETE", call("pets.delete", { path: { petId: "1" } })],
];
const STATUSES = [200, 201, 202, 204, 206, 299, 304, 400, 418, 451, 599];

/** Every status to every method. */
const statuses: Case[] = METHODS.flatMap(([method, step]) =>
  answers(
    [step],
    STATUSES.map(
      (status): Answer => [
        `${status} to ${method}`,
        status === 204 || status === 304 ? { status } : { ...pet, status },
      ],
    ),
  ),
);

const again = (
  name: string,
  headers: { readonly [name: string]: string | readonly string[] },
  status = 503,
): Answer => [name, { status, headers, json: { message: "later" } }, pet];

/** What servers say of when to come back. */
const RETRY_HEADERS: readonly Answer[] = [
  ...["0", "0.01", "-1", "", "soon", "1e-2", " 0 ", "0, 1", "+0", "0x0", "1_0", "NaN", "Infinity"].map((value) =>
    again(`Retry-After: ${value}`, { "Retry-After": value }),
  ),
  ...["{{date-5}}", "{{date+0}}", "Wed, 21 Oct 2015 07:28:00 GMT", "2015-10-21T07:28:00Z", "Wed, 21 Oct 2015"].map(
    (value) => again(`Retry-After: ${value}`, { "Retry-After": value }, 429),
  ),
  ...["99999999999999999999", "86400", "{{date+86400}}"].map((value) =>
    again(`Retry-After: ${value}`, { "Retry-After": value }, 429),
  ),
  again("Retry-After, twice", { "Retry-After": ["0", "7"] }),
  ...["0", "1.5", "-1", "x", "", "99999999999999999999"].map((value) =>
    again(`retry-after-ms: ${value}`, { "retry-after-ms": value, "Retry-After": "0" }),
  ),
  ...["true", "TRUE", "false", "False", "maybe", ""].map((value) =>
    again(`x-should-retry: ${value}`, { "x-should-retry": value, "Retry-After": "0" }, 400),
  ),
  ...["false", "maybe"].map((value) =>
    again(`x-should-retry: ${value}, to 503`, { "x-should-retry": value, "Retry-After": "0" }),
  ),
];

const BODY = '{"id":"1"}';
const head = (lines: string, body = BODY): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${lines}\r\n${body}`;

/** Bytes in place of a well-formed response, which every HTTP client refuses. */
const BROKEN: readonly Answer[] = [
  ["nothing", { raw: "" }],
  ["a reset", { reset: "before" }],
  ["garbage", { raw: "no HTTP at all\r\n\r\n" }],
  ["half a status line", { raw: "HTTP/1.1 20" }],
  ["a status line alone", { raw: "HTTP/1.1 200 OK\r\n" }],
  ["half a head", { raw: "HTTP/1.1 200 OK\r\nContent-Type: appl" }],
  ["a status that is no number", { raw: `HTTP/1.1 abc OK\r\nContent-Length: 10\r\n\r\n${BODY}` }],
  ["another protocol", { raw: "SSH-2.0-OpenSSH_9.6\r\n" }],
  ["TLS", { raw: "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003" }],
  ["a length that is no number", { raw: head("Content-Length: ten\r\n") }],
  ["a negative length", { raw: head("Content-Length: -1\r\n") }],
  ["a body shorter than its length", { raw: head("Content-Length: 50\r\n") }],
  [
    "a reset in the body",
    { headers: { "Content-Type": "application/json" }, chunks: [{ text: '{"id":' }], reset: "after" },
  ],
  ["a chunk without a size", { raw: head("Transfer-Encoding: chunked\r\n", "x\r\n{}\r\n0\r\n\r\n") }],
  ["chunks without an end", { raw: head("Transfer-Encoding: chunked\r\n", `a\r\n${BODY}\r\n`) }],
];

/** Heads that are odd, and sound. */
const ODD: readonly Answer[] = [
  ["no length, ended by closing", { raw: head("Connection: close\r\n") }],
  ["a chunked body with a trailer", { raw: head("Transfer-Encoding: chunked\r\n", `a\r\n${BODY}\r\n0\r\n\r\n`) }],
  ["a chunk with an extension", { raw: head("Transfer-Encoding: chunked\r\n", `a;x=1\r\n${BODY}\r\n0\r\n\r\n`) }],
  ["a body longer than its length", { raw: head("Content-Length: 10\r\nConnection: close\r\n", `${BODY}more`) }],
  ["103 before the answer", { raw: `HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n${head("Content-Length: 10\r\n")}` }],
  [
    "a status without a reason",
    { raw: `HTTP/1.1 200\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n${BODY}` },
  ],
  ["HTTP/1.0", { raw: `HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n${BODY}` }],
  ["a header of 6 KB", { ...pet, headers: { "X-Long": "x".repeat(6000) } }],
  ["an empty request id", { ...pet, headers: { "X-Request-Id": "" } }],
  ["50 headers of one name", { ...pet, headers: { "X-Many": Array.from({ length: 50 }, (_, index) => `${index}`) } }],
];

const to = (location: string, status = 302): Answer[1] => ({ status, headers: { Location: location } });
/** Where a redirect leads that leads anywhere. */
const THERE = { path: "/there", times: "always", ...pet } as const;
/** Where each redirect leads, with the answer that is there. */
const REDIRECTS: readonly Answer[] = [
  ["to itself", { ...to("{{main}}/pets/1"), times: "always" }],
  [
    "in a circle",
    { path: "/pets/1", ...to("{{main}}/a"), times: "always" },
    { path: "/a", ...to("{{main}}/pets/1"), times: "always" },
  ],
  ["without a location", { status: 302 }],
  ["with an empty location", to("")],
  ["to a query", { ...to("?again=1"), query: {} }, pet],
  ["to a fragment", to("{{main}}/there#part"), THERE],
  ["to no host", to("http:///there")],
  ["to a port that is none", to("http://127.0.0.1:99999/")],
  ["to FTP", to("ftp://127.0.0.1/there")],
  ["to a file", to("file:///etc/passwd")],
  ["to a script", to("javascript:alert(1)")],
  ["to data", to("data:application/json,{}")],
  ["to a user", to("http://user:pass@127.0.0.1:1/there")],
  ["to a place with a space", to("/the re"), { path: "/the%20re", ...pet }],
  ["to a broken escape", to("/%zz")],
  ["300 with a location", to("{{main}}/there", 300), THERE],
  ["304 with a location", to("{{main}}/there", 304), THERE],
  ["305 with a location", to("{{main}}/there", 305), THERE],
  ["399 with a location", to("{{main}}/there", 399), THERE],
  ["200 with a location", { ...pet, headers: { Location: "{{other}}/there" } }],
];

const kept = { client: { timeout: 0.4 } };

/** Servers that take their time, with a client that waits for 0.4 seconds. */
const STALLS: readonly Answer[] = [
  ["before the head", { stall: "before" }],
  ["after the head", { headers: { "Content-Type": "application/json" }, chunks: [], stall: "after" }],
  ["in the body", { ...jsonText(""), chunks: [{ text: '{"id":' }], stall: "after" }],
  ["in the body of an error", { status: 500, ...jsonText(""), chunks: [{ text: '{"message":' }], stall: "after" }],
  ["after a redirect", { ...to("{{main}}/there"), path: "/pets/1" }, { path: "/there", stall: "before" }],
  [
    "in a body that drips",
    {
      headers: { "Content-Type": "application/json" },
      chunks: [..."[1,2,3,4]"].map((text) => ({ text, delay: 100 })),
      stall: "after",
    },
  ],
];

export const heads: readonly Scenario[] = [
  { id: "HA-1", title: "Every status to every method", cases: statuses },
  {
    id: "HA-2",
    title: "Every form of what servers say of retries",
    cases: answers([getPet()], RETRY_HEADERS, { client: { maxRetries: 1 } }),
  },
  { id: "HA-3", title: "Responses that are none", cases: answers([getPet()], BROKEN) },
  { id: "HA-4", title: "Odd heads", cases: answers([getPet()], ODD) },
  { id: "HA-5", title: "Redirects to places that are none", cases: answers([getPet()], REDIRECTS) },
  {
    id: "HA-6",
    title: "Servers that stall and drip",
    timing: true,
    cases: answers([getPet({ cancelAfter: 5000 })], STALLS, kept),
  },
];
