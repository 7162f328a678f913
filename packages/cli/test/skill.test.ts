import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseInvocation } from "../src/args.js";
import { COMMANDS } from "../src/commands.js";
import { project, run } from "./helpers.js";

const FOLDER = join(import.meta.dirname, "..");
const skill = readFileSync(join(FOLDER, "skills/sdkwright/SKILL.md"), "utf8");
const blocks = (word: string): string[] =>
  [...skill.matchAll(new RegExp(`^\`\`\`${word}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, text = ""]) => text);

test("the skill has a name, and says when to use it", () => {
  const [, head = ""] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  expect(head).toMatch(/^name: sdkwright$/m);
  const [, description = ""] = /^description: (".*")$/m.exec(head) ?? [];
  expect(JSON.parse(description)).toContain("Use it when");
  expect(description.length).toBeLessThan(1024);
  expect(skill.length).toBeLessThan(6000);
});

test("every command of the skill is one", () => {
  const lines = blocks("sh").flatMap((text) => text.trim().split("\n"));
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) {
    const [program, ...args] = line.split(" ");
    expect(program).toBe("sdkwright");
    expect(parseInvocation(args, COMMANDS).kind, line).toBe("run");
  }
});

test("the configuration of the skill is right", async () => {
  const [config = ""] = blocks("yaml");
  const folder = project({
    "generators.yml": config,
    "overlay.yml":
      "overlay: 1.0.0\ninfo: { title: x, version: 1.0.0 }\nactions:\n  - { target: $.info, update: { title: Zoo } }\n",
    "openapi.yml": `openapi: 3.1.0
info: { title: Pets, version: "1" }
servers: [{ url: https://pets.example }]
paths:
  /pets: { get: { operationId: listPets, tags: [pets], responses: { "204": { description: Done } } } }
`,
  });
  const { code, err } = await run(folder, ["check"]);
  expect([code, err]).toEqual([0, ""]);
});

test("the extensions that the skill names are in the documentation", () => {
  const docs = readFileSync(join(FOLDER, "../../docs/extensions.md"), "utf8");
  const named = [...skill.matchAll(/`(x-gen-[\w-]+)`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !docs.includes(name))).toEqual([]);
  expect(JSON.parse(readFileSync(join(FOLDER, "package.json"), "utf8")).files).toContain("skills");
});
