import { inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { compileFolder, filesOf } from "../../support/compile.js";

// Each type and each instance of a generic function costs users time to compile, and large APIs have hundreds of both.

const inPath = (name: string, type: string) => ({ name, in: "path", required: true, schema: { type } });
const get = (operationId: string, ...parameters: object[]) => ({
  get: { operationId, tags: ["repos"], parameters, responses: { "204": { description: "Done." } } },
});

async function clientFor(paths: object): Promise<string> {
  return inTemporaryFolder(async (folder) => {
    const definition = { openapi: "3.1.0", info: { title: "Acme", version: "1.0.0" }, paths };
    const generators = [{ name: "gen-go-sdk", version: "*", config: { module: "example.com/acme" } }];
    const settings = { api: { specs: [{ openapi: "openapi.json" }] }, groups: { sdk: { generators } } };
    writeFolder(
      folder,
      new Map([
        ["generators.yml", JSON.stringify(settings)],
        ["openapi.json", JSON.stringify(definition)],
      ]),
    );
    return filesOf(await compileFolder(folder)).get("repos.go") ?? "";
  });
}

test("operations with equal arguments share the struct of the first", async () => {
  const [owner, repo, number] = [inPath("owner", "string"), inPath("repo", "string"), inPath("repo", "integer")];
  const text = await clientFor({
    "/a/{owner}/{repo}": get("listA", owner, repo),
    "/b/{owner}/{repo}": get("listB", owner, repo),
    "/c/{owner}/{repo}": get("listC", owner, number),
    "/d/{repo}/{owner}": get("listD", repo, owner),
    "/e/{owner}/{repo}": get("listE", owner, { ...repo, style: "label" }),
    "/f/{owner}/{repo}": get("listF", owner, repo, { name: "full", in: "query", schema: { type: "boolean" } }),
  });
  const structs = [...text.matchAll(/^type (\w+Params) struct/gm)].map(([, name]) => name);
  expect(structs).toHaveLength(4);
  expect(text.match(new RegExp(`&${structs[0]}{Owner: owner, Repo: repo}`, "g"))).toHaveLength(4);
});
