import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Files, findCorpus, inMemoryFolder, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { toolchainOf } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { core } from "./core.js";
import { row } from "./index.js";
import { declareSdk, importPaths } from "./modules.js";
import { moduleOf } from "./project.js";
import { clientOf } from "./samples.js";
import { compile, complaintsOf } from "./toolchain.js";

// docs/swift.md compares calls with those of other SDKs: its figures are counted, and its calls compiled, here.

interface Compared {
  readonly name: string;
  readonly theirs: string;
  readonly emitted: string;
  readonly lengths: string;
}

const PAGE = readFileSync(`${ROOT}docs/swift.md`, "utf8");

/** The rows of the tables of calls. */
const COMPARED: readonly Compared[] = [
  ...PAGE.matchAll(/^\| ([^|`]+) \| `([^`]+)` \| `(client\.[^`]+)` \| (\d+ \/ \d+) \|$/gm),
].map(([, name = "", theirs = "", emitted = "", lengths = ""]) => ({ name, theirs, emitted, lengths }));

interface ComparedApi {
  readonly definition: string;
  /** The operation of each call by the name of its row. */
  readonly endpoints: { readonly [name: string]: string };
}

const APIS: { readonly [name: string]: ComparedApi } = {
  OpenAI: {
    definition: "openai.yaml",
    endpoints: {
      response: "POST /responses",
      chat: "POST /chat/completions",
      embedding: "POST /embeddings",
      image: "POST /images/generations",
      "upload to OpenAI": "POST /files",
    },
  },
  Stripe: {
    definition: "stripe-2022-01.yaml",
    endpoints: {
      customers: "GET /v1/customers",
      customer: "POST /v1/customers",
      "one customer": "GET /v1/customers/{customer}",
      payment: "POST /v1/payment_intents",
      refund: "POST /v1/refunds",
    },
  },
  GitHub: {
    definition: "github-full.json",
    endpoints: {
      repository: "GET /repos/{owner}/{repo}",
      issues: "GET /repos/{owner}/{repo}/issues",
      issue: "POST /repos/{owner}/{repo}/issues",
      comment: "POST /repos/{owner}/{repo}/issues/{issue_number}/comments",
      "pull request": "POST /repos/{owner}/{repo}/pulls",
    },
  },
  Box: {
    definition: "box.json",
    endpoints: {
      folder: "POST /folders",
      file: "GET /files/{file_id}",
      download: "GET /files/{file_id}/content",
      "folder items": "GET /folders/{folder_id}/items",
      "upload to Box": "POST /files/content",
    },
  },
};

const corpus = findCorpus();

/** The SDK of what the calls of an API use. */
function emit(definition: string, endpoints: readonly string[], folder: string): Promise<Files> {
  return inMemoryFolder(async (memory) => {
    const generators = [{ ...row.generator, version: "*", config: { "wire-tests": false } }];
    const specs = [{ openapi: join(folder, "openapi", definition) }];
    const settings = { "only-include-referenced-schemas": true, filter: { endpoints } };
    const api = { specs, settings };
    writeFolder(memory, new Map([["generators.yml", JSON.stringify({ api, groups: { sdk: { generators } } })]]));
    return filesOf(await compileFolder(memory, { keepGoing: true }));
  });
}

/** A function for each call. One of a list or a stream is no more awaited than a loop over it would do. */
function programOf(sdk: Files, calls: readonly Compared[]): string {
  const functions = calls.map(
    ({ emitted }, at) =>
      `func call${at}(client: ${clientOf(sdk)}, url: URL) async throws { _ = try await ${emitted} }\n`,
  );
  return `import Foundation\nimport ${moduleOf(sdk)}\n\n${functions.join("")}`;
}

/** What the compiler says of calls. */
function complaintsOfCalls(sdk: Files, calls: readonly Compared[]): Promise<readonly string[]> {
  return inTemporaryFolder(async (folder) => {
    const runtime = await core();
    const complaints = await declareSdk(folder, sdk, runtime);
    if (complaints.length > 0) return complaints;
    writeFolder(folder, new Map([["Calls.swift", programOf(sdk, calls)]]));
    const args = ["-module-name", "Calls", ...importPaths(folder, runtime), "-typecheck"];
    return complaintsOf(await compile(folder, [...args, "Calls.swift"]));
  });
}

/** Calls of lists do not wait, which the program that has all calls alike does. */
const isExpected = (complaint: string): boolean =>
  /warning: no (?:'async' operations occur within 'await'|calls to throwing functions occur within 'try')/.test(
    complaint,
  );

test("the calls that are compared are as long as the page says", () => {
  const short = COMPARED.filter(({ theirs, emitted }) => emitted.length <= theirs.length);
  const words = ["Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen"];
  expect(COMPARED.map(({ name }) => name).sort()).toEqual(
    Object.values(APIS)
      .flatMap(({ endpoints }) => Object.keys(endpoints))
      .sort(),
  );
  expect(COMPARED.map(({ name, lengths }) => [name, lengths])).toEqual(
    COMPARED.map(({ name, theirs, emitted }) => [name, `${theirs.length} / ${emitted.length}`]),
  );
  // Those that are as short stand in the first table.
  expect(COMPARED.slice(0, short.length)).toEqual(short);
  expect(PAGE.replace(/\s+/g, " ")).toContain(`${words[short.length - 10]} calls have at most as many characters`);
});

test.skipIf(corpus.kind !== "found" || toolchainOf(row).kind !== "found").each(Object.entries(APIS))(
  "the calls of %s compile",
  async (_, { definition, endpoints }) => {
    const folder = corpus.kind === "found" ? corpus.folder : "";
    const sdk = await emit(definition, Object.values(endpoints), folder);
    const complaints = await complaintsOfCalls(
      sdk,
      COMPARED.filter(({ name }) => name in endpoints),
    );
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([]);
  },
  300_000,
);
