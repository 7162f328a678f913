import { httpOperations, type ReadmeSamples, readmeCall, resultKind } from "@sdkwright/docs-kit";
import type { HttpOperation, Part, RpcOperation } from "@sdkwright/plugin-api";
import { join, rpcOf } from "@sdkwright/plugin-api";
import { freeMember } from "../emit/members.js";
import type { Samples } from "../samples/values.js";
import { argumentsOf, callExpression, pathTo, printed } from "../snippets.js";
import { standard } from "../types.js";

/** An error by its type, and what is shown of one that is called `failure`. */
interface Caught {
  readonly name: string;
  readonly shown: string;
}

/** A call whose errors of one type are shown. */
export function caught(samples: Samples, operation: HttpOperation, { name, shown }: Caught): string {
  const { core, model, target } = samples.emission;
  const call = { ...readmeCall(target, operation), operation };
  const type = model.scope.isFree(name) ? samples.root(name) : core(name);
  const kind = resultKind(target.api, operation);
  const expression = callExpression(samples, call);
  return printed((file) => {
    if (kind === "nothing") file.line("err := ", expression);
    else file.line("_, err := ", expression, kind === "page" ? ".First()" : "");
    file.line("var failure *", type);
    file.block(
      ["if ", standard("errors", "As"), "(err, &failure) {"],
      () => file.line(standard("fmt", "Println"), `(${shown})`),
      "}",
    );
  }).code;
}

function callsBy({ emission }: Samples, protocol: RpcOperation["protocol"]): HttpOperation[] {
  const found = httpOperations(emission.target.api).filter((one) => rpcOf(one)?.protocol === protocol);
  const answered = found.filter((one) => one.responses.length > 0 && !rpcOf(one)?.streaming);
  return answered.length > 0 ? answered : found;
}

function batchSample(samples: Samples, [first, second = first]: readonly HttpOperation[]): string | undefined {
  const { emission } = samples;
  const root = emission.target.api.resources[emission.target.api.root];
  if (!first || !second || !root) return undefined;
  const added = (operation: HttpOperation): Part => {
    const call = { ...readmeCall(emission.target, operation), operation };
    const path = pathTo(emission, operation).replace(/^client/, "batch");
    return [path, "(", join(", ", argumentsOf(samples, call)), ")"];
  };
  return printed((file) => {
    file.line("batch := client.", freeMember(emission, root, "NewBatch"), "()");
    file.line("first, second := ", added(first), ", ", added(second));
    file.block("if err := batch.Send(ctx); err != nil {", () => file.line(standard("log", "Fatal"), "(err)"), "}");
    file.line(standard("fmt", "Println"), "(first.Result())");
    file.line(standard("fmt", "Println"), "(second.Result())");
  }).code;
}

/** What is particular to remote calls, by protocol; undefined for one that the API does not speak. */
export function remoteSamples(
  samples: Samples,
): Pick<ReadmeSamples, "jsonRpcSample" | "batchSample" | "connectSample"> {
  const byJsonRpc = callsBy(samples, "json-rpc");
  const [called] = byJsonRpc;
  const [connected] = callsBy(samples, "connect");
  const coded = { name: "JSONRPCError", shown: "failure.Code, failure.Message, string(failure.Data())" };
  const told = { name: "ConnectError", shown: "failure.Code, failure.Message, failure.Details()" };
  return {
    jsonRpcSample: called && caught(samples, called, coded),
    batchSample: batchSample(samples, byJsonRpc),
    connectSample: connected && caught(samples, connected, told),
  };
}
