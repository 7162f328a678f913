import {
  hasWireTests,
  isPairs,
  type WireCase,
  type WireField,
  type WireProgram,
  type WireResult,
  wireClient,
  wirePrograms,
} from "@sdkwright/docs-kit";
import type { Part, ResourceId, ScaffoldFile } from "@sdkwright/plugin-api";
import { caseWords, code, hardline, join, oncePer } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { rawLiteral, stringLiteral } from "../dialect.js";
import { fileText } from "../files.js";
import { atom, type Entry, layOut, scalar, slice, struct, text, texts, type Value } from "../literals.js";
import { callExpression, optionsOf } from "../samples/calls.js";
import { readParts } from "../samples/reads.js";
import { namesOf, standard } from "../types.js";

/** The client of all tests. */
const CLIENT_PATH = "wire_test.go";

const sharedNames = oncePer(({ module }: Context) => namesOf(`${module}/internal/wiretest`));

/** A name of the package that tests share. */
function shared(context: Context, name: string): Part {
  return sharedNames(context)(name);
}

/** Fields of the structs that are not called as their data is. */
const fieldNames: { readonly [name: string]: string } = { headers: "Header", json: "JSON" };

/** What readers of a test look into. */
const longTexts: ReadonlySet<string> = new Set(["json", "text", "body"]);

function fieldValue(context: Context, name: string, data: WireField): Value | undefined {
  if (data === undefined) return undefined;
  if (typeof data === "number") return scalar(data);
  if (typeof data === "string") return longTexts.has(name) ? atom(rawLiteral(data)) : text(data);
  if (!isPairs(data)) return structOf(context, "Body", { ...data });
  const items = data.map((pair) => texts(pair, ""));
  return slice(shared(context, "Pairs"), items);
}

/** A request, a body or a reply as a struct of the package that tests share. */
function structOf(context: Context, type: string, fields: { readonly [name: string]: WireField }): Value {
  const entries = Object.entries(fields).map(([name, data]): Entry => {
    return [fieldNames[name] ?? caseWords([name], "pascal", false), fieldValue(context, name, data)];
  });
  return struct(shared(context, type), entries);
}

function serverPart(context: Context, { method, reply }: WireCase): Part {
  const value = structOf(context, "Reply", { ...reply, body: reply.body === "" ? undefined : reply.body });
  const serve = shared(context, method === undefined ? "Serve" : "ServeRPC");
  return [serve, "(t, ", method === undefined ? "" : `${stringLiteral(method)}, `, layOut(value), ")"];
}

/**
 * The statements that a test adds to its call: the variable of the result, the check of the whole, and the check of a
 * part.
 */
interface ResultParts {
  readonly call: Part;
  /** Once the request has been looked at. */
  readonly checks: readonly Part[];
}

/** For each kind of result: its variable, the function that checks it, and the part that is checked. */
const checks: { readonly [K in Exclude<WireResult["kind"], "none" | "page"> | "bytes"]: readonly string[] } = {
  json: ["result", "Equal", "result"],
  text: ["result", "Equal", "result"],
  events: ["stream", "Events", "stream.All()"],
  lines: ["stream", "Events", "stream.All()"],
  file: ["file", "Content", "file"],
  bytes: ["result", "Equal", "string(result)"],
};

/** The check of a whole value: what the server sent need not be said again. */
function wholePart(context: Context, result: Exclude<WireResult, { kind: "none" }>, checked: string): Part {
  const isSent = "asSent" in result && result.asSent && result.kind !== "text";
  if (isSent) return `server.Sent(${checked})`;
  return [shared(context, "Equal"), `(t, ${checked}, ${rawLiteral(result.expected)})`];
}

