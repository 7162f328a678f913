import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { VERSION } from "../src/version.js";
import { project, run } from "./helpers.js";

const CASES = `${ROOT}packages/cli/test/migrations`;
const names = readdirSync(CASES).filter((name) => name !== "recorded");

/** A copy of a case's folder. */
function copyOf(name: string): string {
  const folder = project({});
  cpSync(join(CASES, name), folder, { recursive: true });
  return folder;
}

/** What the command is called with; `--from .` unless the case says otherwise. */
function argumentsOf(folder: string): string[] {
  const file = join(folder, "command.txt");
  return (existsSync(file) ? readFileSync(file, "utf8") : "init --from .").trim().split(" ");
}

/** The first lines of findings: `place severity code: message`. */
function findingsOf(text: string): string {
  return text
    .split("\n")
    .filter((line) => /(?:^| )(?:error|warning|note) [a-z-]+\/[a-z-]+: /.test(line))
    .map((line) => `${line}\n`)
    .join("");
}

interface Snippets {
  readonly endpoints: readonly {
    readonly id: { readonly method: string; readonly path: string };
    readonly snippet: { readonly client: string };
  }[];
}

/** The call of each operation in a TypeScript SDK of a folder, as its snippets have it. */
async function callsOf(folder: string): Promise<string> {
  const config = join(folder, "generators.yml");
  const snippets = "name: gen-typescript-sdk\n        snippets: { path: snippets.json }\n";
  writeFileSync(config, readFileSync(config, "utf8").replace("name: gen-typescript-sdk\n", snippets));
  const { code, err } = await run(folder, ["generate", "--generator", "gen-typescript-sdk", "-o", "sdk"]);
  if (code !== 0) throw new Error(err);
  const { endpoints } = JSON.parse(readFileSync(join(folder, "snippets.json"), "utf8")) as Snippets;
  return endpoints
    .map(({ id, snippet }) => {
      const call = /client\.([\w.]+)\(/.exec(snippet.client)?.[1];
      return `${id.method} ${id.path} -> ${call}\n`;
    })
    .join("");
}

describe.each(names)("%s", (name) => {
  test("becomes generators.yml and an overlay, and what is not carried is listed", async () => {
    const folder = copyOf(name);
    const { code, err } = await run(folder, argumentsOf(folder));
    expect(code).toBe(0);
    const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "");
    const checked = await run(folder, ["check"]);
    expect(checked.code, checked.err).toBe(0);
    const written = {
      "generators.yml": read("generators.yml").replaceAll(`version: ${VERSION}`, "version: <version>"),
      "overlay.yml": read("overlay.yml"),
      "findings.txt": `${findingsOf(err)}\n$ sdkwright check\n${findingsOf(checked.err)}`,
      "calls.txt": await callsOf(folder),
    };
    for (const [file, text] of Object.entries(written)) {
      await expect(text).toMatchFileSnapshot(join(CASES, "recorded", name, file));
    }
  });
});

const LOCK = {
  descriptionLocation: "openapi.yml",
  lockFileVersion: "1.0.0",
  clientClassName: "ApiClient",
  clientNamespaceName: "github.com/acme/acme-go-sdk",
  language: "Go",
};

const REPEATED = `openapi: 3.0.3
info: { title: Acme API, version: 1.0.0 }
servers: [{ url: https://api.acme.example }]
paths:
  /v2/users:
    get: { operationId: list, tags: [Users], responses: { "204": { description: None. } } }
  /v2/pods:
    get: { operationId: list, tags: [Pods], responses: { "204": { description: None. } } }
`;

