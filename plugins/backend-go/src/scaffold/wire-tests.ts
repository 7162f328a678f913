import {
  type Pair,
  type WireBody,
  type WireCase,
  type WireProgram,
  type WireRequest,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type { JsonValue, Part, SampleCall, SampleValue, ScaffoldFile } from "@sdkwright/plugin-api";
import { code, createFile, hardline, join } from "@sdkwright/plugin-api";
import { dialectOf, rawLiteral, stringLiteral } from "../dialect.js";
import { type Emission, hasWireTests } from "../emission.js";
import { atom, layOut, scalar, slice, struct, text, texts, type Value } from "../literals.js";
import { optionValue } from "../option-types.js";
import { callExpression } from "../samples/calls.js";
import { own, standard } from "../types.js";

/** The client of all tests. */
const CLIENT_PATH = "wire_test.go";

/** Calls that cannot be made: with null for all of a body, or without one that must be there but of which no value ends. */
function isRefused({ call, operation }: WireCase): boolean {
  return call.body === null || (operation.body?.required === true && call.body === undefined);
}

/** A name of the package that tests share. */
function shared({ module }: Emission, name: string): Part {
  return own(`${module}/internal/wiretest`, name);
}

const long = (value: string): Value => atom(rawLiteral(value));

function pairs(emission: Emission, list: readonly Pair[]): Value {
  return slice(
    shared(emission, "Pairs"),
    list.map((pair) => texts(pair, "")),
  );
}

const bodyFields = { json: "JSON", text: "Text", form: "Form", multipart: "Multipart" } as const;

function bodyValue(emission: Emission, { mediaType, ...body }: WireBody): Value {
  const type = mediaType.includes("*") ? "" : (mediaType.split(";")[0]?.trim().toLowerCase() ?? "");
  return struct(shared(emission, "Body"), [
    ["Type", type === "" ? undefined : text(type)],
    [bodyFields[body.kind], "text" in body ? long(body.text) : pairs(emission, body.fields)],
  ]);
}

function requestValue(emission: Emission, { method, path, query, headers, cookies, body }: WireRequest): Value {
  const given = (list: readonly Pair[]): Value | undefined => (list.length > 0 ? pairs(emission, list) : undefined);
  return struct(shared(emission, "Request"), [
    ["Method", text(method)],
    ["Path", text(path)],
    ["Query", given(query)],
    ["Header", given(headers)],
    ["Cookies", given(cookies)],
    ["Body", body && bodyValue(emission, body)],
  ]);
}

function serverPart(emission: Emission, { method, reply: { status, contentType, body } }: WireCase): Part {
  const reply = struct(shared(emission, "Reply"), [
    ["Status", scalar(status)],
    ["Type", contentType === undefined ? undefined : text(contentType)],
    ["Body", body === "" ? undefined : long(body)],
  ]);
  const serve = shared(emission, method === undefined ? "Serve" : "ServeRPC");
  return [serve, "(t, ", method === undefined ? "" : `${stringLiteral(method)}, `, layOut(reply), ")"];
}

function isBuffered({ sdk }: Emission, { method }: SampleCall): boolean {
  const result = sdk.methods[method]?.result;
  return result?.kind === "file" && result.buffered;
}

/** The call with its result in a variable, and what is checked of it once the request has been. */
function resultOf(
  emission: Emission,
  { test, call: shown }: WireProgram,
): { readonly call: Part; readonly check: Part } {
  const { result } = test;
  const call = callExpression(emission, shown);
  const check = (name: string, got: string, expected: string): Part => [
    shared(emission, name),
    `(t, ${got}, ${rawLiteral(expected)})`,
  ];
  switch (result.kind) {
    case "page":
      return {
        call: ["page, err := ", call, ".First()"],
        check: check("Equal", "page.Response.Body", JSON.stringify(result.value)),
      };
    case "json":
    case "text":
      return { call: ["result, err := ", call], check: check("Equal", "result", JSON.stringify(result.value)) };
    case "events":
    case "lines":
      return {
        call: ["stream, err := ", call],
        check: check("Events", "stream.All()", JSON.stringify([result.value])),
      };
    case "file":
      return isBuffered(emission, shown)
        ? { call: ["result, err := ", call], check: check("Equal", "string(result)", JSON.stringify(result.text)) }
        : { call: ["file, err := ", call], check: check("Content", "file", result.text) };
    case "none":
      return { call: ["err := ", call], check: "" };
    default:
      return result satisfies never;
  }
}

function testPart(emission: Emission, program: WireProgram, name: string): Part {
  const { test } = program;
  const { call, check } = resultOf(emission, program);
  return code`
    func ${name}(t *${standard("testing", "T")}) {
      server := ${serverPart(emission, test)}
      ctx, client := t.Context(), wireClient(server)
      ${call}
      if err != nil {
        t.Fatal(err)
      }
      server.Saw(${layOut(requestValue(emission, test.request))})
      ${check}
    }`;
}

/** Options of the client that calls a server of the tests: every credential, and what no client can do without. */
function clientOptions(emission: Emission): Part[] {
  const { api, names, option } = emission;
  const { credentials, variables, headers } = wireClient(emission);
  const set = (name: string, value: Part): Part => [option(`With${name}`), "(", value, ")"];
  const written = ({ value, json }: { value: SampleValue; json: JsonValue }): Part =>
    layOut(optionValue(api, value.type, json));
  return [
    set("BaseURL", "server.URL"),
    set("MaxRetries", "0"),
    ...credentials.map(({ scheme, part, value }) => set(names.credential(scheme, part), stringLiteral(value))),
    ...variables.map((variable) => set(names.variable(variable.name), written(variable))),
    ...headers.map((header) => set(names.header(header.header), written(header))),
  ];
}

function clientPart(emission: Emission): Part {
  const { api, names, root } = emission;
  return code`
    // wireClient makes a client that calls a server of the tests.
    func wireClient(server *${shared(emission, "Server")}) *${root(names.client(api.root))} {
      return ${root("NewClient")}(
        ${join(
          hardline,
          clientOptions(emission).map((option) => [option, ","]),
        )}
      )
    }`;
}

/** A file of tests: an empty line before each part. */
function testFile({ packageName }: Emission, path: string, parts: readonly Part[]): ScaffoldFile {
  const file = createFile(
    path,
    dialectOf(() => `${packageName}_test`),
  );
  for (const part of parts) {
    file.blank();
    file.line(part);
  }
  return { path, content: file.finish().content, kind: "generated" };
}

/** By resource, where its tests stand: beside its client. */
function pathsOf({ files }: Emission): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { path, nodes } of files) {
    for (const node of nodes) {
      if (node.kind === "client") paths.set(node.resource.id, path.replace(/\.go$/, "_wire_test.go"));
    }
  }
  return paths;
}

/** Tests that call each method against a local server: a file for each resource, and their client. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  const { names } = emission;
  if (!hasWireTests(emission)) return [];
  const paths = pathsOf(emission);
  const files = wirePrograms(emission, isRefused).map(({ resource, programs }): ScaffoldFile => {
    const test = (program: WireProgram): Part =>
      testPart(emission, program, `Test${names.client(resource.id)}_${names.method(program.call.method)}`);
    return testFile(emission, paths.get(resource.id) ?? CLIENT_PATH, programs.map(test));
  });
  return files.length > 0 ? [testFile(emission, CLIENT_PATH, [clientPart(emission)]), ...files] : [];
}
