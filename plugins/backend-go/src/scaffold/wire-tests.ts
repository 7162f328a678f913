import {
  type Pair,
  type WireBody,
  type WireCase,
  type WireProgram,
  type WireReply,
  type WireRequest,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type {
  FileBuilder,
  FileWriter,
  JsonValue,
  Part,
  SampleCall,
  SampleValue,
  ScaffoldFile,
} from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";
import { dialectOf, rawLiteral, stringLiteral } from "../dialect.js";
import { type Emission, hasWireTests } from "../emission.js";
import { atom, type Entry, layOut, scalar, slice, struct, text, type Value } from "../literals.js";
import { optionValue } from "../option-types.js";
import { callExpression } from "../samples/calls.js";
import { type Samples, samplesOf } from "../samples/values.js";
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
  const items = list.map((pair) => slice("", pair.map(text)));
  return slice(shared(emission, "Pairs"), items);
}

function bodyValue(emission: Emission, { mediaType, ...body }: WireBody): Value {
  const type = mediaType.includes("*") ? "" : (mediaType.split(";")[0]?.trim().toLowerCase() ?? "");
  const entry = (): Entry => {
    switch (body.kind) {
      case "json":
        return ["JSON", long(body.text)];
      case "text":
        return ["Text", long(body.text)];
      case "form":
        return ["Form", pairs(emission, body.fields)];
      case "multipart":
        return ["Multipart", pairs(emission, body.fields)];
      default:
        return body satisfies never;
    }
  };
  return struct(shared(emission, "Body"), [["Type", type === "" ? undefined : text(type)], entry()]);
}

function requestValue(emission: Emission, { method, path, query, headers, cookies, body }: WireRequest): Value {
  const some = (list: readonly Pair[]): Value | undefined => (list.length > 0 ? pairs(emission, list) : undefined);
  return struct(shared(emission, "Request"), [
    ["Method", text(method)],
    ["Path", text(path)],
    ["Query", some(query)],
    ["Header", some(headers)],
    ["Cookies", some(cookies)],
    ["Body", body && bodyValue(emission, body)],
  ]);
}

function replyValue(emission: Emission, { status, contentType, body }: WireReply): Value {
  return struct(shared(emission, "Reply"), [
    ["Status", scalar(status)],
    ["Type", contentType === undefined ? undefined : text(contentType)],
    ["Body", body === "" ? undefined : long(body)],
  ]);
}

function emitServer(emission: Emission, { method, reply }: WireCase, file: FileWriter): void {
  const answer = layOut(replyValue(emission, reply));
  const head: Part =
    method === undefined
      ? [shared(emission, "Serve"), "(t, "]
      : [shared(emission, "ServeRPC"), `(t, ${stringLiteral(method)}, `];
  file.line("server := ", head, answer, ")");
}

function isBuffered({ sdk }: Emission, { method }: SampleCall): boolean {
  const result = sdk.methods[method]?.result;
  return result?.kind === "file" && result.buffered;
}

/** The call, its result in a variable, and what is checked of it once the request has been. */
function resultOf(
  samples: Samples,
  { test, call: shown }: WireProgram,
): { readonly call: Part; readonly check?: Part } {
  const { emission } = samples;
  const { result } = test;
  const call = callExpression(samples, shown);
  const equal = (got: string, value: JsonValue): Part => [
    shared(emission, "Equal"),
    `(t, ${got}, ${rawLiteral(JSON.stringify(value))})`,
  ];
  switch (result.kind) {
    case "page":
      return { call: ["page, err := ", call, ".First()"], check: equal("page.Response.Body", result.value) };
    case "json":
    case "text":
      return { call: ["result, err := ", call], check: equal("result", result.value) };
    case "events":
    case "lines": {
      const check = [shared(emission, "Events"), `(t, stream.All(), ${rawLiteral(JSON.stringify([result.value]))})`];
      return { call: ["stream, err := ", call], check };
    }
    case "file":
      if (isBuffered(emission, shown)) {
        return { call: ["result, err := ", call], check: equal("string(result)", result.text) };
      }
      return {
        call: ["file, err := ", call],
        check: [shared(emission, "Content"), `(t, file, ${rawLiteral(result.text)})`],
      };
    case "none":
      return { call: ["err := ", call] };
    default:
      return result satisfies never;
  }
}

function emitTest(samples: Samples, program: WireProgram, name: string, file: FileWriter): void {
  const { emission } = samples;
  const { test } = program;
  const { call, check } = resultOf(samples, program);
  file.blank();
  file.block(
    [`func ${name}(t *`, standard("testing", "T"), ") {"],
    () => {
      emitServer(emission, test, file);
      file.line("ctx, client := t.Context(), wireClient(server)");
      file.line(call);
      file.block("if err != nil {", () => file.line("t.Fatal(err)"), "}");
      file.line("server.Saw(", layOut(requestValue(emission, test.request)), ")");
      if (check) file.line(check);
    },
    "}",
  );
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

function clientFile(samples: Samples): ScaffoldFile {
  const { emission } = samples;
  const file = testFile(emission, CLIENT_PATH);
  const name = samples.root(emission.names.client(emission.api.root));
  file.line("// wireClient makes a client that calls a server of the tests.");
  file.block(
    ["func wireClient(server *", shared(emission, "Server"), ") *", name, " {"],
    () => {
      file.block(
        ["return ", samples.root("NewClient"), "("],
        () => {
          for (const option of clientOptions(emission)) file.line(option, ",");
        },
        ")",
      );
    },
    "}",
  );
  return { path: CLIENT_PATH, content: file.finish().content, kind: "generated" };
}

function testFile({ packageName }: Emission, path: string): FileBuilder {
  return createFile(
    path,
    dialectOf(() => `${packageName}_test`),
  );
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
  const samples = samplesOf(emission);
  const paths = pathsOf(emission);
  const files = wirePrograms(emission, isRefused).map(({ resource, programs }): ScaffoldFile => {
    const path = paths.get(resource.id) ?? CLIENT_PATH;
    const file = testFile(emission, path);
    for (const program of programs) {
      emitTest(samples, program, `Test${names.client(resource.id)}_${names.method(program.call.method)}`, file);
    }
    return { path, content: file.finish().content, kind: "generated" };
  });
  return files.length > 0 ? [clientFile(samples), ...files] : [];
}
