import { httpOperations, type ReadmeSamples, readmeCall, resultKind } from "@sdkwright/docs-kit";
import type { HttpOperation, Part, RpcOperation } from "@sdkwright/plugin-api";
import { join } from "@sdkwright/plugin-api";
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
  const { core, api, names } = samples.emission;
  const call = { ...readmeCall(samples.emission, operation), operation };
  const type = names.isTaken(name) ? core(name) : samples.root(name);
  const kind = resultKind(api, operation);
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
  const remote = httpOperations(emission.api).filter(({ carries }) => carries?.protocol === protocol);
  const answered = remote.filter(({ carries, responses }) => responses.length > 0 && !carries?.streaming);
  return answered.length > 0 ? answered : remote;
}

function batchSample(samples: Samples, [first, second = first]: readonly HttpOperation[]): string | undefined {
  const { emission } = samples;
  if (!first || !second) return undefined;
  const added = (operation: HttpOperation): Part => {
    const call = { ...readmeCall(emission, operation), operation };
    const path = pathTo(emission, operation).replace(/^client/, "batch");
    return [path, "(", join(", ", argumentsOf(samples, call)), ")"];
  };
  return printed((file) => {
    file.line("batch := client.", emission.names.rootMember("NewBatch"), "()");
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