test("Kiota's namespace is the module of Go, and operationIds that it does not read may be there twice", async () => {
  const folder = project({ "kiota-lock.json": JSON.stringify(LOCK), "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "--from", "kiota-lock.json"]);
  expect(code).toBe(0);
  expect(err).toContain("`clientClassName` is not carried: clients are called `Client` in Go.");
  const text = (file: string): string => readFileSync(join(folder, file), "utf8");
  expect(text("generators.yml")).toContain("module: github.com/acme/acme-go-sdk");
  expect(text("overlay.yml")).toContain("target: $.paths['/v2/pods'].get.operationId\n    remove: true");
  const check = await run(folder, ["check"]);
  expect([check.code, check.err]).toEqual([0, ""]);
});

test("clients of Ruby have no name of their own: the namespace is the module", async () => {
  const lock = { ...LOCK, language: "Ruby", clientNamespaceName: "acme_pay" };
  const folder = project({ "kiota-lock.json": JSON.stringify(lock), "openapi.yml": REPEATED });
  const { err } = await run(folder, ["init", "--from", "kiota-lock.json"]);
  expect(err).toContain("`clientClassName` is not carried: clients are called `Client` in Ruby.");
  expect(readFileSync(join(folder, "generators.yml"), "utf8")).toContain("module-name: AcmePay");
  const check = await run(folder, ["check"]);
  expect([check.code, check.err]).toEqual([0, ""]);
});

test("clients of Swift have a name, and the namespace or the project is the module", async () => {
  const lock = { ...LOCK, language: "Swift", clientNamespaceName: "acme_pay" };
  const config = "generatorName: swift5\ninputSpec: openapi.yml\nprojectName: AcmePay\npodVersion: 1.2.0\n";
  const written = async (file: string, content: string): Promise<string> => {
    const definition = REPEATED.replace("list, tags: [Pods]", "listPods, tags: [Pods]");
    const folder = project({ [file]: content, "openapi.yml": definition });
    expect((await run(folder, ["init", "--from", file])).code).toBe(0);
    const check = await run(folder, ["check"]);
    expect([check.code, check.err]).toEqual([0, ""]);
    return readFileSync(join(folder, "generators.yml"), "utf8");
  };
  const ofKiota = await written("kiota-lock.json", JSON.stringify(lock));
  expect(ofKiota).toContain("name: gen-swift-sdk");
  expect(ofKiota).toContain("module-name: AcmePay");
  expect(ofKiota).toContain("client-class-name: ApiClient");
  const ofGenerator = await written("config.yaml", config);
  expect(ofGenerator).toContain("name: gen-swift-sdk");
  expect(ofGenerator).toContain("module-name: AcmePay");
  expect(ofGenerator).toContain("package-version: 1.2.0");
});

test("a configuration of OpenAPI Generator may leave the generator to the command line", async () => {
  const config = "packageName: acme_pay\nhideGenerationTimestamp: true\nremoveOperationIdPrefix: true\n";
  const folder = project({ "config.yaml": config, "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "openapi.yml", "--from", "config.yaml"]);
  expect(code).toBe(0);
  expect(err).toContain("`generatorName` is not carried: the configuration has none, as the command line may name it");
  // What belongs to the generator is told of too.
  expect(err).toContain("`packageName` is not carried");
  expect(err).toContain("`hideGenerationTimestamp` is not carried");
});

test("a file that is missing or broken is told as such, and nothing is written", async () => {
  const folder = project({
    "broken/kiota-lock.json": '{\n  "lockFileVersion": "1.0.0",\n}',
    "stainless.yml": "organization: { name: acme\nresources: {}\n",
    ".speakeasy/workflow.yaml": "workflowVersion: 1.0.0\nsources: { a: { inputs: [{ location: openapi.yml }] } }\n",
    ".speakeasy/gen.yaml": "configVersion: 2.0.0\ntypescript: [\n",
    "openapi.yml": REPEATED,
  });
  const problemOf = async (...args: string[]): Promise<string> => {
    const { code, err } = await run(folder, ["init", ...args]);
    expect(code).toBe(1);
    expect(err).not.toContain("migrate/");
    expect(existsSync(join(folder, "generators.yml"))).toBe(false);
    return err.split("\n")[0]!;
  };
  expect(await problemOf("--from", "stainles.yml")).toBe(
    "error source/file-not-found: There is no file at stainles.yml.",
  );
  expect(await problemOf("openap.yml", "--from", ".")).toBe(
    "error source/file-not-found: There is no file at openap.yml.",
  );
  expect(await problemOf("--from", "stainless.yml")).toMatch(/^stainless\.yml:2:1 error source\/yaml-syntax: /);
  for (const from of ["broken", "broken/kiota-lock.json"]) {
    expect(await problemOf("--from", from)).toMatch(/^broken\/kiota-lock\.json:3:1 error source\/json-syntax: /);
  }
});

test("whatever has no effect in the definition is named", async () => {
  const workflow = `workflowVersion: 1.0.0
sources:
  other: { inputs: [{ location: other.yml }] }
  main:
    inputs: [{ location: openapi.yml }, { location: more.yml }, { location: "https://acme.example/far.yml" }]
    transformations: [{ filterOperations: { operations: "list, gone", include: true } }]
targets:
  ts: { target: typescript, source: main }
  py: { target: python, source: nowhere }
  go: { target: go, source: other }
`;
  const folder = project({ ".speakeasy/workflow.yaml": workflow, "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "--from", "."]);
  expect(code).toBe(0);
  const lines = err.split("\n").filter((line) => line.includes("migrate/"));
  expect(lines).toEqual([
    expect.stringContaining("`workflowVersion` is not carried"),
    expect.stringContaining("3:3 warning migrate/not-carried: `sources.other` is not carried"),
    expect.stringContaining("5:43 warning migrate/no-file: `sources.main.inputs.1` names more.yml, and there is no"),
    expect.stringContaining(
      "5:67 warning migrate/no-file: `sources.main.inputs.2` is on the web: download it to far.yml",
    ),
    expect.stringContaining("names `gone`, which the definition does not have"),
    expect.stringContaining("`targets.py` is not carried: it names the source `nowhere`, which is not under `sources`"),
    expect.stringContaining("`targets.go` is not carried: it is of the source `other`"),
  ]);
});

test("parts of Stainless without effect in the definition are named", async () => {
  const config = `organization: { name: acme }
resources:
  users: { methods: { list: get /v2/users, bad: { endpoint: nonsense } } }
unspecified_endpoints: [get /v2/pods, get /gone]
pagination: [{ name: p, type: cursor, request: { after: { type: string } }, response: { data: { type: array } } }]
settings: { unwrap_response_fields: [result] }
client_settings: { opts: { realm: { type: string, send_as_path_param: realm } } }
openapi: { transforms: [{ command: remove, args: { target: $.paths, keys: get } }] }
`;
  const folder = project({ "stainless.yml": `${config}targets: { python: null }\n`, "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "--from", "stainless.yml"]);
  expect(code).toBe(0);
  const told = [...err.matchAll(/migrate\/(?:not-carried|no-operation): (.*)/g)].map(([, message]) => message);
  expect(told).toEqual([
    "`resources.users.methods.bad` is not carried: it names no endpoint such as `get /pets/{id}`.",
    "`unspecified_endpoints.1` names `get /gone`, which the definition does not have.",
    "`pagination.0` is not carried: no method has the parameters and properties that it names.",
    "`settings.unwrap_response_fields.0` is not carried: no method returns that property.",
    "`client_settings.opts.realm` is not carried: no path of the definition has a parameter of that name.",
    "`openapi.transforms.0` is not carried: an overlay has no such command, or its JSONPath is of another dialect.",
    "`targets.python` is not carried: it has no keys.",
  ]);
});

test("examples without values that no section of READMEs shows are named together", async () => {
  const config = `organization: { name: acme }
resources: { users: { methods: { list: get /v2/users } } }
readme:
  example_requests:
    headline: { type: request, endpoint: get /v2/users, params: {} }
    users__list: { type: request, endpoint: get /v2/users, params: {} }
    users__again: { type: request, endpoint: get /v2/users }
`;
  const folder = project({ "stainless.yml": config, "openapi.yml": REPEATED });
  const { code, err } = await run(folder, ["init", "--from", "stainless.yml"]);
  expect(code).toBe(0);
  expect(err.split("\n").filter((line) => line.includes("example_requests") && line.includes("migrate/"))).toEqual([
    "stainless.yml:4:3 note migrate/asks-nothing: Options of `readme.example_requests` that are off or empty are not carried: `users__list` and `users__again`.",
  ]);
});

test("the only author of a Python target is that of the package; several are named", async () => {
  const authors = async (list: string): Promise<{ written: string; err: string }> => {
    const folder = project({
      ".speakeasy/workflow.yaml":
        "workflowVersion: 1.0.0\nsources: { a: { inputs: [{ location: openapi.yml }] } }\ntargets: { py: { target: python, source: a } }\n",
      ".speakeasy/gen.yaml": `python: { version: 1.0.0, packageName: acme, authors: ${list} }\n`,
      "openapi.yml": REPEATED,
    });
    const { code, err } = await run(folder, ["init", "--from", "."]);
    expect(code).toBe(0);
    return { written: readFileSync(join(folder, "generators.yml"), "utf8"), err };
  };
  const one = await authors("[Acme]");
  expect(one.written).toContain("author: Acme\n");
  expect(one.err).not.toContain("`python.authors`");
  const two = await authors("[Ann, Bob]");
  expect(two.written).not.toContain("author:");
  expect(two.err).toContain("`python.authors` is not carried");
});

test("a file of the command line that only has a release is passed over, and options alone are a configuration", async () => {
  const folder = project({
    "openapitools.json": JSON.stringify({ "generator-cli": { version: "7.19.0" } }),
    "openapi-generator-config.yaml": "additionalProperties: { npmName: acme }\n",
    "openapi.yml": REPEATED,
  });
  const { code, out, err } = await run(folder, ["init", "--from", "."]);
  expect(code).toBe(0);
  expect(out).toContain("from openapi-generator-config.yaml, a configuration of OpenAPI Generator.");
  expect(err).toContain("`openapi-generator-config.yaml`: there is one client instead of a class for each tag");
  expect(err).toContain("`additionalProperties` is not carried");
});

test("a definition on the web is named with the command that reads it once it is downloaded", async () => {
  const workflow =
    "workflowVersion: 1.0.0\nsources: { a: { inputs: [{ location: https://acme.example/v1/spec.yaml }] } }\n";
  const folder = project({ ".speakeasy/workflow.yaml": workflow });
  const { code, err } = await run(folder, ["init", "--from", "."]);
  expect(code).toBe(1);
  expect(err).toContain("names the definition https://acme.example/v1/spec.yaml, which is on the web.");
  expect(err).toContain(
    "Download it to spec.yaml, and run `sdkwright init spec.yaml --from .speakeasy/workflow.yaml`.",
  );
});

test("each definition of a source has an overlay of its own, so that names of all of them are kept", async () => {
  const pets = `openapi: 3.0.3
info: { title: Acme, version: 1.0.0 }
servers: [{ url: https://api.acme.example }]
paths:
  /pets: { get: { tags: [pets], operationId: petsList, responses: { "204": { description: None. } } } }
`;
  const overlay = `overlay: 1.0.0
info: { title: Names, version: 1.0.0 }
actions:
  - { target: "$.paths['/pets'].get", update: { description: All pets. } }
  - { target: "$.paths['/users'].get", update: { description: All users. } }
`;
  const source = "inputs: [{ location: users.yml }, { location: pets.yml }]";
  const workflow = (overlays: string) =>
    `workflowVersion: 1.0.0\nsources: { a: { ${source}${overlays} } }\ntargets: { ts: { target: typescript, source: a } }\n`;
  const files = { "pets.yml": pets, "users.yml": pets.replaceAll("pets", "users"), "names.yaml": overlay };
  const folder = project({ ...files, ".speakeasy/workflow.yaml": workflow("") });
  expect((await run(folder, ["init", "--from", "."])).code).toBe(0);
  const text = (file: string): string => readFileSync(join(folder, file), "utf8");
  expect(text("generators.yml")).toContain("- openapi: pets.yml\n      overlays: overlay-2.yml\n");
  expect(text("overlay.yml")).toContain("x-gen-sdk-method-name: usersList");
  expect(text("overlay-2.yml")).toContain("x-gen-sdk-method-name: petsList");
  expect((await run(folder, ["check"])).err).toBe("");
  const amended = project({ ...files, ".speakeasy/workflow.yaml": workflow(", overlays: [{ location: names.yaml }]") });
  expect((await run(amended, ["init", "--from", "."])).code).toBe(0);
  expect(readFileSync(join(amended, "overlay-2.yml"), "utf8")).toContain("All pets.");
  expect((await run(amended, ["check"])).err).toBe("");
});

test("methods of Speakeasy that give a value or a stream are named", async () => {
  const chat = `openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
servers: [{ url: https://api.acme.example }]
paths:
  /chat:
    post:
      tags: [chat]
      operationId: sendChat
      responses:
        "200":
          description: A message.
          content: { application/json: { schema: { type: object } }, text/event-stream: { schema: { type: string } } }
`;
  const workflow =
    "workflowVersion: 1.0.0\nsources: { a: { inputs: [{ location: chat.yml }] } }\ntargets: { ts: { target: typescript, source: a } }\n";
  const folder = project({ "chat.yml": chat, ".speakeasy/workflow.yaml": workflow });
  const { err } = await run(folder, ["init", "--from", "."]);
  expect(err).toContain("`targets`: calls of `sendChat` give values alone; streams have methods of their own");
  const made = await run(folder, ["generate", "-o", "sdk"]);
  expect(made.code, made.err).toBe(0);
  const reference = readFileSync(join(folder, "sdk/reference.md"), "utf8");
  expect(reference).toContain("client.chat.sendChat(");
  expect(reference).toContain("client.chat.sendChatStream(");
});