/** The first page as a whole; items are read by a loop over the list, which asks for the page again. */
function pageParts(context: Context, { call, reads, test: { result } }: WireProgram): ResultParts {
  const expression = callExpression(context, call);
  const whole = result.kind === "none" ? "" : wholePart(context, result, "page.Response.Body");
  if (reads?.from.kind !== "items") return { call: ["page, err := ", expression, ".First()"], checks: [whole] };
  const items: Part = ["items := ", shared(context, "Items"), `(t, pager.All(), ${reads.from.count})`];
  return {
    call: code`
      pager := ${expression}
      page, err := pager.First()`,
    checks: [whole, items, ...readsOf(context, reads)],
  };
}

function readsOf(context: Context, reads: WireProgram["reads"]): Part[] {
  return reads ? readParts(context, (name) => shared(context, name), reads) : [];
}

function resultParts(context: Context, program: WireProgram): ResultParts {
  const { test, call, reads } = program;
  const { result } = test;
  const expression = callExpression(context, call);
  if (result.kind === "none") return { call: ["err := ", expression], checks: [] };
  if (result.kind === "page") return pageParts(context, program);
  const [name = "", check = "", checked = ""] =
    checks[result.kind === "file" && result.buffered ? "bytes" : result.kind];
  const whole =
    check === "Equal"
      ? wholePart(context, result, checked)
      : [
          reads?.from.kind === "items" ? "items := " : "",
          shared(context, check),
          `(t, ${checked}, ${rawLiteral(result.expected)})`,
        ];
  return { call: [`${name}, err := `, expression], checks: [whole, ...readsOf(context, reads)] };
}

function testPart(context: Context, program: WireProgram, name: string): Part {
  const { test } = program;
  const { call, checks: checked } = resultParts(context, program);
  return code`
    func ${name}(t *${standard("testing", "T")}) {
      server := ${serverPart(context, test)}
      ctx, client := t.Context(), wireClient(server)
      ${call}
      if err != nil {
        t.Fatal(err)
      }
      server.Saw(${layOut(structOf(context, "Request", { ...test.request }))})
      ${join(hardline, checked)}
    }`;
}

/** The client that calls a server of the tests: with every credential, and what no client can do without. */
function clientPart(context: Context): Part {
  const { api, names, option, root } = context;
  const { credentials, variables, headers } = wireClient(context);
  const options = [
    [option("WithBaseURL"), "(server.URL)"],
    ...[{ kind: "max-retries", value: 0 } as const, ...credentials, ...variables, ...headers].flatMap((setting) =>
      optionsOf(context, setting),
    ),
  ];
  return code`
    // wireClient makes a client that calls a server of the tests.
    func wireClient(server *${shared(context, "Server")}) *${root(names.client(api.root))} {
      return ${root("NewClient")}(
        ${join(
          hardline,
          options.map((part) => [part, ","]),
        )}
      )
    }`;
}

function testFile({ packageName }: Context, path: string, parts: readonly Part[]): ScaffoldFile {
  return { path, content: fileText(path, `${packageName}_test`, parts), kind: "generated" };
}

/** Where the tests of a resource stand: beside its client. */
function pathOf({ files }: Context, id: ResourceId): string {
  const home = files.find(({ nodes }) => nodes.some((node) => node.kind === "client" && node.client.id === id));
  return home ? home.path.replace(/\.go$/, "_wire_test.go") : CLIENT_PATH;
}

/** Tests that call each method against a local server: a file for each resource, and their client. */
export function wireTestFiles(context: Context): ScaffoldFile[] {
  const { names } = context;
  if (!hasWireTests(context)) return [];
  const files = wirePrograms(context, ["null-body", "missing-body"]).map(({ resource, programs }): ScaffoldFile => {
    const tests = programs.map((program): Part => {
      return testPart(context, program, `Test${names.client(resource.id)}_${names.method(program.call.method)}`);
    });
    return testFile(context, pathOf(context, resource.id), tests);
  });
  return files.length > 0 ? [testFile(context, CLIENT_PATH, [clientPart(context)]), ...files] : [];
}
