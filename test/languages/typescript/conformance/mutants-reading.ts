import type { Mutant } from "../../../conformance/support/language.js";

function mutant(name: string, caughtBy: string, [file, search, replace]: readonly [string, string, string]): Mutant {
  return { name, caughtBy, patch: { file, search, replace } };
}

const RESPONSE = "core/http/response.ts";

/** What every JSON body of a successful response goes through. */
const READ = "return readAs(reply.operation.response?.shape, reply.spec, text, value);";
const PARSED = "value = JSON.parse(text);\n  } catch {\n    throw failure(text";

/** Changes every value of a body before it is handed out; `expression` has `key` and `item`. */
function changed(name: string, caughtBy: string, expression: string): Mutant {
  const reviver = `(key, item: unknown) => (${expression})`;
  return mutant(name, caughtBy, [RESPONSE, PARSED, PARSED.replace("(text)", `(text, ${reviver})`)]);
}

/** Runtimes whose requests are right, and of which a program reads something else than what the server sent. */
export const READING_MUTANTS: readonly Mutant[] = [
  // The canary: it prints as it came, and has no property that a program could read.
  mutant("nothing of a result can be read", "RE-1", [
    RESPONSE,
    READ,
    `const result = ${READ.slice("return ".length)}
  return typeof result === "object" && result !== null ? Object.create({ toJSON: () => result }) : result;`,
  ]),
  changed("null reads as absent", "RE-1", "item ?? undefined"),
  changed("numbers are read as 32-bit ones", "RE-1", 'typeof item === "number" ? Math.fround(item) : item'),
  changed("lists of lists are empty", "RE-1", "Array.isArray(item) && Array.isArray(item[0]) ? [] : item"),
  changed("undeclared properties are lost", "RE-2", 'key === "further" ? undefined : item'),
  mutant("text is trimmed", "RE-1", [RESPONSE, 'if (declared.kind === "text") return text;', "return text.trim();"]),
  mutant("a constant is another value", "RE-1", [
    "api/types/Colour.ts",
    'DarkBlue: "dark-blue",',
    'DarkBlue: "darkBlue" as never,',
  ]),
  mutant("dates are an hour late, and sent as they came", "RE-1", [
    "core/json/dates.ts",
    "  const read = date.getTime();",
    `  date.setTime(date.getTime() + 3_600_000);
  const read = date.getTime();`,
  ]),
  mutant("dates in lists stay text", "RE-1", [
    "core/json/shapes.ts",
    "return part.map((item, index) => walk(item, at(members, index, shapes)));",
    "return part;",
  ]),
  mutant("dates and integers in maps keep the type of JSON", "RE-1", [
    "core/json/shapes.ts",
    "own(shape.properties, key) ?? shape.values",
    "own(shape.properties, key)",
  ]),
  mutant("every variant is read as the first", "RE-2", [
    "core/json/shapes.ts",
    "own(shape.variants, String(tag))",
    "Object.values(shape.variants ?? {})[0]",
  ]),
  mutant("dates without an offset stay text", "RE-3", [
    "core/json/dates.ts",
    "([0-5]\\d)|[Zz])?)?$/",
    "([0-5]\\d)|[Zz]))?$/",
  ]),
  mutant("a day that does not exist is the next one", "RE-3", [
    "core/json/dates.ts",
    "Number.isNaN(read) || !isDay(day)",
    "Number.isNaN(read)",
  ]),
  mutant("dates that are none are handed out", "RE-3", [
    "core/json/dates.ts",
    "if (Number.isNaN(read) || !isDay(day)) return text;",
    "",
  ]),
  mutant("small integers keep the type of JSON", "RE-1", [
    "core/json/exact.ts",
    'if (found.includes("@int64")) return wholeNumber(token);',
    "",
  ]),
  mutant("large integers of no declared type are rounded", "RE-1", [
    "core/json/exact.ts",
    'return isRounded && !found.includes("@number") ? token : undefined;',
    "return undefined;",
  ]),
  mutant("integers in texts stay text", "RE-3", [
    "core/json/exact.ts",
    "{ convert: BigInt, readsTexts: true }",
    "{ convert: BigInt, readsTexts: false }",
  ]),
  mutant("the body of an error keeps its dates as text", "RE-5", [
    "core/http/failure.ts",
    "readAs(forStatus(operation.errorShapes, raw.status), spec, text, JSON.parse(text))",
    "JSON.parse(text)",
  ]),
  mutant("an error has no body", "RE-5", [
    "core/http/failure.ts",
    "    headers,\n    body,",
    "    headers,\n    body: undefined,",
  ]),
  mutant("an error without a reason says nothing", "ER-3", [
    RESPONSE,
    "    statusText,\n    headers,",
    '    statusText: "",\n    headers,',
  ]),
  mutant("the event of a webhook keeps its dates as text", "WH-1", [
    "core/webhook/delivery.ts",
    "readAs(reading?.shape, reading ?? {}, text, JSON.parse(text))",
    "JSON.parse(text)",
  ]),
  mutant("a result beside its response is lost", "RE-6", [
    "core/http/promise.ts",
    "return this.then(() => this.#completed);",
    "return this.then(() => this.#completed.then(({ response }) => ({ response }) as never));",
  ]),
  mutant("pages are the first one again", "RE-7", ["core/page/page.ts", "    yield page;", "    yield await first;"]),
  mutant("iterating over a page ends with it", "RE-7", [
    "core/page/page.ts",
    "[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {\n    return itemsFrom(this);\n  }\n}\n\ntype First",
    "async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {\n    yield* this.items;\n  }\n}\n\ntype First",
  ]),
  mutant("a page has no body", "RE-7", [
    "core/page/page.ts",
    "this.response = response;",
    "this.response = {} as Body;",
  ]),
  mutant("events have no names", "RE-8", [
    "core/stream/sse.ts",
    'event: event || "message", data: data.join("\\n"), id };',
    'event: "message", data: data.join("\\n"), id };',
  ]),
  mutant("an id is that of one event", "RE-8", [
    "core/stream/sse.ts",
    "      size = 0;\n      continue;",
    '      size = 0;\n      id = "";\n      continue;',
  ]),
  mutant("whole events begin with the second", "RE-9", [
    "core/stream/eventStream.ts",
    "if (!this.#source.isClosed) yield* this.#events;",
    "await this.#events.next();\n      yield* this.#events;",
  ]),
  mutant("a stream has no request id", "RE-8", [
    "core/stream/eventStream.ts",
    "this.requestId = reply.raw.requestId;",
    "this.requestId = undefined;",
  ]),
  mutant("a download has no content type", "RE-10", [
    "core/file/download.ts",
    'return this.headers.get("content-type") ?? undefined;',
    "return undefined;",
  ]),
  mutant("the text of a download is empty", "RE-10", [
    "core/file/download.ts",
    "return new TextDecoder().decode(await this.bytes());",
    'return (await this.bytes()) && "";',
  ]),
  mutant("the file name of a download has folders", "RE-10", [
    "core/file/filename.ts",
    'given?.slice(Math.max(given.lastIndexOf("/"), given.lastIndexOf("\\\\")) + 1)',
    "given",
  ]),
];
