import { type ReadmeSamples, readmeCall } from "@sdkwright/docs-kit";
import type { HttpOperation, RpcOperation } from "@sdkwright/plugin-api";
import { requestsOf } from "@sdkwright/plugin-api";
import { packageName } from "../brand.js";
import { stringLiteral } from "../dialect.js";
import type { Emission } from "../emission.js";
import { callExpression } from "../snippets.js";

/** How an error is told from others, and what it shows. */
interface Caught {
  /** A name of the package: a class, or what tests for one. */
  readonly name: string;
  /** Expression that is true for all others. */
  readonly isOther: string;
  /** Properties of the error. */
  readonly shown: readonly string[];
}

/** A call whose errors of one kind are shown. */
export function catching(emission: Emission, call: string, { name, isOther, shown }: Caught): string {
  return [
    `import { ${name} } from ${stringLiteral(packageName(emission.target))};`,
    "",
    "try {",
    ...`await ${call};`.split("\n").map((line) => `  ${line}`),
    "} catch (error) {",
    `  if (${isOther}) throw error;`,
    `  console.error(${shown.map((property) => `error.${property}`).join(", ")});`,
    "}",
  ].join("\n");
}

/** The code blocks of a README about remote calls. */
export type RemoteSamples = Pick<ReadmeSamples, "jsonRpcSample" | "batchSample" | "connectSample">;

function callsBy({ api }: Emission, protocol: RpcOperation["protocol"]): HttpOperation[] {
  const calls = requestsOf(api).filter(({ carries }) => carries?.protocol === protocol);
  const answered = calls.filter(({ responses, carries }) => responses.length > 0 && !carries?.streaming);
  return answered.length > 0 ? answered : calls;
}

function batchSample(emission: Emission, [first, second = first]: readonly HttpOperation[]): string | undefined {
  if (!first || !second) return undefined;
  const line = (name: string, operation: HttpOperation): string[] => {
    const call = callExpression(readmeCall(emission.target, operation), emission).replace(/^client/, "batch");
    return `const ${name} = ${call};`.split("\n").map((text) => `  ${text}`);
  };
  return [
    "const results = await client.batch((batch) => {",
    ...line("first", first),
    ...line("second", second),
    "  return Promise.all([first, second]);",
    "});",
  ].join("\n");
}

/** What is particular to remote calls, by protocol; undefined for one that the API does not speak. */
export function remoteSamples(emission: Emission): RemoteSamples {
  const byJsonRpc = callsBy(emission, "json-rpc");
  const [called] = byJsonRpc;
  const [connected] = callsBy(emission, "connect");
  const call = (operation: HttpOperation): string => callExpression(readmeCall(emission.target, operation), emission);
  const coded = { name: "JsonRpcError", isOther: "!(error instanceof JsonRpcError)" };
  const told = { name: "isConnectError", isOther: "!isConnectError(error)" };
  return {
    jsonRpcSample: called && catching(emission, call(called), { ...coded, shown: ["code", "message", "data"] }),
    batchSample: batchSample(emission, byJsonRpc),
    connectSample:
      connected && catching(emission, call(connected), { ...told, shown: ["body.code", "message", "body.details"] }),
  };
}
