import {
  neededHeaders,
  type Pair,
  testClient,
  type WireBody,
  type WireCase,
  type WireReply,
  type WireRequest,
  wireSuites,
} from "@sdkwright/docs-kit";
import type {
  FileBuilder,
  FileWriter,
  HttpOperation,
  JsonValue,
  Part,
  ScaffoldFile,
  Type,
} from "@sdkwright/plugin-api";
import { createFile, responseShape } from "@sdkwright/plugin-api";
import { dialectOf, rawLiteral, stringLiteral } from "../dialect.js";
import { type Emission, hasWireTests } from "../emission.js";
import { atom, type Entry, layOut, scalar, slice, struct, text, type Value } from "../literals.js";
import { optionValue } from "../option-types.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { callExpression } from "../snippets.js";
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

function givesBytes(operation: HttpOperation): boolean {
  const { content } = responseShape(operation);
  return content?.kind === "binary" && content.bytes === true;
}

/** The call, its result in a variable, and what is checked of it once the request has been. */
function resultOf(
  { emission }: Samples,
  { operation, result }: WireCase,
  call: Part,
): { readonly call: Part; readonly check?: Part } {
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
      if (givesBytes(operation))
        return { call: ["result, err := ", call], check: equal("string(result)", result.text) };
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

function emitTest(samples: Samples, test: WireCase, name: string, file: FileWriter): void {
  const { emission } = samples;
  const { call, operation } = test;
  const made = resultOf(samples, test, callExpression(samples, { ...call, operation }));
  file.blank();
  file.block(
    [`func ${name}(t *`, standard("testing", "T"), ") {"],
    () => {
      emitServer(emission, test, file);
      file.line("ctx, client := t.Context(), wireClient(server)");
      file.line(made.call);
      file.block("if err != nil {", () => file.line("t.Fatal(err)"), "}");
      file.line("server.Saw(", layOut(requestValue(emission, test.request)), ")");
      if (made.check) file.line(made.check);
    },
    "}",
  );
}

/** Options of the client that calls a server of the tests: every credential, and what no client can do without. */
function clientOptions({ emission }: Samples): Part[] {
  const { api, names, option } = emission;
  const { credentials, variables } = testClient(emission);
  const set = (name: string, type: Type, value: JsonValue): Part => {
    return [option(`With${name}`), "(", layOut(optionValue(api, type, value)), ")"];
  };
  return [
    [option("WithBaseURL"), "(server.URL)"],
    [option("WithMaxRetries"), "(0)"],
    ...credentials.map(({ scheme, part, value }): Part => {
      return [option(`With${names.credential(scheme, part)}`), `(${stringLiteral(value)})`];
    }),
    ...variables.map(({ wire, type, value }) => set(names.variable(wire), type, value)),
    ...neededHeaders(emission, false).map(({ header, type, value }) => set(names.header(header), type, value)),
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
          for (const option of clientOptions(samples)) file.line(option, ",");
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
  const files = wireSuites(emission, isRefused).map((suite): ScaffoldFile => {
    const path = paths.get(suite.resource.id) ?? CLIENT_PATH;
    const file = testFile(emission, path);
    const client = names.client(suite.resource.id);
    for (const test of suite.cases) {
      emitTest(samples, test, `Test${client}_${names.method(test.operation.id)}`, file);
    }
    return { path, content: file.finish().content, kind: "generated" };
  });
  return files.length > 0 ? [clientFile(samples), ...files] : [];
}
