import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project, run } from "./helpers.js";

const API = `openapi: 3.1.0
info: { title: Zoo, version: 1.0.0 }
servers: [{ url: https://zoo.example }]
paths:
  /animals:
    get: { operationId: listAnimals, tags: [animals, zoo], responses: { "204": { description: None. } } }
    post: { operationId: addAnimal, tags: [animals], responses: { "204": { description: None. } } }
`;
const STAINLESS = `organization: { name: zoo }
resources:
  animals: { methods: { list: get /animals, add: post /animals } }
targets: { python: { package_name: zoo } }
`;
const WORKFLOW = `workflowVersion: 1.0.0
sources: { zoo: { inputs: [{ location: LOCATION }] } }
targets: { zoo-ts: { target: typescript, source: zoo, output: OUTPUT } }
`;

const text = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

test("other configurations of a folder are named", async () => {
  const folder = project({
    "openapi.yml": API,
    "stainless.yml": STAINLESS,
    ".speakeasy/workflow.yaml": WORKFLOW.replace("LOCATION", "openapi.yml").replace("OUTPUT", "ts"),
    ".speakeasy/gen.yaml": "configVersion: 2.0.0\ntypescript: { version: 1.0.0 }\n",
    "openapi-generator-config.yaml": "generatorName: go\n",
  });
  const { err } = await run(folder, ["init", "--from", "."]);
  const told = err.split("\n").filter((line) => line.includes("migrate/other-configuration"));
  expect(told).toEqual(
    [
      [".speakeasy/gen.yaml", "Speakeasy"],
      [".speakeasy/workflow.yaml", "Speakeasy"],
      ["openapi-generator-config.yaml", "OpenAPI Generator"],
    ].map(
      ([file, tool]) =>
        `${file} warning migrate/other-configuration: This configuration of ${tool} is not read, because stainless.yml is.`,
    ),
  );
  const alone = project({
    "openapi.yml": API,
    ".speakeasy/workflow.yaml": WORKFLOW.replace("LOCATION", "openapi.yml").replace("OUTPUT", "."),
    ".speakeasy/gen.yaml": "configVersion: 2.0.0\ntypescript: { version: 1.0.0 }\n",
  });
  expect((await run(alone, ["init", "--from", "."])).err).not.toContain("other-configuration");
});

test("paths may have the separators of Windows", async () => {
  const workflow = WORKFLOW.replace("LOCATION", '".\\\\specs\\\\openapi.yml"').replace("OUTPUT", '".\\\\sdks\\\\ts"');
  const speakeasy = project({ "specs/openapi.yml": API, ".speakeasy/workflow.yaml": workflow });
  expect((await run(speakeasy, ["init", "--from", "."])).code).toBe(0);
  expect(text(speakeasy, "generators.yml")).toContain("- openapi: specs/openapi.yml\n");
  expect(text(speakeasy, "generators.yml")).toContain("path: ./sdks/ts\n");
  const lock = { lockFileVersion: "1.0.0", descriptionLocation: "..\\specs\\openapi.yml", language: "Go" };
  const kiota = project({ "specs/openapi.yml": API, "client/kiota-lock.json": JSON.stringify(lock) });
  expect((await run(kiota, ["init", "--from", "client"])).code).toBe(0);
  expect(text(kiota, "generators.yml")).toContain("- openapi: specs/openapi.yml\n");
  const options = 'generatorName: go\ninputSpec: "specs\\\\openapi.yml"\noutputDir: "src\\\\api"\n';
  const generator = project({ "specs/openapi.yml": API, "config.yaml": options });
  expect((await run(generator, ["init", "--from", "config.yaml"])).code).toBe(0);
  expect(text(generator, "generators.yml")).toContain("- openapi: specs/openapi.yml\n");
  expect(text(generator, "generators.yml")).toContain("path: ./src/api\n");
});

test("paths lead to other folders, through links too", async () => {
  const folder = project({ "api/openapi.yml": API, "api/stainless.yml": STAINLESS });
  symlinkSync("api", join(folder, "linked"));
  for (const [name, from] of [
    ["a", "../api"],
    ["b", "../linked/stainless.yml"],
    ["c", join(folder, "api")],
  ] as const) {
    const inner = join(folder, name);
    mkdirSync(inner);
    const { code, err } = await run(inner, ["init", "--from", from]);
    expect(code, err).toBe(0);
    expect(text(inner, "generators.yml")).toMatch(/- openapi: \.\.\/(?:api|linked)\/openapi\.yml\n/);
    expect((await run(inner, ["check"])).code).toBe(0);
  }
});

test("a configuration on the web is to be downloaded", async () => {
  const { code, err } = await run(project({}), ["init", "--from", "https://zoo.example/stainless.yml"]);
  expect(code).toBe(1);
  expect(err).toContain(
    "https://zoo.example/stainless.yml is on the web: download the configuration, and name the file.",
  );
});

test("a file that is named may have options of OpenAPI Generator alone", async () => {
  const files = { "openapi.yml": API, "conf.yml": "packageName: zoo\n", "package.json": '{ "packageName": "x" }' };
  const folder = project(files);
  expect((await run(folder, ["init", "--from", "conf.yml"])).out).toContain("a configuration of OpenAPI Generator");
  expect(await run(folder, ["add", "python"])).toMatchObject({ code: 0, err: "" });
  const found = project({ "openapi.yml": API, "config.json": '{ "packageName": "x" }' });
  expect((await run(found, ["init", "--from", "."])).err).toContain("migrate/no-configuration");
  const two = project({ "openapi.yml": API, "config.json": '{ "packageName": "x", "gitUserId": "y" }' });
  expect((await run(two, ["init", "--from", "."])).code).toBe(0);
});

