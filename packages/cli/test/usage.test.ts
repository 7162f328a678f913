import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/built-in.js";
import { COMMANDS } from "../src/commands.js";
import { project, run } from "./helpers.js";

/** Runs in a folder without anything: some examples would write files. */
const usage = async (...args: string[]) => run(project({}), args);

test("help is on standard output, whatever way it is asked for", async () => {
  const overview = await usage("--help");
  expect(overview).toMatchObject({ code: 0, err: "" });
  for (const { name, summary } of COMMANDS) expect(overview.out).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
  for (const line of overview.out.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  for (const args of [[], ["-h"], ["help"], ["help", "help"]]) expect(await usage(...args)).toEqual(overview);
});

test.each(COMMANDS)("help of $name shows every flag and its examples", async ({ name, flags, examples }) => {
  const help = await usage("help", ...name.split(" "));
  expect(help.code).toBe(0);
  expect(await usage(...name.split(" "), "--help")).toEqual(help);
  for (const flag of flags) expect(help.out).toContain(`--${flag.name}`);
  expect(examples.length).toBeGreaterThan(0);
  for (const { line } of examples) expect(help.out).toContain(line);
  for (const line of help.out.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
});

test.each(COMMANDS)("every example of $name is a command line that parses", async ({ examples }) => {
  for (const { line } of examples) {
    const words = line
      .replace(/ [>|].*$/, "")
      .split(" ")
      .slice(1)
      // No server has the definitions of examples, and looking for one takes time.
      .map((word) => word.replace(/^https:.*/, "http://127.0.0.1:1"));
    const { err } = await usage(...words.map((word) => word.replace(/^'|'$/g, "")));
    expect(err).not.toContain("See `sdkwright");
  }
});

test.each(["api", "replay"])("help of %s lists its commands", async (word) => {
  const help = await usage("help", word);
  expect(help).toMatchObject({ code: 0, err: "" });
  for (const args of [
    [word, "--help"],
    [word, "-h"],
  ])
    expect(await usage(...args)).toEqual(help);
  const own = COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
  expect(own.length).toBeGreaterThan(0);
  for (const { name, summary } of own) expect(help.out).toMatch(new RegExp(`^  ${name} +${summary}$`, "m"));
  expect(help.out.split("\n").filter((line) => line.startsWith("  "))).toHaveLength(own.length + 1);
  for (const line of help.out.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
});

test("the version is the package's", async () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  for (const flag of ["--version", "-V", "-v", "version"])
    expect(await usage(flag)).toEqual({ code: 0, out: `${version}\n`, err: "" });
});

test.each([
  [["chek"], "Unknown command `chek`. Did you mean `check`?"],
  [["frobnicate"], "Unknown command `frobnicate`."],
  [["replay"], "`replay` needs a command: status or resolve."],
  [["replay", "--json"], "`replay` needs a command: status or resolve."],
  [["replay", "frobnicate"], "Unknown command `replay frobnicate`. Available: `replay status`, `replay resolve`."],
  [["help", "replay", "stats"], "Unknown command `replay stats`. Did you mean `replay status`?"],
  [["api", "updaet", "--json"], "Unknown command `api updaet`. Did you mean `api update`?"],
  [["api", "update", "now"], "`api update` does not take the argument `now`."],
  [["help", "genrate"], "Did you mean `generate`?"],
  [["--group", "x"], "Unknown flag --group. A command comes first"],
  [["generate", "--gropu", "x"], "Unknown flag --gropu. Did you mean --group?"],
  [["generate", "-z"], "Unknown flag -z."],
  [["generate", "--group"], "--group needs a value: <name>."],
  [["generate", "--group", "--json"], "--group needs a value: <name>."],
  [["generate", "--group="], "--group needs a value: <name>."],
  [["generate", "--threads", "none"], "--threads needs a whole number of 1 or more."],
  [["generate", "--threads", "0"], "--threads needs a whole number of 1 or more."],
  [["generate", "--output", "a", "--output", "b"], "--output was given twice."],
  [["generate", "--json=yes"], "--json takes no value."],
  [["check", "--json", "--sarif"], "cannot be combined"],
  [["generate", "local"], `needs --language <name>. Available: ${LANGUAGES.join(", ")}.`],
  [["generate", "local", "-l"], `needs a value: <name>. Available: ${LANGUAGES.join(", ")}.`],
  [["replay", "resolve", "--take", "ours"], "`replay resolve` needs an argument: <file>, or --all."],
  [["replay", "resolve", "a.ts", "--all", "--take", "ours"], "<file> and --all cannot be combined."],
  [["replay", "resolve", "a.ts", "--api", "x", "--take", "ours"], "--api needs --all."],
  [["completion"], "`completion` needs an argument: <shell>."],
  [["why"], "`why` needs an argument: <symbol>."],
  [["where", "/a", "/b"], "does not take the argument `/b`"],
] as const)("wrong usage %j", async (args, problem) => {
  const { code, out, err } = await usage(...args);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(problem);
  expect(err).toMatch(/See `sdkwright (--help|help [a-z ]+)`\.\n$/);
});

test("a dash alone and what follows two dashes are arguments", async () => {
  expect((await usage("why", "--", "--odd")).err).toContain("cli/no-config");
  expect((await usage("generate", "--group", "-")).err).toContain("cli/no-config");
});

test.each(COMMANDS)("docs/cli.md has every flag of $name", ({ name, flags }) => {
  const page = readFileSync(new URL("../../../docs/cli.md", import.meta.url), "utf8");
  const rows = [...page.matchAll(/^\| (`-.*?) \| (.*?) \| .* \|$/gm)];
  const isFor = (commands: string): boolean => /^all/.test(commands) || commands.includes(`\`${name}`);
  const missing = flags.filter(
    (flag) => !rows.some(([, own = "", commands = ""]) => own.includes(`--${flag.name}`) && isFor(commands)),
  );
  expect(missing.map((flag) => flag.name)).toEqual([]);
});
