import { parseInvocation } from "../src/args.js";
import { generate } from "../src/commands/generate.js";
import { COMMANDS } from "../src/commands.js";
import { withGlobalFlags } from "../src/io.js";
import type { Result } from "./helpers.js";

/** A project with one API and everything that a run reads. */
export const FILES: Readonly<Record<string, string>> = {
  "generators.yml": `api:
  specs:
    - openapi: api/openapi.yml
      overlays: api/overlay.yml
      overrides: api/overrides.yml
groups:
  local:
    generators:
      - name: gen-typescript-sdk
        version: 0.1.0
        output: { location: local-file-system, path: sdk }
        snippets: { path: snippets.json }
readme: { defaultEndpoint: GET /nothing }
`,
  "api/openapi.yml": `openapi: 3.0.3
info: { title: Pets, version: 1.0.0 }
paths:
  /pets:
    get:
      operationId: pets_list
      responses:
        "200": { description: ok, content: { application/json: { schema: { $ref: "common.yml#/Pet" } } } }
`,
  "api/common.yml": "Pet: { type: object, properties: { name: { type: string } } }\n",
  "api/overlay.yml":
    "overlay: 1.0.0\ninfo: { title: x, version: 1.0.0 }\nactions:\n  - target: $.info\n    update: { title: Zoo }\n",
  "api/overrides.yml": "info: { description: All pets. }\n",
  "node_modules/.keep": "",
};

export interface Options {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly code?: string | undefined;
  readonly terminal?: boolean;
}

export interface CachedResult extends Result {
  /** Whether nothing was compiled. */
  readonly hit: boolean;
  /** The APIs that were compiled, by name. */
  readonly compiled: readonly string[];
}

const CLEAR_LINE = "\r\u001b[K";

/** A text without what stands on a terminal while something is compiled. */
function withoutProgress(text: string): string {
  const [first = "", ...others] = text.split(CLEAR_LINE);
  return first + others.map((part) => part.replace(/^.* \(\d+ %\)/, "")).join("");
}

/** Runs `generate` in process, with the code that runs replaced by a text. */
export async function run(cwd: string, options: Options = {}): Promise<CachedResult> {
  const { args: argv = [], env = {}, terminal = false } = options;
  const invocation = parseInvocation(["generate", "--timings", ...argv], COMMANDS);
  if (invocation.kind !== "run") throw new Error("wrong usage");
  const printed = { out: "", err: "" };
  const stream = (name: "out" | "err") => ({
    isTerminal: terminal,
    write: (text: string) => {
      printed[name] += text;
    },
  });
  const io = withGlobalFlags({ cwd, env, out: stream("out"), err: stream("err") }, invocation.args.flags);
  const code = await generate(invocation.args, io, () => ("code" in options ? options.code : "1"));
  const err = withoutProgress(printed.err).replace(/^\S+ +[\d.]+ ms.*\n/gm, "");
  const compiled = [...printed.err.matchAll(/^merge +[\d.]+ ms(?: {2}(.*))?$/gm)].map(([, api = ""]) => api);
  const isCached = /^cache +[\d.]+ ms/m.test(printed.err);
  return { code, out: printed.out, err, hit: isCached && compiled.length === 0, compiled };
}
