import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { closeServers, listen } from "../../../protocols/servers/listen.js";
import {
  cases,
  folder as corpus,
  definition,
  EXCEPTIONS,
  type Place,
  plain,
  type Seen,
  wireOf,
} from "../../../protocols/servers/verification.js";
import { projectOf } from "../../../support/project.js";
import { runProtocolTests } from "../protocols.js";
import { toolchain } from "../toolchain.js";

/** Why Go cannot be run. */
function missingGo(): string | undefined {
  const go = toolchain();
  return go.kind === "missing" ? go.reason : undefined;
}

const problem = corpus === "" ? "the corpus is not there" : missingGo();

afterAll(closeServers);

/** A value that an endpoint must take. */
interface Call {
  readonly place: Place;
  readonly type: string;
  readonly method: string;
  readonly text: string;
  readonly isBody: boolean;
}

function callsOf(place: Place): Call[] {
  return cases[place].flatMap(({ type, positive = [] }, index) => {
    const method = `${place.slice(0, 1).toUpperCase()}${place.slice(1)}${index}`;
    return positive.map((text) => ({ place, type, method, text, isBody: place === "body" }));
  });
}

/** Answers with what was sent, and keeps it by the number of the case. */
async function openMirror(): Promise<{ url: string; seen: ReadonlyMap<number, Seen> }> {
  const seen = new Map<number, Seen>();
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    seen.set(Number(request.headers["x-case"]), { request, body });
    response.writeHead(body === "" ? 204 : 200, { "content-type": "application/json" }).end(body);
  });
  return { url: await listen(server), seen };
}

/** JSON with its times as Go writes them: without zeros at the end of what is less than a second. */
function parsed(text: string): unknown {
  const times = text.replace(/(T\d\d:\d\d:\d\d)(?:\.0+|(\.\d*?[1-9])0*)(?=Z|[+-])/g, "$1$2");
  try {
    return JSON.parse(times);
  } catch {
    return text;
  }
}

/** What is not as it must be; undefined where all is well. */
function problemOf({ place, text }: Call, seen: Seen | undefined, result: string): string | undefined {
  const wire = seen && wireOf(place, seen);
  const value: unknown = parsed(text);
  if (place !== "body") return wire === plain(value) ? undefined : `sent ${wire}: ${result}`;
  // Go has one nil for a body that is null and for one that is not there.
  const isSame = [wire ?? "null", result].every((one) => isDeepStrictEqual(parsed(one), value));
  return isSame ? undefined : `sent ${wire}, read ${result}`;
}

describe.skipIf(problem !== undefined)(`Conjure's verification cases in Go${problem ? `: ${problem}` : ""}`, () => {
  test(
    "what must be accepted is sent and read with the form that the cases have",
    () =>
      inTemporaryFolder(async (folder) => {
        const calls = (Object.keys(cases) as Place[]).flatMap(callsOf);
        const { url, seen } = await openMirror();
        writeFolder(
          join(folder, "project"),
          projectOf({ conjure: "service.yml" }, definition(), { name: "gen-go-sdk" }),
        );
        writeFileSync(join(folder, "cases.json"), JSON.stringify(calls));
        const env = { CASES: join(folder, "cases.json"), RESULTS: join(folder, "results.json"), VERIFICATION: url };
        const { failed } = await runProtocolTests(new Map([["conjure", join(folder, "project")]]), env);
        expect(failed).toEqual([]);
        const results = JSON.parse(readFileSync(env.RESULTS, "utf8")) as readonly string[];
        const wrong = calls.flatMap((call, index) => {
          const complaint = problemOf(call, seen.get(index), results[index] ?? "");
          return complaint === undefined
            ? []
            : [{ label: `${call.place} ${call.type}`, complaint: `${call.text} ${complaint}` }];
        });
        expect(wrong.filter(({ label }) => !Object.hasOwn(EXCEPTIONS, label))).toEqual([]);
        expect([...new Set(wrong.map(({ label }) => label))].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
        expect(calls.length).toBeGreaterThan(300);
      }),
    180_000,
  );
});