test("anchors, aliases and merge keys are read as what they stand for, and comments of methods stay", async () => {
  const stainless = `organization: { name: zoo }
x-common: &common { paginated: false }
resources:
  animals:
    # Animals of all zoos.
    methods:
      list: { <<: *common, endpoint: get /animals }
      add: &add post /animals
    subresources: { again: { methods: { add: *add } } }
targets: { node: &target { package_name: zoo, oddity: 1 }, python: *target }
`;
  const folder = project({ "openapi.yml": API, "stainless.yml": stainless });
  const { code, err } = await run(folder, ["init", "--from", "."]);
  expect(code).toBe(0);
  for (const part of ["x-common", "targets.node.oddity", "targets.python.oddity"])
    expect(err).toContain(`\`${part}\` is not carried`);
  expect(err).toContain("stainless.yml:10:47 warning migrate/not-carried: `targets.node.oddity`");
  const overlay = text(folder, "overlay.yml");
  expect(overlay).toContain("  # Animals of all zoos.\n  - target: $.paths['/animals'].get\n");
  expect(overlay).toContain("x-gen-sdk-aliases:\n        - group-name:\n            - animals\n            - again\n");
  expect((await run(folder, ["check"])).code).toBe(0);
});

test("methods that repeat others have the same operation, however they say so", async () => {
  const stainless = `organization: { name: zoo }
resources:
  animals:
    methods:
      before: { type: alias, to: list }
      list: get /animals
      skipped: { endpoint: post /animals, skip: true }
      add: post /animals
      nothing: { type: alias, to: none }
  zoo: { methods: { far: { type: alias, to: animals.add } } }
targets: { python: { package_name: zoo } }
`;
  const folder = project({ "openapi.yml": API, "stainless.yml": stainless });
  const { err } = await run(folder, ["init", "--from", "."]);
  expect(err).toContain("`resources.animals.methods.skipped` is not carried: it is skipped.");
  expect(err).toContain("`resources.animals.methods.nothing` is not carried: there is no method that it repeats.");
  await run(folder, ["generate", "--generator", "gen-python-sdk", "-o", "sdk"]);
  const calls = text(folder, "sdk/reference.md").match(/^### `client\.[\w.]+/gm);
  expect(calls).toEqual(
    ["animals.list", "animals.before", "animals.add", "zoo.far"].map((call) => `### \`client.${call}`),
  );
});

/** The calls of the zoo after `init --from` with an overlay of these actions, and what is told. */
async function zooWith(actions: string) {
  const overlay = `overlay: 1.0.0\ninfo: { title: Tags, version: 1.0.0 }\nactions:\n${actions}`;
  const source = "{ inputs: [{ location: openapi.yml }], overlays: [{ location: tags.yml }] }";
  const workflow = `workflowVersion: 1.0.0\nsources: { zoo: ${source} }\ntargets: { zoo-ts: { target: typescript, source: zoo } }\n`;
  const folder = project({ "openapi.yml": API, "tags.yml": overlay, ".speakeasy/workflow.yaml": workflow });
  const { err } = await run(folder, ["init", "--from", "."]);
  const made = await run(folder, ["generate", "-o", "sdk"]);
  expect(made.code, made.err).toBe(0);
  const calls = text(folder, "sdk/reference.md").matchAll(/client\.([\w.]+)\(/g);
  return { err, calls: [...new Set([...calls].map(([, call]) => call))].sort() };
}

test.each([
  ["its operation", "  - { target: \"$.paths['/animals'].post\", update: { tags: [keepers] } }\n"],
  ["its operation in brackets", `  - { target: '$["paths"]["/animals"]["post"]', update: { tags: [keepers] } }\n`],
  ["its path", "  - { target: \"$.paths['/animals']\", update: { post: { tags: [keepers] } } }\n"],
  ["its tags", "  - { target: \"$.paths['/animals'].post.tags\", update: [keepers] }\n"],
])("a tag that an overlay adds to %s gives a further method", async (_, action) => {
  const { calls, err } = await zooWith(action);
  expect(calls).toEqual(["animals.addAnimal", "animals.listAnimals", "keepers.addAnimal", "zoo.listAnimals"]);
  expect(err).not.toContain("tags.yml:");
});

test("overlays can replace tags, name a group, and remove operations", async () => {
  const list = "$.paths['/animals'].get";
  const { calls } = await zooWith(`  - { target: "${list}.tags", remove: true }
  - { target: "${list}", update: { tags: [birds, fish] } }
  - { target: "$.paths['/animals'].post", update: { tags: [keepers], x-speakeasy-group: staff } }
`);
  expect(calls).toEqual(["birds.listAnimals", "fish.listAnimals", "staff.addAnimal"]);
  const removed = await zooWith(`  - { target: "${list}", remove: true }\n`);
  expect(removed.calls).toEqual(["animals.addAnimal"]);
  expect(removed.err).not.toContain("matches nothing");
});

test("an overlay that may decide the groups of many operations is named", async () => {
  const { calls, err } = await zooWith("  - { target: $.paths.*.post, update: { tags: [keepers] } }\n");
  expect(calls).toEqual(["animals.addAnimal", "animals.listAnimals"]);
  expect(err).toMatch(/tags\.yml:4:\d+ note migrate\/callers-see: `actions\.0`: it may decide the groups of many/);
});
