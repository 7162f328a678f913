import { join } from "node:path";
import { type Files, inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { buildSdks } from "../languages/typescript/wire.js";

/** A request as an emitted client sent it. */
export interface RecordedRequest {
  /** The operation, as the wire tests name it: `GET /pets/{petId}`. */
  readonly name: string;
  readonly method: string;
  /** Absolute, as it was sent. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What stands in for the harness of wire tests: makes every call, and keeps what it would have sent. */
const RECORDER = `
const records = [];
let current;
globalThis.fetch = async (url, init) => {
  const request = new Request(url, { ...init, duplex: "half" });
  const body = Buffer.from(await request.arrayBuffer()).toString("base64");
  const { method } = request;
  records.push({ name: current[0], method, url: request.url, headers: Object.fromEntries(request.headers), body });
  const { status, type, body: text } = current[1].reply;
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : text, { status, headers: type === undefined ? {} : { "content-type": type } });
};
export async function runWireTests(createClient, cases) {
  const client = createClient("http://localhost");
  for (current of cases) {
    const sent = records.length;
    try {
      const result = await current[1].call(client);
      if (result?.[Symbol.asyncIterator]) for await (const _ of result) break;
    } catch (error) {
      if (records.length === sent) throw new Error(current[0], { cause: error });
    }
  }
  process.stdout.write(JSON.stringify(records));
}
`;

/** The requests of an SDK's own wire tests: each call of them is made, by the client that users get. */
export function recordRequests(sdk: Files): Promise<RecordedRequest[]> {
  const files = new Map([...sdk, ["tests/wire/harness.js", RECORDER] as const]);
  return inTemporaryFolder(async (folder) => {
    await buildSdks(folder, new Map([["sdk", files]]));
    writeFolder(folder, new Map([["all.mjs", 'await import("./sdk/tests/wire/index.js");\n']]));
    const { code, stdout, stderr } = await runProcess(process.execPath, [join(folder, "all.mjs")], { cwd: folder });
    if (code !== 0) throw new Error(stderr);
    const records = JSON.parse(stdout) as (Omit<RecordedRequest, "body"> & { readonly body: string })[];
    return records.map((record) => ({ ...record, body: Buffer.from(record.body, "base64") }));
  });
}
