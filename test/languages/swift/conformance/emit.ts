import { callName, constructorOptions, type DeclaredEntry, typesTable } from "@sdkwright/conformance/table";
import {
  accessPath,
  type Field,
  type Method,
  type Plugin,
  requestsOf,
  type TargetContext,
  TREE_STAGES,
} from "@sdkwright/plugin-api";

// The driver's table of an SDK is Swift code of the SDK's own module: what a wrong name would say is said by the compiler.

const quoted = (text: string): string => JSON.stringify(text);

/** A name as Swift code has it where it may be a keyword. */
const name = (text: string): string => `\`${text}\``;

/** What an initializer takes, as the SDK declares it, and the name in JSON of what each sets. */
interface Initializer {
  readonly labels: readonly string[];
  readonly wireNames: ReadonlyMap<string, string>;
}

/** Initializers by the names of their structs. */
function initializersOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, Initializer> {
  const found = new Map<string, Initializer>();
  for (const [path, content] of files) {
    if (!/^Sources\/\w+\/(?:Models|Requests)\//.test(path)) continue;
    const [, struct = ""] = /^public struct (\w+): Model/m.exec(content) ?? [];
    const [, parameters = "", body = ""] =
      /^ {2}public init\(((?!values: ModelValues)[^)]*(?:\(\)[^)]*)*)\) \{\n([\s\S]*?)^ {2}\}/m.exec(content) ?? [];
    const labels = [...parameters.matchAll(/(?:^|,)\s*(?:_ )?`?(\w+)`?: /g)].map(([, label = ""]) => label);
    const sets = [...body.matchAll(/values\.set(?:Optional)?\(("(?:[^"\\]|\\.)*"), `?(\w+)`?\)/g)];
    const wireNames = new Map(sets.map(([, wire = '""', label = ""]) => [label, JSON.parse(wire) as string] as const));
    if (struct !== "") found.set(struct, { labels, wireNames });
  }
  return found;
}

function objectCode(type: string, entry: Extract<DeclaredEntry, { kind: "object" }>, made: Initializer): string {
  const shown = entry.properties.map(
    ({ wire, accessor }) => `    all[${quoted(wire)}] = show(self.${name(accessor)}, values[${quoted(wire)}])`,
  );
  const given = made.labels.map(
    (label) => `${name(label)}: try members.take(${quoted(made.wireNames.get(label) ?? label)})`,
  );
  return `
extension ${type}: Showable, Makeable {
  var shown: JSONValue {
    var all = JSONObject()
${shown.join("\n")}
    var extra = JSONObject()
    for (name, further) in additionalProperties { extra[name] = show(further, values[name]) }
    return ["model": ${quoted(entry.name)}, "value": .object(all), "extra": .object(extra)]
  }

  static func made(_ given: JSONValue) throws -> ${type} {
    var members = try Members(given)
    var made = ${type}(${given.join(", ")})
    made.additionalProperties = try members.rest()
    return made
  }
}
`;
}

function enumCode(type: string, { cases }: Extract<DeclaredEntry, { kind: "enum" }>): string {
  const shown = cases.map(
    ({ value, accessor }) =>
      `    case .${name(accessor)}: ["enum": rawValue.json, "known": true, "case": ${JSON.stringify(value)}, "visited": "case"]`,
  );
  const made = cases.map(
    ({ value, accessor }) => `    if given == ${JSON.stringify(value)} { return .${name(accessor)} }`,
  );
  return `
extension ${type}: Showable, Makeable {
  var shown: JSONValue {
    switch self {
${shown.join("\n")}
    case .unknown: ["enum": rawValue.json, "known": false, "visited": "undeclared"]
    }
  }

  static func made(_ given: JSONValue) throws -> ${type} {
${made.join("\n")}
    return .unknown(try RawValue.made(given))
  }
}
`;
}

function unionCode(type: string, { tag, variants }: Extract<DeclaredEntry, { kind: "union" }>): string {
  const shown = variants.map(
    ({ name: variant, accessor }) =>
      `    case .${name(accessor)}(let value): ["variant": ${quoted(variant)}, "value": value.shown]`,
  );
  const byTag = variants.flatMap(({ accessor, tags }) =>
    tags.map((one) => `    if tag == ${JSON.stringify(one)} { return .${name(accessor)}(try .made(given)) }`),
  );
  const byShape = variants.map(
    ({ accessor }) =>
      `    if let value = try? ${type}.${name(accessor)}(.made(given)), value.json == given { return value }`,
  );
  const lines = tag === null ? byShape : [`    let tag = given[${quoted(tag)}]`, ...byTag];
  const unknown = tag === null ? "nil" : "tag?.string";
  return `
extension ${type}: Showable, Makeable {
  var shown: JSONValue {
    switch self {
${shown.join("\n")}
    case .unknown(let type, let raw): ["unknown": ["tag": type.map { .string($0) } ?? .null, "raw": encoded(raw)]]
    }
  }

  static func made(_ given: JSONValue) throws -> ${type} {
${lines.join("\n")}
    return .unknown(type: ${unknown}, raw: try .made(given))
  }
}
`;
}

function typesCode(target: TargetContext, initializers: ReadonlyMap<string, Initializer>): string {
  const { types } = typesTable(target);
  return Object.entries(types)
    .map(([type, entry]) => {
      switch (entry.kind) {
        case "object":
          return objectCode(type, entry, initializers.get(type) ?? { labels: [], wireNames: new Map() });
        case "enum":
          return enumCode(type, entry);
        case "union":
          return unionCode(type, entry);
        default:
          return entry satisfies never;
      }
    })
    .join("");
}

/** The value of a message for a field. */
function takenOf({ from }: Field): string {
  switch (from.kind) {
    case "parameter":
      return `try call.take(${quoted(from.in)}, ${quoted(from.name)})`;
    case "property":
      return `try call.take("body", ${quoted(from.name)})`;
    case "body":
      return 'try call.take("value", "")';
    default:
      return from satisfies never;
  }
}

/** The request of a call as an expression, and lines before it. */
function requestOf(
  { names }: TargetContext,
  { id, request }: Method,
  declared: boolean,
  initializers: ReadonlyMap<string, Initializer>,
): { lines: string[]; argument: string[] } {
  if (!request) return { lines: [], argument: [] };
  const type = names.request(id);
  if (declared) return { lines: [`let request: ${type} = try call.takeBody()`], argument: ["request"] };
  const fields = new Map(request.fields.map((field) => [names.field(id, field.from), field]));
  const labels = initializers.get(type)?.labels ?? [];
  const given = labels.flatMap((label) => {
    const field = fields.get(label);
    return field ? [`${name(label)}: ${takenOf(field)}`] : [];
  });
  const properties = request.fields.flatMap(({ from }) => (from.kind === "property" ? [quoted(from.name)] : []));
  const merges =
    properties.length > 0
      ? [`for (name, value) in try call.further([${properties.join(", ")}]) { request.values[name] = value }`]
      : [];
  return {
    lines: [`${merges.length > 0 ? "var" : "let"} request = ${type}(${given.join(", ")})`, ...merges],
    argument: ["request"],
  };
}

interface Calls {
  readonly calls: string[];
  readonly ways: string[];
}

function callsCode(target: TargetContext, initializers: ReadonlyMap<string, Initializer>): Calls {
  const { api, names, sdk } = target;
  const { types } = typesTable(target);
  const code: Calls = { calls: [], ways: [] };
  for (const operation of requestsOf(api)) {
    const method = sdk.methods[operation.id];
    if (!method) continue;
    const path = accessPath(sdk, names, operation.id);
    const owner = ["client", ...path.slice(0, -1).map(name)].join(".");
    const called = name(path.at(-1) ?? "");
    const isDeclared = method.request !== undefined && types[names.request(method.id)] !== undefined;
    const { lines, argument } = requestOf(target, method, isDeclared, initializers);
    const before = method.arguments.map((field) => `${name(names.field(method.id, field.from))}: ${takenOf(field)}`);
    const given = [...argument, ...before, "options: call.options"].join(", ");
    const { kind } = method.result;
    const awaited = kind === "page" ? "" : "try await ";
    const key = quoted(callName(api, operation));
    const plain = `${awaited}${owner}.${called}(${given})`;
    const raw = `try await ${owner}.withRawResponse.${called}(${given})`;
    const value = kind === "page" ? "body(response.value)" : "outcome(response.value)";
    const asRaw =
      kind === "socket"
        ? []
        : [`if call.isRaw(${quoted(kind)}) {`, `let response = ${raw}`, rawOutcome(kind, value), "}"];
    code.calls.push(`${key}: { client, call in`, ...lines, ...asRaw, ...plainOutcome(kind, plain), "},");
    if (kind === "page" || kind === "stream" || (kind === "file" && !method.result.buffered)) {
      code.ways.push(`${key}: { client, call in`, ...lines, `return try await ways { ${plain} }`, "},");
    }
  }
  return code;
}

const rawOutcome = (kind: Method["result"]["kind"], value: string): string =>
  kind === "nothing" ? "return outcome(response, outcome())" : `return outcome(response, ${value})`;

function plainOutcome(kind: Method["result"]["kind"], plain: string): string[] {
  if (kind === "nothing") return [plain, "return outcome()"];
  if (kind === "socket") {
    return [`let channel = ${plain}`, "return outcome(channel) { try await channel.send(.made($0)) }"];
  }
  return [`return outcome(${plain})`];
}

function optionsCode(target: TargetContext): string[] {
  const { api, names } = target;
  const variables = new Set([
    ...api.environments.list.flatMap(({ urls }) =>
      urls.flatMap((url) => url.variables.map((one) => names.variable(one.name.wire))),
    ),
    ...api.headers.flatMap(({ header, value }) => (value.kind === "parameter" ? [names.header(header)] : [])),
  ]);
  const own = constructorOptions(target).map(({ message, name: option }) => ({
    option,
    code: `${name(option)}: ${variables.has(option) ? "value" : "credential"}(${quoted(message)})`,
    isVariable: variables.has(option),
  }));
  const environment = api.environments.list.length > 0 ? [`environment: try environmentNamed(environment)`] : [];
  return [
    ...own.filter(({ isVariable }) => !isVariable).map(({ code }) => code),
    ...environment,
    "baseURL: baseURL",
    ...own.filter(({ isVariable }) => isVariable).map(({ code }) => code),
    "options: options",
  ];
}

function environmentCode({ api, names }: TargetContext): string {
  if (api.environments.list.length === 0) return "";
  const type = names.companion("environments");
  const cases = api.environments.list.map(
    ({ name: { wire } }, index) => `  case ${quoted(wire)}: return .${name(names.environment(index))}`,
  );
  return `
private func environmentNamed(_ given: String?) throws -> ${type}? {
  switch given {
  case nil: return nil
${cases.join("\n")}
  default: throw Mistake(description: "No environment \\(given ?? "")")
  }
}
`;
}

function webhooksCode({ api, names }: TargetContext): string[] {
  const signed = Object.values(api.webhooks).filter(({ signature }) => signature !== undefined);
  return signed.flatMap(({ id, name: { wire } }) => [
    `${quoted(wire)}: { delivery, secrets in`,
    `let event = try Webhooks.${name(names.companion("webhookParser", id))}(delivery, secrets: secrets)`,
    "return (encoded(event.json), event.shown)",
    "},",
  ]);
}

function declaredCode(target: TargetContext): string {
  const { errors } = typesTable(target);
  return Object.keys(errors)
    .map((type) => `if let view = ${type}(error) { return (${quoted(type)}, view.body.shown) }`)
    .join("\n");
}

/** What is the same in all SDKs of the fixture with the same operations. */
function tableOf(target: TargetContext, files: ReadonlyMap<string, string>): string {
  const { api, names } = target;
  const initializers = initializersOf(files);
  const { calls, ways } = callsCode(target, initializers);
  const parts = (api.resources[api.root]?.children ?? []).map((id) => `client.${name(names.resource(id))}`);
  return `import Foundation

typealias SdkClient = ${names.client(api.root)}

let table = Table(
parts: { client in [client, ${parts.join(", ")}] },
calls: [
${calls.join("\n")}
],
allWays: [${ways.length > 0 ? ways.join("\n") : ":"}],
webhooks: [
${webhooksCode(target).join("\n")}
],
declared: { error in
${declaredCode(target)}
return nil
}
)
${typesCode(target, initializers)}`;
}

/** How a client is made, which is what SDKs of the fixture differ in. */
function clientOf(target: TargetContext): string {
  const options = optionsCode(target).join(", ");
  const known = constructorOptions(target).map(({ message }) => quoted(message));
  return `
extension Settings {
  func makeClient() throws -> SdkClient {
    try check([${known.join(", ")}])
    return SdkClient(${options})
  }

  func derive(from client: SdkClient) throws -> SdkClient { client.withOptions(${options}) }
}
${environmentCode(target)}`;
}

/** Adds the driver's table to Swift SDKs (docs/backends/3-conformance.md), as files of their module. */
export const plugin: Plugin = {
  name: "conformance-swift",
  apply: ({ hooks }) =>
    hooks.target.tap("conformance-swift", (run) => {
      run.hooks.tree.tap({ name: "conformance-swift", stage: TREE_STAGES.ADD }, (tree, _info, target) => {
        const files = new Map(tree.entries().map(([path, { content }]) => [path, String(content)]));
        tree.add("Conformance/SdkTable.swift", { content: tableOf(target, files), kind: "generated" });
        tree.add("Conformance/SdkClient.swift", { content: clientOf(target), kind: "generated" });
      });
    }),
};
