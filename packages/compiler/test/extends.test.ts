import { createLocator, memoryFiles } from "@sdkwright/plugin-api";
import { expect, test } from "vitest";
import { openWorkspace } from "../src/workspace.js";

const SHARED = `metadata: { description: Shared, authors: [{ name: Acme, email: sdk@acme.example }] }
default-group: sdk
groups:
  sdk:
    generators:
      - { name: gen-typescript-sdk, version: "*", output: { location: local-file-system, path: ts }, config: { a: 1, b: 2 } }
      - { name: gen-python-sdk, version: "*", output: { location: local-file-system, path: py } }
`;

/** The configuration of `/work/apis/pets`, and where findings are, by code. */
function open(files: { readonly [path: string]: string }) {
  const absolute = Object.entries(files).map(([path, text]) => [`/work/${path}`, text] as const);
  const workspace = openWorkspace("/work/apis/pets", "generators.yml", { files: memoryFiles(new Map(absolute)) });
  const locate = createLocator(workspace.sources);
  const findings = workspace.diagnostics.list.map(({ code, location }) => {
    const found = location && locate(location);
    return `${code} ${found?.document ?? location?.document}:${found?.line}`;
  });
  return { ...workspace, findings };
}

test("has what the extended file says, unless it says otherwise", () => {
  const own = `extends: ../../shared.yml
metadata: { description: Pets }
groups: { sdk: { generators: [{ name: gen-python-sdk, output: { path: python } }, { name: gen-typescript-sdk, config: { a: null } }] } }
`;
  const { config, findings } = open({ "apis/pets/generators.yml": own, "shared.yml": SHARED });
  expect(findings).toEqual([]);
  expect(config?.metadata).toEqual({ description: "Pets", authors: [{ name: "Acme", email: "sdk@acme.example" }] });
  expect(config?.defaultGroup).toBe("sdk");
  const generators = config?.groups.sdk?.generators ?? [];
  expect(generators.map(({ name, config: options }) => [name, options])).toEqual([
    ["gen-typescript-sdk", { b: 2 }],
    ["gen-python-sdk", {}],
  ]);
  expect(generators[1]?.output).toMatchObject({ path: "python" });
});

test("takes the last of several files, and what these extend", () => {
  const { config, findings } = open({
    "apis/pets/generators.yml": "extends: [../../first.yml, ../../second.yml]\n",
    "first.yml": "default-group: one\nmetadata: { description: First }\n",
    "second.yml": "extends: further/third.yml\ndefault-group: two\n",
    "further/third.yml": "metadata: { description: Third }\ngroups: { two: { generators: [] } }\n",
  });
  expect(findings).toEqual([]);
  expect(config).toMatchObject({ defaultGroup: "two", metadata: { description: "Third" } });
});

test("shows findings where they were written", () => {
  const { findings } = open({
    "apis/pets/generators.yml": "extends: ../../shared.yml\nmetadata: { descripton: Pets }\n",
    "shared.yml": `${SHARED}colour: red\n`,
  });
  expect(findings).toEqual(["config/unknown-key generators.yml:2", "config/unknown-key ../../shared.yml:8"]);
});

test("names files that are not there, that are no mappings, and that lead back", () => {
  expect(open({ "apis/pets/generators.yml": "extends: ../../shard.yml\n", "shared.yml": SHARED }).findings).toEqual([
    "source/file-not-found generators.yml:1",
  ]);
  expect(open({ "apis/pets/generators.yml": "extends: ../../list.yml\n", "list.yml": "- 1\n" }).findings).toEqual([
    "config/not-a-map ../../list.yml:1",
  ]);
  expect(open({ "apis/pets/generators.yml": "extends: 5\n" }).findings).toEqual(["config/wrong-type generators.yml:1"]);
  expect(open({ "apis/pets/generators.yml": 'extends: ""\n' }).findings).toEqual([
    "config/wrong-value generators.yml:1",
  ]);
  const further = open({
    "apis/pets/generators.yml": "extends: [../../shared.yml, ../../other.yml]\n",
    "shared.yml": `extends: 5\n${SHARED}`,
    "other.yml": 'extends:\n  - ""\n  - { a: 1 }\n',
  });
  expect(further.findings).toEqual([
    "config/wrong-type ../../shared.yml:1",
    "config/wrong-type ../../other.yml:2",
    "config/wrong-type ../../other.yml:3",
  ]);
  expect(further.diagnostics.list[0]?.message).toBe("Expected a path, found the number 5.");
  const circle = open({
    "apis/pets/generators.yml": "extends: ../../shared.yml\n",
    "shared.yml": `extends: apis/pets/generators.yml\n${SHARED}`,
  });
  expect(circle.findings).toEqual(["config/extends-cycle ../../shared.yml:1"]);
  expect(circle.diagnostics.list[0]?.message).toBe(
    "These files extend each other: generators.yml → ../../shared.yml → generators.yml.",
  );
  expect(circle.config?.groups.sdk?.generators).toHaveLength(2);
});

test.each([
  ["https://acme.example/shared.yml", "a URL", "Download the file, and name it by a relative path."],
  ["file:///work/shared.yml", "a URL", "Download the file, and name it by a relative path."],
  ["/work/shared.yml", "an absolute path", "Write the path from the folder of this file."],
  ["C:/work/shared.yml", "an absolute path", "Write the path from the folder of this file."],
  ["\\\\host\\shared.yml", "an absolute path", "Write the path from the folder of this file."],
  ["..\\..\\shared.yml", "a path with backslashes", "Write `../../shared.yml`."],
])("names %j once, and says what to write", (name, form, instead) => {
  for (const given of [name, [name]]) {
    const text = `extends: ${JSON.stringify(given)}\nmetadata: { description: Pets }\n`;
    const { config, findings, diagnostics } = open({ "apis/pets/generators.yml": text, "shared.yml": SHARED });
    expect(findings).toEqual(["config/extends-no-path generators.yml:1"]);
    expect(diagnostics.list[0]?.message).toBe(`\`${name}\` is ${form}, which \`extends\` does not read. ${instead}`);
    expect(config?.metadata.description).toBe("Pets");
  }
});
