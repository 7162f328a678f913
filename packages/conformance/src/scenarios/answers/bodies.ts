import { deflateSync, gzipSync } from "node:zlib";
import type { Reply } from "../../server/script.js";
import { LEAST, type Members, objectText } from "../../support/rich.js";
import type { Case, Scenario } from "../../support/scenario.js";
import { call, getPet, pet } from "../../support/steps.js";
import { type Answer, answers, bytes, JSON_TYPE, jsonText } from "./ends.js";

const PET = '{"id":"1","name":"Rex"}';
const utf8 = (text: string): Uint8Array => Buffer.from(text);
const latin1 = (text: string): Uint8Array => Buffer.from(text, "latin1");
const typed = (type: string, text = PET): Reply => ({ text, headers: { "Content-Type": type } });
const encoded = (data: Uint8Array, encoding: string): Reply =>
  bytes(data, { ...JSON_TYPE, "Content-Encoding": encoding });

/** Bodies in place of the JSON of a pet. */
const JSON_BODIES: readonly Answer[] = [
  ["nothing", jsonText("")],
  ["white space", jsonText(" \r\n\t ")],
  ...["null", "{}", "[]", "1", '"x"', "true"].map((text): Answer => [text, jsonText(text)]),
  ["a byte order mark", bytes(utf8(`\ufeff${PET}`))],
  ["UTF-16", bytes(Buffer.from(PET, "utf16le"))],
  ["bytes that are not UTF-8", bytes(latin1('{"id":"caf\u00e9"}'))],
  ["bytes that are not UTF-8, in a key", bytes(latin1('{"id":"1","caf\u00e9":1}'))],
  ["trailing text", jsonText(`${PET} x`)],
  ["two values", jsonText(`${PET}${PET}`)],
  ["trailing commas", jsonText('{"id":"1",}')],
  ["single quotes", jsonText("{'id':'1'}")],
  ["a comment", jsonText(`${PET} // that is it`)],
  ["an open text", jsonText('{"id":"1')],
  ["an open object", jsonText('{"id":"1"')],
  ["a control character", jsonText('{"id":"a\u0001b"}')],
  ["a line break in a text", jsonText('{"id":"a\nb"}')],
  ["an unknown escape", jsonText('{"id":"\\x41"}')],
  ["NaN", jsonText('{"id":"1","visits":NaN}')],
  ["a leading zero", jsonText('{"id":"1","visits":01}')],
  ["a leading plus", jsonText('{"id":"1","visits":+1}')],
  ["HTML", jsonText("<html>Bad gateway</html>")],
  ["a key twice", jsonText('{"id":"1","id":"2"}')],
  ["half a surrogate pair", jsonText('{"id":"\\ud83d cut"}')],
  ["half a surrogate pair, in a key", jsonText('{"id":"1","\\ude00":1}')],
  ["a null character", jsonText('{"id":"a\\u0000b"}')],
  ["an empty key", jsonText('{"id":"1","":1}')],
  ["keys of prototypes", jsonText('{"id":"1","__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')],
  ["deep nesting", jsonText(`{"id":"1","deep":${"[".repeat(400)}${"]".repeat(400)}}`)],
  ["nesting without an end", jsonText("[".repeat(100_000))],
  ["a text of 1 MB", jsonText(`{"id":"1","name":"${"n".repeat(1_000_000)}"}`)],
];

const TYPES: readonly Answer[] = [
  ...["text/json", "text/plain", "text/html", "application/octet-stream", "application/xml", "x", ""].map(
    (type): Answer => [`the type ${type || "that is empty"}`, typed(type)],
  ),
  ["no type", { text: PET }],
  ["the type in capitals", typed("APPLICATION/JSON")],
  ["a type of its own", typed("application/vnd.pets.v2+json; profile=x")],
  ["the charset utf-8", typed('application/json; charset="UTF-8"')],
  ["an unknown charset", typed("application/json; charset=klingon")],
  ["two types", { text: PET, headers: { "Content-Type": ["application/json", "text/html"] } }],
];

const zipped = gzipSync(PET);

const ENCODINGS: readonly Answer[] = [
  ["gzip", encoded(zipped, "gzip")],
  ["gzip in capitals", encoded(zipped, "GZIP")],
  ["identity", encoded(utf8(PET), "identity")],
  ["gzip that is none", encoded(utf8(PET), "gzip")],
  ["gzip that is cut", encoded(zipped.subarray(0, 20), "gzip")],
  ["gzip of nothing", encoded(gzipSync(""), "gzip")],
  ["an unknown encoding", encoded(utf8(PET), "klingon")],
  ["deflate where gzip is named", encoded(deflateSync(PET), "gzip")],
];

const text = call("text.plain");
const plain = (data: Uint8Array, type: string): Reply => bytes(data, { "Content-Type": type });

const TEXTS: readonly Answer[] = [
  ["ISO-8859-1", plain(latin1("caf\u00e9"), "text/plain; charset=iso-8859-1")],
  ["ISO-8859-1, quoted and in capitals", plain(latin1("caf\u00e9"), 'text/plain; charset="ISO-8859-1"')],
  ["UTF-8", plain(utf8("caf\u00e9"), "text/plain; charset=utf-8")],
  ["UTF-16", plain(Buffer.from("\ufeffcaf\u00e9", "utf16le"), "text/plain; charset=utf-16le")],
  ["no charset", plain(utf8("caf\u00e9"), "text/plain")],
  ["a byte order mark", plain(utf8("\ufeffa"), "text/plain; charset=utf-8")],
  ["bytes that are not UTF-8", plain(latin1("caf\u00e9"), "text/plain; charset=utf-8")],
  ["an unknown charset", plain(utf8("a"), "text/plain; charset=klingon")],
  ["nothing", { text: "", headers: { "Content-Type": "text/plain" } }],
  ["JSON", jsonText('"a"')],
];

