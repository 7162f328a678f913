import { type Files, hashOfFiles, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { describeRows, questionOf, verdicts } from "../../suites/rows.js";
import { compileFolder, filesOf } from "../../support/compile.js";
import { compileSdk } from "./check.js";

const HERE = `${ROOT}test/languages/csharp/batch.test.ts`;

/** A method whose result is a schema, or null. */
const nullable = (name: string, schema: object): object => ({
  name,
  params: [],
  result: { name: "result", schema: { oneOf: [schema, { type: "null" }] } },
});

const DEFINITION = {
  openrpc: "1.3.2",
  info: { title: "Acme", version: "1" },
  servers: [{ url: "https://example.com" }],
  methods: [
    nullable("find_name", { type: "string" }),
    nullable("find_size", { type: "integer" }),
    nullable("find_pet", { $ref: "#/components/schemas/Pet" }),
    nullable("find_all", { type: "array", items: { $ref: "#/components/schemas/Pet" } }),
    { name: "find_mood", params: [], result: { name: "mood", schema: { $ref: "#/components/schemas/Mood" } } },
  ],
  components: {
    schemas: {
      Pet: { type: "object", properties: { name: { type: "string" } } },
      Mood: { type: ["string", "null"], enum: ["calm", "wild", null] },
    },
  },
};

/** Code of a user: what may be null is known as such. */
const PROGRAM = `using System.Collections.Generic;
using System.Threading.Tasks;
using Acme;

internal static class Program
{
    internal static async Task RunAsync(AcmeClient client)
    {
        var batch = client.NewBatch();
        var name = batch.FindName();
        var size = batch.FindSize();
        var pet = batch.FindPet();
        var all = batch.FindAll();
        var mood = batch.FindMood();
        await batch.SendAsync();
        string? named = name.Result;
        long? sized = size.Result;
        Pet? found = pet.Result;
        IReadOnlyList<Pet>? every = all.Result;
        Mood? felt = mood.Result;
        _ = (named?.Length, sized ?? 0, found?.Name, every?.Count, felt?.Value);
    }
}
`;

const emit = (): Promise<Files> =>
  inTemporaryFolder(async (folder) => {
    const generators = [{ name: "gen-csharp-sdk", version: "*", config: { namespace: "Acme" } }];
    const api = { specs: [{ openrpc: "openrpc.json" }] };
    const files = { "generators.yml": { api, groups: { sdk: { generators } } }, "openrpc.json": DEFINITION };
    writeFolder(folder, new Map(Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)])));
    return filesOf(await compileFolder(folder));
  });

describeRows(
  (row) => {
    test("calls of a batch may have no result", async () => {
      const files = new Map([...(await emit()), ["src/Acme/Program.cs", PROGRAM] as const]);
      await verdicts.once(questionOf(row, "batch", [HERE]), hashOfFiles(files), () =>
        inTemporaryFolder(async (folder) => {
          expect(await compileSdk(folder, files, { depth: "comments" })).toEqual([]);
        }),
      );
    }, 120_000);
  },
  { rows: ({ key }) => key === "csharp" },
);
