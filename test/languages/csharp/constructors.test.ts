import { basename } from "node:path";
import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { compileSdk } from "./check.js";

const HERE = `${ROOT}test/languages/csharp/constructors.test.ts`;

const text = { type: "string" };
const objectOf = (properties: object, required: readonly string[]) => ({ type: "object", properties, required });

/** What callers set of a pet: each schema of another kind. */
const SCHEMAS = {
  Named: objectOf({ name: text, age: { type: "integer" } }, ["name"]),
  Keyword: objectOf({ class: text }, ["class"]),
  Tagged: objectOf({ kind: { const: "pet" }, tags: { type: "array", items: text } }, ["kind", "tags"]),
  Noted: objectOf({ note: { type: ["string", "null"] } }, ["note"]),
  Pair: objectOf({ first: text, second: text }, ["first", "second"]),
  Node: objectOf({ next: { oneOf: [{ $ref: "#/components/schemas/Node" }, { type: "null" }] } }, ["next"]),
  Free: objectOf({ name: text }, []),
};

const DEFINITION = {
  openapi: "3.1.0",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "https://example.com" }],
  paths: {
    "/pets/{petId}": {
      post: {
        tags: ["pets"],
        operationId: "renamePet",
        parameters: [{ name: "petId", in: "path", required: true, schema: text }],
        requestBody: {
          required: true,
          content: { "application/json": { schema: objectOf({ name: text }, ["name"]) } },
        },
        responses: { 204: { description: "Done." } },
      },
      get: {
        tags: ["pets"],
        operationId: "getPet",
        parameters: [
          { name: "petId", in: "path", required: true, schema: text },
          { name: "X-Reason", in: "header", required: true, schema: text },
        ],
        responses: {
          200: {
            description: "Everything.",
            content: {
              "application/json": {
                schema: objectOf(
                  Object.fromEntries(
                    Object.keys(SCHEMAS).map((name) => [name, { $ref: `#/components/schemas/${name}` }]),
                  ),
                  [],
                ),
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: SCHEMAS },
};

/** Code of a user, which compiles by the constructors that there are. */
const PROGRAM = `using System.Threading.Tasks;
using Acme;

internal static class Program
{
    internal static async Task RunAsync(AcmeClient client)
    {
        await client.Pets.RenameAsync("rex", new("Rex"));
        await client.Pets.GetAsync("rex", new("curious"));
        var named = new Named("Rex") { Age = 3 };
        _ = named with { Name = "Max" };
        _ = new Named { Name = "Rex" };
        _ = new Keyword(@class: "dog");
        _ = new Tagged(["good"]);
        _ = new Noted(null);
        _ = new Node { Next = new Node { Next = null } };
    }
}
`;

/** The parameters of public constructors that have some, by class. */
function constructors(sdk: Files): { readonly [name: string]: string } {
  const found = [...sdk].flatMap(([path, content]) => {
    const name = basename(path, ".cs");
    const made = new RegExp(`^ {4}public ${name}\\((.+)\\)$`, "m").exec(content)?.[1];
    return /\/(?:Types|Pets\/Requests)\//.test(path) ? [[name, made ?? ""] as const] : [];
  });
  return Object.fromEntries(found);
}

const emit = (): Promise<Files> =>
  inTemporaryFolder(async (folder) => {
    const generators = [{ name: "gen-csharp-sdk", version: "*", config: { namespace: "Acme" } }];
    const api = { specs: [{ openapi: "openapi.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "openapi.json": DEFINITION };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });

describeRows(
  (row) => {
    test("constructors take the one property that a class must have, and no other", async () => {
      const sdk = await emit();
      expect(constructors(sdk)).toEqual({
        RenamePetRequest: "string name",
        GetPetRequest: "string xReason",
        GetPetResponse: "",
        Named: "string name",
        Keyword: "string @class",
        Tagged: "IReadOnlyList<string> tags",
        Noted: "string? note",
        Pair: "",
        Node: "",
        Free: "",
      });
      const files = new Map([...sdk, ["src/Acme/Program.cs", PROGRAM] as const]);
      await verdicts.once(questionOf(row, "constructors", [HERE]), hashOfFiles(files), () =>
        inTemporaryFolder(async (folder) => {
          expect(await compileSdk(folder, files, { depth: "comments" })).toEqual([]);
        }),
      );
    }, 120_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
