import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import {
  cases,
  definition,
  EXCEPTIONS,
  folder,
  hasFields,
  type Place,
  plain,
  type Seen,
  wireOf,
} from "../../../protocols/servers/verification.js";
import { clientOf, type EmittedClient, withSdkOf } from "./support.js";

/** Answers with the body that was last set, and keeps what it was asked. */
async function withServer<T>(work: (url: string, answer: (body: string) => void, seen: Seen[]) => Promise<T>) {
  let answer = "";
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.push({ request, body });
    response.writeHead(answer === "" ? 204 : 200, { "content-type": "application/json" }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const set = (body: string): void => {
    answer = body;
  };
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, set, seen);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Outcome {
  passed: number;
  readonly excepted: string[];
  readonly failed: string[];
}

interface Run {
  readonly api: EmittedClient;
  readonly seen: readonly Seen[];
  answer(body: string): void;
}

/** Calls an endpoint with a value, for bodies the same answer, and says what was not as it must be. */
async function tryCase(run: Run, place: Place, name: string, type: string, text: string): Promise<string | undefined> {
  const value = JSON.parse(text);
  run.answer(place === "body" ? text : "");
  const given = place !== "body" ? { value: value ?? undefined } : hasFields(type) ? value : { body: value };
  try {
    const result = await run.api[name]?.(given);
    const last = run.seen.at(-1);
    const wire = last && wireOf(place, last);
    if (place !== "body") return wire === plain(value) ? undefined : `sent ${wire}`;
    const expected = JSON.stringify(value);
    const back = JSON.stringify(result);
    return wire === expected && back === expected ? undefined : `sent ${wire}, read ${back}`;
  } catch (error) {
    return String(error);
  }
}

async function tryAll(run: Run, place: Place): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, excepted: [], failed: [] };
  for (const [index, { type, positive = [] }] of cases[place].entries()) {
    for (const text of positive) {
      const problem = await tryCase(run, place, `${place}${index}`, type, text);
      if (problem === undefined) outcome.passed++;
      else if (Object.hasOwn(EXCEPTIONS, `${place} ${type}`)) outcome.excepted.push(`${place} ${type}`);
      else outcome.failed.push(`${place} ${type} ${text}: ${problem}`);
    }
  }
  return outcome;
}

/** Reads what must be refused as an answer: what is refused, and what is handed over as it came. */
async function readNegative({ api, answer }: Run): Promise<{ refused: string[]; given: number }> {
  const refused: string[] = [];
  let given = 0;
  for (const [index, { type, negative = [] }] of cases.body.entries()) {
    if (type === "BinaryAliasExample") continue;
    for (const text of negative) {
      answer(text);
      const read = api[`body${index}`]?.(hasFields(type) ? {} : { body: null });
      await Promise.resolve(read).then(
        () => given++,
        () => refused.push(text),
      );
    }
  }
  return { refused, given };
}

function withCases<T>(work: (run: Run) => Promise<T>): Promise<T> {
  return withSdkOf({ conjure: "service.yml" }, definition(), (sdk) =>
    withServer((baseUrl, answer, seen) => {
      const client = new (clientOf(sdk))({ baseUrl, maxRetries: 0 });
      return work({ api: client.cases as EmittedClient, answer, seen });
    }),
  );
}

describe.skipIf(folder === "")("Conjure's verification cases", () => {
  test("what must be accepted is sent and read with the exact form", () =>
    withCases(async (run) => {
      const outcomes: Outcome[] = [];
      for (const place of Object.keys(cases) as Place[]) outcomes.push(await tryAll(run, place));
      expect(outcomes.flatMap(({ failed }) => failed)).toEqual([]);
      expect(outcomes.map(({ passed }) => passed)).toEqual([236, 29, 24, 27]);
      expect([...new Set(outcomes.flatMap(({ excepted }) => excepted))].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
    }));

  // Types refuse a wrong value where a program is compiled. While it runs, a client keeps what a newer server says.
  test("of what must be refused, integers that a number cannot keep and texts that are no JSON are", () =>
    withCases(async (run) => {
      const { refused, given } = await readNegative(run);
      expect(given).toBe(232);
      const [least, most] = ["-9007199254740992", "9007199254740992"];
      expect(refused.filter(isJson)).toEqual([`{"value":${least}}`, `{"value":${most}}`, least, most]);
      expect(refused.length).toBe(11);
    }));
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
