import { createFile, type ExampleCall, type JsonValue, mergedBody, type Snippet } from "@sdkwright/plugin-api";
import { clientName, packageName } from "./brand.js";
import { access, dialect, stringLiteral } from "./dialect.js";
import type { Emission } from "./emission.js";
import { type Entry, json, object, type Value } from "./literals.js";
import { credentialsOf } from "./spec/credentials.js";

/** Keys and values of the request object of a call. */
function requestEntries({ operation, parameters, body }: ExampleCall, emission: Emission): Entry[] {
  const { api, names } = emission.target;
  if (operation.kind !== "http") return [];
  const entries = parameters.flatMap(({ in: place, name, value }): Entry[] => {
    const declared = operation.parameters.find((parameter) => parameter.in === place && parameter.name.wire === name);
    return declared ? [[names.parameter(operation.id, declared.in, name), json(value)]] : [];
  });
  if (body === undefined) return entries;
  if (!mergedBody(api, operation)) return [...entries, [names.body(operation.id), json(body)]];
  return [
    ...entries,
    ...Object.entries(body as { readonly [key: string]: JsonValue }).map(([key, value]): Entry => [key, json(value)]),
  ];
}

/** How an operation is reached from the client: `.pets.get`. */
function pathTo({ operation }: ExampleCall, emission: Emission): string {
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
  const { auth } = emission.target.api;
  const wanted = auth.mode.kind === "single" ? [auth.mode.scheme] : "schemes" in auth.mode ? auth.mode.schemes : [];
  const schemes = wanted.length > 0 ? auth.schemes.filter(({ id }) => wanted.includes(id)) : auth.schemes.slice(0, 1);
  return schemes.flatMap((scheme) =>
    credentialsOf(scheme).map(({ part, credential }): Entry => {
      const name = emission.target.names.credential(scheme.id, part);
      return [name, json(credential.placeholder ?? `<${name}>`)];
    }),
  );
}

function printed(head: string, value: Value | undefined, tail: string): string {
  const file = createFile("snippet.ts", dialect);
  file.line(head, value ? value.part : "", tail);
  return file.finish().content.trimEnd();
}

/** Code that a user could paste: the import, the client, one call. */
export function snippet(call: ExampleCall, emission: Emission): Snippet {
  const { api, options } = emission.target;
  const name = clientName(api, options);
  const construct = clientEntries(emission);
  const request = requestEntries(call, emission);
  const head = `await client${pathTo(call, emission)}(`;
  return {
    imports: [`import { ${name} } from ${stringLiteral(packageName(emission.target))};`],
    client: printed(`const client = new ${name}(`, construct.length > 0 ? object(construct) : undefined, ");"),
    call: printed(head, request.length > 0 ? object(request) : undefined, ");"),
  };
}
