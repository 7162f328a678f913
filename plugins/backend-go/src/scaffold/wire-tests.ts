import {
  neededHeaders,
  type Pair,
  testClient,
  type WireBody,
  type WireCase,
  type WireReply,
  type WireRequest,
  type WireSuite,
  wireSuites,
} from "@sdkwright/docs-kit";
import type {
  Decl,
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
import type { Emission } from "../emission.js";
import { hasWireTests } from "../features.js";
import { atom, type Entry, layOut, scalar, slice, struct, text, type Value } from "../literals.js";
import { createScope } from "../model/scope.js";
import { packageName } from "../module.js";
import { type Samples, samplesOf } from "../samples/values.js";
import { callExpression } from "../snippets.js";
import { credentialOption } from "../spec/client.js";
import { optionValue } from "../spec/option-types.js";
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
  const { target, option } = emission;
  const { credentials, variables } = testClient(target);
  const set = (name: string, type: Type, value: JsonValue): Part => {
    return [option(`With${name}`), "(", layOut(optionValue(target.api, type, value)), ")"];
  };
  return [
    [option("WithBaseURL"), "(server.URL)"],
    [option("WithMaxRetries"), "(0)"],
    ...credentials.map(({ scheme, part, value }): Part => {
      return [option(credentialOption(emission, scheme, part)), `(${stringLiteral(value)})`];
    }),
    ...variables.map(({ wire, type, value }) => set(target.names.variable(wire), type, value)),
    ...neededHeaders(target, false).map(({ header, type, value }) => set(target.names.header(header), type, value)),
  ];
}

function clientFile(samples: Samples): ScaffoldFile {
  const { emission } = samples;
  const file = testFile(emission, CLIENT_PATH);
  const name = samples.root(emission.target.names.client(emission.target.api.root));
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

function testFile({ target }: Emission, path: string): FileBuilder {
  return createFile(
    path,
    dialectOf(() => `${packageName(target)}_test`),
  );
}

/** Where the tests of a resource stand: beside its client. */
function pathOf(paths: ReadonlyMap<Decl, string>, { resource }: WireSuite): string {
  return (paths.get(resource) ?? "client.go").replace(/\.go$/, "_wire_test.go");
}

/** Tests that call each method against a local server: a file for each resource, and their client. */
export function wireTestFiles(emission: Emission): ScaffoldFile[] {
  const { model, target } = emission;
  if (!hasWireTests(target)) return [];
  const samples = samplesOf(emission);
  const scope = createScope([]);
  const paths = new Map<Decl, string>();
  for (const { path, decls } of model.files) for (const decl of decls) if (!paths.has(decl)) paths.set(decl, path);
  const files = wireSuites(target, isRefused).map((suite): ScaffoldFile => {
    const path = pathOf(paths, suite);
    const file = testFile(emission, path);
    for (const test of suite.cases) {
      const method = target.names.method(test.operation.id);
      emitTest(samples, test, scope.take(`Test${target.names.client(suite.resource.id)}_${method}`), file);
    }
    return { path, content: file.finish().content, kind: "generated" };
  });
  return files.length > 0 ? [clientFile(samples), ...files] : [];
}
