import { callName, constructorOptions } from "@sdkwright/conformance/table";
import {
  type HttpOperation,
  isPinned,
  mergedBody,
  type Operation,
  openedChannel,
  type Plugin,
  pageTypes,
  propertyNamesOf,
  requestOf,
  responseShape,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

const quoted = (text: string): string => JSON.stringify(text);

/** True where a call takes path parameters alone, each as an argument. */
function isPositional({ body, parameters }: HttpOperation): boolean {
  return body === null && parameters.length > 0 && parameters.every((parameter) => parameter.in === "path");
}

/** Lines that take the message's arguments, and the variable that holds them; none where the call takes nothing. */
function argumentsOf({ api, names }: TargetContext, operation: HttpOperation): { lines: string[]; variable?: string } {
  const { id, parameters, body } = operation;
  const [first] = parameters;
  if (first && isPositional(operation)) {
    if (parameters.length > 1) throw new Error(`${id} takes several arguments: the driver knows calls with one`);
    return { lines: ["var req string", `args.Take("path", ${quoted(first.name.wire)}, &req)`], variable: "req" };
  }
  if (!first && body === null) return { lines: [] };
  const take = (place: string, wire: string, field: string): string =>
    `args.Take(${quoted(place)}, ${quoted(wire)}, &req.${field})`;
  const free = parameters.filter((one) => !isPinned(operation, one.in, one.name.wire));
  const lines = free.map((one) => take(one.in, one.name.wire, names.parameter(id, one.in, one.name.wire)));
  const merged = mergedBody(api, operation);
  if (merged) {
    const properties = [...propertyNamesOf(api, merged)].filter((wire) => !isPinned(operation, "body", wire));
    for (const wire of properties) lines.push(take("body", wire, names.property(merged.id, wire)));
  } else if (body) lines.push(take("value", "", names.body(id)));
  return { lines: [`req := &${names.request(id)}{}`, ...lines], variable: "req" };
}

type Kind = "Value" | "Nothing" | "Pages" | "Events" | "File" | "Socket";

/** How a result of the operation is used up: the function of the driver that does it. */
function kindOf({ api }: TargetContext, operation: HttpOperation): Kind {
  const { content } = responseShape(operation);
  if (openedChannel(api, operation)) return "Socket";
  if (pageTypes(api, operation)) return "Pages";
  if (!content) return "Nothing";
  if (content.kind === "sse" || content.kind === "jsonl") return "Events";
  return content.kind === "binary" && !content.bytes ? "File" : "Value";
}

function ownerOf({ api, names }: TargetContext, operation: HttpOperation): string {
  const path: string[] = [];
  for (let resource = api.resources[operation.resource]; resource?.parent; resource = api.resources[resource.parent]) {
    path.unshift(names.resource(resource.id));
  }
  return ["c.(*Client)", ...path].join(".");
}

/** The entry of an operation: what it takes, and its methods with that. */
function entryOf(target: TargetContext, declared: Operation): string[] {
  const operation = requestOf(target.api, declared);
  if (!operation) return [];
  const { lines, variable } = argumentsOf(target, operation);
  const kind = kindOf(target, operation);
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

/** Reading a delivery of the one webhook that is signed. */
function webhookOf({ api, names }: TargetContext): string {
  const [signed] = Object.values(api.webhooks).filter(({ signature }) => signature !== undefined);
  if (!signed) throw new Error("The fixture has no signed webhook");
  const parser = `Parse${names.type(signed.id)}`;
  return `Webhook: func(d webhook.Delivery, secrets ...string) (any, error) { return ${parser}(d, secrets...) },`;
}

/** The driver's table of an SDK (docs/conformance-driver.md), as a file of its root package. */
function tableOf(target: TargetContext, module: string, packageName: string): string {
  const calls = Object.values(target.api.operations).flatMap((operation) => entryOf(target, operation));
  return `package ${packageName}

import (
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
${webhookOf(target)}
}
`;
}

/** Adds the driver's table to Go SDKs. */
export const plugin: Plugin = {
  name: "conformance-go",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-go", (run) => {
      run.hooks.tree.tap({ name: "conformance-go", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const files = new Map(tree.entries().map(([path, { content }]) => [path, String(content)]));
        const module = /^module (\S+)$/m.exec(files.get("go.mod") ?? "")?.[1] ?? "";
        const name = /^package (\w+)$/m.exec(files.get("client.go") ?? "")?.[1] ?? "sdk";
        tree.add("conformance.go", { content: tableOf(target, module, name), kind: "generated" });
      });
    }),
};
