import { neededHeaders, needsBaseUrl, SAMPLE_BASE_URL, shownSchemes } from "@sdkwright/docs-kit";
import {
  createFile,
  credentialsOf,
  type ExampleCall,
  type JsonValue,
  list,
  mergedBody,
  type Operation,
  positionalParameters,
  requestNode,
  type Snippet,
  typeAt,
} from "@sdkwright/plugin-api";
import { clientName, packageName } from "./brand.js";
import { access, dialect, stringLiteral } from "./dialect.js";
import type { Emission } from "./emission.js";
import { typedJson } from "./exact-literals.js";
import { type Entry, json, object, type Value } from "./literals.js";
import { KEYWORDS } from "./reserved.js";

/** Keys and values of the request object of a call. */
function requestEntries({ operation: called, parameters, body }: ExampleCall, emission: Emission): Entry[] {
  const { api, names } = emission.target;
  const { operation } = requestNode(emission.sdk, called.id);
  const positional = positionalParameters(api, operation);
  const entries = parameters.flatMap(({ in: place, name, value }): Entry[] => {
    const declared = operation.parameters.find((parameter) => parameter.in === place && parameter.name.wire === name);
    return declared && !positional.includes(declared)
      ? [[names.parameter(operation.id, declared.in, name), typedJson(value, declared.type, emission)]]
      : [];
  });
  if (body === undefined) return entries;
  const content = operation.body?.contents[0];
  const type = content && content.kind !== "binary" ? content.type : undefined;
  if (!mergedBody(api, operation)) {
    return [...entries, [names.body(operation.id), typedJson(body, type, emission)]];
  }
  const members = Object.entries(body as { readonly [key: string]: JsonValue });
  return [
    ...entries,
    ...members.map(([key, value]): Entry => [key, typedJson(value, type && typeAt(api, type, [key]), emission)]),
  ];
}

/** Values of the arguments before the request object. */
function positionalValues({ operation: called, parameters }: ExampleCall, emission: Emission): Value[] {
  const { operation } = requestNode(emission.sdk, called.id);
  return positionalParameters(emission.target.api, operation).map(({ name, type }) => {
    const given = parameters.find((parameter) => parameter.in === "path" && parameter.name === name.wire);
    return typedJson(given?.value ?? name.wire, type, emission);
  });
}

/** How an operation is reached from the client: `.pets.get`. */
export function pathTo(operation: Operation, emission: Emission): string {
  const { api, names } = emission.target;
  let path = access(names.method(operation.id));
  let resource = api.resources[operation.resource];
  while (resource && resource.parent !== null) {
    path = access(names.resource(resource.id)) + path;
    resource = api.resources[resource.parent];
  }
  return path;
}

/** Options for constructing a client: credentials of the first scheme that applies, as placeholders. */
function clientEntries(emission: Emission): Entry[] {
  return shownSchemes(emission.target.api).flatMap((scheme) =>
    credentialsOf(scheme).map(({ part, credential }): Entry => {
      const name = emission.target.names.credential(scheme.id, part);
      return [name, json(credential.placeholder ?? `<${name}>`)];
    }),
  );
}

/** Options without which no client can be made: a base URL that no environment names, and headers. */
function requiredEntries(emission: Emission): Entry[] {
  return [
    ...(needsBaseUrl(emission.target.api) ? [["baseUrl", json(SAMPLE_BASE_URL)] as const] : []),
    ...headerEntries(emission, true),
  ];
}

/** Headers that every call needs; with `readsEnv`, those that the environment can supply are left to it. */
function headerEntries(emission: Emission, readsEnv: boolean): Entry[] {
  return neededHeaders(emission.target, readsEnv).map(({ header, type, value }): Entry => {
    return [emission.target.names.header(header), typedJson(value, type, emission)];
  });
}

function printed(head: string, args: readonly Value[], tail: string): string {
  const [only] = args;
  const file = createFile("snippet.ts", dialect);
  const inside =
    args.length > 1
      ? list(
          "",
          args.map(({ part }) => part),
          "",
        )
      : only
        ? only.part
        : "";
  file.line(head, inside, tail);
  return file.finish().content.trimEnd();
}

function expressionOf(call: ExampleCall, emission: Emission, options: readonly Entry[]): string {
  const request = requestEntries(call, emission);
  const takesRequest = emission.layout.requests.has(call.operation.id);
  const args = [
    ...positionalValues(call, emission),
    ...(request.length > 0 || (takesRequest && options.length > 0) ? [object(request)] : []),
    ...(options.length > 0 ? [object(options)] : []),
  ];
  return printed(`client${pathTo(call.operation, emission)}(`, args, ")");
}

/** The call alone, without `await` and semicolon. Options stand behind the request. */
export function callExpression(call: ExampleCall, emission: Emission, options: readonly Entry[] = []): string {
  if (options.length > 0) return expressionOf(call, emission, options);
  const text = emission.expressions.get(call) ?? expressionOf(call, emission, options);
  emission.expressions.set(call, text);
  return text;
}

/** The options without which a sample client would not work, and these behind them: the arguments that they make. */
function constructorArguments(emission: Emission, options: readonly Entry[] = []): Value[] {
  const entries = [...requiredEntries(emission), ...clientEntries(emission), ...options];
  return entries.length > 0 ? [object(entries)] : [];
}

/** Constructing the client with these options, before those that credentials take. */
export function construction(emission: Emission, options: readonly Entry[] = []): string {
  const { api, options: settings } = emission.target;
  const head = `const client = new ${clientName(api, settings)}(`;
  return printed(head, constructorArguments(emission, options), ");");
}

/** Making a client of these options, beside the headers that it cannot do without: an expression. */
export function clientExpression(emission: Emission, options: readonly Entry[]): string {
  const { api, options: settings } = emission.target;
  return printed(`new ${clientName(api, settings)}(`, [object([...headerEntries(emission, false), ...options])], ")");
}

/** The client of one resource on its own: a bundler leaves out all others. Undefined where only the root has calls. */
export function standaloneClient(emission: Emission): string | undefined {
  const { api, names } = emission.target;
  const resource = Object.values(api.resources).find((one) => one.parent !== null && one.operations.length > 0);
  if (!resource) return undefined;
  const name = names.client(resource.id);
  const module = packageName(emission.target);
  const accessor = names.resource(resource.id);
  const variable = KEYWORDS.has(accessor) ? `${accessor}_` : accessor;
  return [
    `import { connect } from ${stringLiteral(module)};`,
    `import { ${name} } from ${stringLiteral(`${module}/api`)};`,
    "",
    printed(`const ${variable} = new ${name}(connect(`, constructorArguments(emission), "));"),
  ].join("\n");
}

/** The import of the client, and of other names of the package. */
export function importLine(emission: Emission, others: readonly string[] = []): string {
  const { api, options } = emission.target;
  const names = [clientName(api, options), ...others].join(", ");
  return `import { ${names} } from ${stringLiteral(packageName(emission.target))};`;
}

/** Code that a user could paste: the import, the client, one call. */
export function snippet(call: ExampleCall, emission: Emission): Snippet {
  return {
    imports: [importLine(emission)],
    client: construction(emission),
    call: `await ${callExpression(call, emission)};`,
  };
}
