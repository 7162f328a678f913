import { callName, constructorOptions, fieldLocation } from "@sdkwright/conformance/table";
import {
  accessPath,
  type HttpOperation,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";
import { typesCode } from "./types.js";

const quoted = (text: string): string => JSON.stringify(text);

/** Lines that take the message's arguments, and the variable that holds them; none where the call takes nothing. */
function argumentsOf({ names }: TargetContext, method: Method): { lines: string[]; variable?: string } {
  const { id, arguments: before, request } = method;
  const [first] = before;
  if (first) {
    if (before.length > 1 || request) throw new Error(`${id} takes several arguments: the driver knows calls with one`);
    const [place, wire] = fieldLocation(first);
    return { lines: ["var req string", `args.Take(${quoted(place)}, ${quoted(wire)}, &req)`], variable: "req" };
  }
  if (!request) return { lines: [] };
  const lines = request.fields.map((field) => {
    const [place, wire] = fieldLocation(field);
    return `args.Take(${quoted(place)}, ${quoted(wire)}, &req.${names.field(id, field.from)})`;
  });
  return { lines: [`req := &${names.request(id)}{}`, ...lines], variable: "req" };
}

const KINDS = {
  value: "Value",
  choice: "Value",
  nothing: "Nothing",
  page: "Pages",
  stream: "Events",
  file: "File",
  socket: "Socket",
} as const;

/** How a result is used up: the function of the driver that does it. */
function kindOf({ result }: Method): (typeof KINDS)[keyof typeof KINDS] {
  return result.kind === "file" && result.buffered ? "Value" : KINDS[result.kind];
}

function ownerOf({ sdk, names }: TargetContext, { id }: HttpOperation): string {
  return ["c.(*Client)", ...accessPath(sdk, names, id).slice(0, -1)].join(".");
}

/** The entry of an operation: what it takes, and its methods with that. */
function entryOf(target: TargetContext, operation: HttpOperation): string[] {
  const declared = target.sdk.methods[operation.id];
  if (!declared) return [];
  const { lines, variable } = argumentsOf(target, declared);
  const kind = kindOf(declared);
  const owner = ownerOf(target, operation);
  const method = target.names.method(operation.id);
  const given = (name: string, results: 1 | 2): string =>
    variable === undefined ? name : `driver.Given${results}(${name}, ${variable})`;
  const plain = given(`${owner}.${method}`, kind === "Nothing" || kind === "Pages" ? 1 : 2);
  const raw =
    kind === "Events" || kind === "File" || kind === "Socket"
      ? ""
      : `, ${given(`${owner}.WithRawResponse().${method}`, 2)}`;
  return [
    `${quoted(callName(target.api, operation))}: func(c any, args *driver.Arguments) driver.Result {`,
    ...lines,
    `return driver.${kind}(${plain}${raw})`,
    "},",
  ];
}

function optionsOf(target: TargetContext): string[] {
  const secrets = new Set<string>();
  const { api, names } = target;
  for (const scheme of api.auth.schemes) {
    if (scheme.kind === "bearer") secrets.add(names.credential(scheme.id, "token"));
    else if (scheme.kind === "oauth") {
      for (const part of ["clientId", "clientSecret"]) secrets.add(names.credential(scheme.id, part));
    } else if (scheme.kind === "basic") {
      for (const part of ["username", "password"] as const) {
        if (!scheme[part].omit) secrets.add(names.credential(scheme.id, part));
      }
    } else if (scheme.kind !== "unsupported") secrets.add(names.credential(scheme.id, "value"));
  }
  return constructorOptions(target).map(({ message, name }) => {
    const source = secrets.has(name) ? `option.With${name}Source` : "nil";
    return `${quoted(message)}: {Value: driver.Setter(option.With${name}), Source: ${source}},`;
  });
}

function environmentsOf({ api, names }: TargetContext): string[] {
  return api.environments.list.map(({ name }, index) => {
    return `${quoted(name.wire)}: Environment${names.environment(index)},`;
  });
}

function resourcesOf({ api, names }: TargetContext): string {
  const children = api.resources[api.root]?.children ?? [];
  return children.map((id) => `c.(*Client).${names.resource(id)}`).join(", ");
}

/** Reading deliveries of the webhooks that are signed. */
function webhooksOf({ api, names }: TargetContext): string[] {
  const signed = Object.values(api.webhooks).filter(({ signature }) => signature !== undefined);
  return signed.map(({ id, name }) => {
    const parser = `Parse${names.type(id)}`;
    return `${quoted(name.wire)}: func(d webhook.Delivery, secrets ...string) (any, error) { return ${parser}(d, secrets...) },`;
  });
}

/** The driver's table of an SDK (docs/backends/3-conformance.md), as a file of its root package. */
function tableOf(target: TargetContext, files: ReadonlyMap<string, string>): string {
  const calls = requestsOf(target.api).flatMap((operation) => entryOf(target, operation));
  const module = /^module (\S+)$/m.exec(files.get("go.mod") ?? "")?.[1] ?? "";
  const packageName = /^package (\w+)$/m.exec(files.get("client.go") ?? "")?.[1] ?? "sdk";
  const types = typesCode(target, [...files.values()].join("\n"));
  return `package ${packageName}

import (
"encoding/json"

"${module}/core"
"${module}/driver"
"${module}/option"
"${module}/webhook"
)

// Table is what the driver of the conformance suite knows of this SDK.
var Table = driver.Table{
Create: func(opts []core.Option) any { return NewClient(opts...) },
Derive: func(c any, opts []core.Option) any { return c.(*Client).WithOptions(opts...) },
Request: func(c any) driver.Requester { return c.(*Client).Request },
Parts: func(c any) []any { return []any{${resourcesOf(target)}} },
Common: driver.Common{
BaseURL: option.WithBaseURL,
Environment: option.WithEnvironment,
Timeout: option.WithTimeout,
MaxRetries: option.WithMaxRetries,
MaxResponseBytes: option.WithMaxResponseBytes,
RetryUnsafe: option.WithRetryUnsafe,
Header: option.WithHeader,
NoHeader: option.WithoutHeader,
Query: option.WithQuery,
BodyProperty: option.WithBodyProperty,
IdempotencyKey: option.WithIdempotencyKey,
Logger: option.WithLogger,
},
Environments: map[string]core.EnvironmentName{
${environmentsOf(target).join("\n")}
},
Options: map[string]driver.Option{
${optionsOf(target).join("\n")}
},
Calls: map[string]driver.Call{
${calls.join("\n")}
},
Types: ${types.value},
Webhooks: map[string]func(webhook.Delivery, ...string) (any, error){
${webhooksOf(target).join("\n")}
},
}
${types.declarations}`;
}

/** Adds the driver's table to Go SDKs. */
export const plugin: Plugin = {
  name: "conformance-go",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-go", (run) => {
      run.hooks.tree.tap({ name: "conformance-go", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const files = new Map(tree.entries().map(([path, { content }]) => [path, String(content)]));
        tree.add("conformance.go", { content: tableOf(target, files), kind: "generated" });
      });
    }),
};