/** In Node.js 20, the body of a broken gzip response may never end: the limit of time ends the call. */
const PATIENT = { client: { timeout: 2 } };

/** A value of each kind of JSON but null, of which RE-3 tells. */
const KINDS = ["[]", "{}", '["x"]', '{"x":1}', '"x"', "5", "5.5", "true", "3000000000"];
const PROPERTIES = [
  ...["id", "small", "wide", "unsigned", "ratio", "single", "price", "checked", "label", "colour"],
  ...["colours", "level", "data", "day", "at", "moments", "days", "note", "count", "ended", "owner", "gaps", "matrix"],
  ...["cube", "leaves", "grid", "lists", "animal", "animals", "figure", "figures", "mixed", "mixes", "paint", "tree"],
  ...["anything", "stamped", "shelf", "inner"],
];

const get = call("readings.get", { path: { id: "1" } });

/** Each kind of value in the place of a property, one call for each. */
function inPlaceOf(wire: string): { readonly one: Case; readonly texts: readonly string[] } {
  const texts = KINDS.map((kind) => objectText({ ...LEAST, [wire]: kind } as Members));
  const [one] = answers(
    texts.map(() => get),
    [[wire, jsonText(texts[0] ?? ""), ...texts.slice(1).map((each) => jsonText(each))]],
  );
  return { one: one as Case, texts };
}

/** A case whose readings are compared with the sent values. */
function kindsOf(wire: string): Case {
  const { one, texts } = inPlaceOf(wire);
  return { ...one, shows: true, sends: texts };
}

/**
 * Constants, whose readings are not compared with the sent values: languages show as much of a value as they can read, and
 * send the received value back.
 */
const CONSTANTS = ["kind", "edition", "final"];

/** Numbers that no double holds, or that take their time to be read exactly. */
const HUGE = ["1e999", "-1e999", "1e1000000000", `1${"0".repeat(5000)}`, "1e-1000000000"];

const huge: Case[] = ["small", "wide", "unsigned", "ratio", "single", "price", "label", "anything", "further"].flatMap(
  (wire) =>
    answers(
      [get],
      HUGE.map(
        (text): Answer => [
          `${text.slice(0, 20)} as ${wire}`,
          jsonText(objectText({ ...LEAST, [wire]: text } as Members)),
        ],
      ),
    ),
);

const DATES = [
  ...[
    "2024-02-29",
    "2024-02-30",
    "2024-2-9",
    "24-02-29",
    "20240229",
    "2024-060",
    "2024-W09-4",
    "29.02.2024",
    "02/29/2024",
  ],
  ...[
    "2024-02-29T12:00:00Z",
    "2024-02-29T12:00:00z",
    "2024-02-29T12:00Z",
    "2024-02-29T12:00:00+0530",
    "2024-02-29T12:00:00+05",
  ],
  ...["2024-02-29T12:00:00.1234567890Z", "2024-02-29T25:00:00Z", "2024-02-29T12:60:00Z", "0000-01-01T00:00:00Z"],
  ...[
    "+12024-02-29T12:00:00Z",
    "-0001-02-28T12:00:00Z",
    "9999-12-31T23:59:59.999999999Z",
    "Thu, 29 Feb 2024 12:00:00 GMT",
  ],
  ...["1709208000", "now", " 2024-02-29T12:00:00Z "],
];

const dates = answers(
  DATES.flatMap(() => [get, get]),
  [
    [
      "as a date-time and as a date",
      ...(DATES.flatMap((date) => [
        jsonText(objectText({ ...LEAST, at: JSON.stringify(date) })),
        jsonText(objectText({ ...LEAST, day: JSON.stringify(date) })),
      ]) as [Reply, ...Reply[]]),
    ],
  ],
);

const failed = (reply: Reply): Reply => ({ ...reply, status: 422 });

export const bodies: readonly Scenario[] = [
  { id: "HA-7", title: "Bodies in place of JSON", cases: answers([getPet()], JSON_BODIES) },
  {
    id: "HA-8",
    title: "Media types and content codings",
    cases: answers([getPet()], [...TYPES, ...ENCODINGS], PATIENT),
  },
  {
    id: "HA-9",
    title: "The same bodies, of an error",
    cases: answers(
      [getPet()],
      [...JSON_BODIES, ...TYPES, ...ENCODINGS].map(([name, reply]): Answer => [name, failed(reply)]),
      PATIENT,
    ),
  },
  { id: "HA-10", title: "Texts and their charsets", cases: answers([text], TEXTS) },
  {
    id: "HA-11",
    title: "Every kind of value in every place",
    needs: ["show"],
    cases: [...PROPERTIES.map(kindsOf), ...CONSTANTS.map((wire) => inPlaceOf(wire).one)],
  },
  { id: "HA-12", title: "Odd dates, and numbers that no double holds", cases: [...dates, ...huge] },
  {
    id: "HA-13",
    title: "Bodies where none is declared",
    cases: answers(
      [call("open.ping")],
      [
        ["JSON", pet],
        ["text", { text: "pong" }],
        ["broken JSON", jsonText("{")],
        ["204 with a body", { raw: `HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n` }],
      ],
    ),
  },
];
