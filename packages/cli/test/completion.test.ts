import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { flagsOf } from "../src/args.js";
import { COMMANDS } from "../src/commands.js";
import { SHELLS } from "../src/completion.js";
import { project, run } from "./helpers.js";

test.each(SHELLS)("the script for %s knows every command and flag", async (shell) => {
  const { code, out } = await run("/", ["completion", shell]);
  expect(code).toBe(0);
  for (const command of COMMANDS) {
    for (const word of command.name.split(" ")) expect(out).toContain(word);
    for (const { name } of flagsOf(command)) expect(out).toMatch(new RegExp(`(?:--|-l )${name}\\b`));
  }
});

test("bash completes commands, their second words, and flags with it", async () => {
  const folder = project({});
  writeFileSync(join(folder, "sdkwright.bash"), (await run(folder, ["completion", "bash"])).out);
  const complete = async (...words: readonly string[]): Promise<string[]> => {
    const list = ["sdkwright", ...words].map((word) => `"${word}"`).join(" ");
    const script = `source ./sdkwright.bash; COMP_WORDS=(${list}); COMP_CWORD=${words.length}; _sdkwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { code, stdout, stderr } = await runProcess("bash", ["-c", script], { cwd: folder });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    return stdout.split("\n").filter((line) => line !== "");
  };
  expect(await complete("ini")).toEqual(["init"]);
  expect(await complete("api", "")).toEqual(["update", "show"]);
  expect(await complete("generate", "--dr")).toEqual(["--dry-run"]);
  expect(await complete("api", "update", "--dr")).toEqual(["--dry-run"]);
  expect(await complete("generate", "open")).toEqual([]);
});

test("an unknown shell is wrong usage", async () => {
  expect(await run("/", ["completion", "fihs"])).toEqual({
    code: 2,
    out: "",
    err: "sdkwright: Unknown shell `fihs`. Did you mean `fish`? Available: bash, zsh, fish.\n",
  });
});
