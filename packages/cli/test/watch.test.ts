import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@sdkwright/testkit";
import { expect, onTestFinished, test } from "vitest";
import { watchFiles } from "../src/watch.js";
import { listingProject, project, run } from "./helpers.js";

/** A process that watches. `next` waits until it has printed a text since the last time. */
function watching(cwd: string, args: readonly string[]) {
  const entry = `${ROOT}packages/cli/src/bin.ts`;
  const loader = ["--conditions=sdkwright-source", "--import", import.meta.resolve("tsx")];
  const child = spawn(process.execPath, [...loader, entry, ...args], { cwd, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let printed = "";
  const look = new Set<() => void>();
  const take = (data: Buffer): void => {
    printed += data;
    for (const one of look) one();
  };
  child.stdout.on("data", take);
  child.stderr.on("data", take);
  const ended = new Promise<number | null>((done) => child.on("close", done));
  const next = async (text: string): Promise<string> => {
    while (!printed.includes(text)) {
      await new Promise<void>((done) => {
        look.clear();
        look.add(done);
      });
    }
    const seen = printed;
    printed = "";
    return seen;
  };
  return { next, stop: (signal: NodeJS.Signals) => child.kill(signal), ended };
}

const definition = (schemas: string) => `openapi: 3.1.0\ncomponents:\n  schemas: { ${schemas} }\n`;

test("generates after each change of what was read, past errors, until Ctrl-C", { timeout: 60_000 }, async () => {
  const overlay = (name: string) =>
    `overlay: 1.0.0\ninfo: { title: o, version: "1" }\nactions:\n  - target: $.components.schemas\n    update: { ${name}: {} }\n`;
  const folder = listingProject("    Pet: {}\n", { "overlay.yml": overlay("Owner"), "notes.txt": "" });
  const config = readFileSync(join(folder, "generators.yml"), "utf8");
  const withOverlay = config.replace(
    "api: openapi.yml",
    "api: { specs: [{ openapi: openapi.yml, overlays: overlay.yml }] }",
  );
  const types = () => readFileSync(join(folder, "sdk/src/types.txt"), "utf8");

  const { next, stop, ended } = watching(folder, ["generate", "--watch"]);
  expect(await next("Ctrl-C ends.")).toContain("3 created\nWatching 2 files.");
  writeFileSync(join(folder, "openapi.yml"), definition("Pet: {}, Vet: {}"));
  expect(await next("Ctrl-C ends.")).toContain("1 updated");
  expect(types()).toBe("type Pet\ntype Vet\n");
  writeFileSync(join(folder, "generators.yml"), withOverlay);
  expect(await next("Ctrl-C ends.")).toContain("Watching 3 files.");
  expect(types()).toBe("type Pet\ntype Vet\ntype Owner\n");
  writeFileSync(join(folder, "overlay.yml"), overlay("Shop"));
  await next("Ctrl-C ends.");
  expect(types()).toBe("type Pet\ntype Vet\ntype Shop\n");

  rmSync(join(folder, "openapi.yml"));
  expect(await next("Ctrl-C ends.")).toContain("source/file-not-found");
  writeFileSync(join(folder, "openapi.yml"), "a: [");
  expect(await next("Ctrl-C ends.")).toContain("source/yaml-syntax");
  writeFileSync(join(folder, "generators.yml"), "nope: 1\n");
  expect(await next("Ctrl-C ends.")).toContain("config/unknown-key");
  writeFileSync(join(folder, "generators.yml"), config);
  await next("Ctrl-C ends.");
  // As editors do: the new text beside the file, then in its place.
  writeFileSync(join(folder, "openapi.yml~"), definition("Last: {}"));
  renameSync(join(folder, "openapi.yml~"), join(folder, "openapi.yml"));
  await next("Ctrl-C ends.");
  expect(types()).toBe("type Last\n");
  stop("SIGINT");
  expect(await ended).toBe(0);
});

test("says what changed, what is new and what is gone, and repeats errors alone", { timeout: 60_000 }, async () => {
  const odd = (name: string, severity = "warning") => `${name}: { severity: ${severity}, message: odd ${name} }`;
  const folder = listingProject(`    ${odd("A")}\n`);
  const write = (...schemas: string[]) => writeFileSync(join(folder, "openapi.yml"), definition(schemas.join(", ")));
  const { next, stop, ended } = watching(folder, ["generate", "--watch"]);
  expect(await next("Ctrl-C ends.")).toContain("odd A");
  write(odd("A"), odd("B"));
  const second = await next("Ctrl-C ends.");
  expect(second).toMatch(/\n\d\d:\d\d:\d\d Changed: openapi\.yml\n/);
  expect(second).toContain("odd B");
  expect(second).not.toContain("warning listing/warning: odd A");
  expect(second).toContain("Findings: 1 new, 0 gone, 1 as before.");
  write(odd("B"), odd("C", "error"));
  expect(await next("Ctrl-C ends.")).toContain("Findings: 1 new, 1 gone, 1 as before.");
  write(odd("B"), odd("C", "error"), "D: {}");
  const last = await next("Ctrl-C ends.");
  expect(last).toContain("error listing/error: odd C");
  expect(last).toContain("Findings: 0 new, 0 gone, 2 as before.");
  stop("SIGINT");
  expect(await ended).toBe(0);
});

test("without a configuration there is nothing to watch; reports for machines are refused", async () => {
  expect(await run(project({}), ["generate", "--watch"])).toMatchObject({ code: 1 });
  const { code, err } = await run(project({}), ["generate", "--watch", "--json"]);
  expect(code).toBe(2);
  expect(err).toContain("--watch and --json cannot be combined.");
});

/** Runs with a work that is given, and gives the number of runs at each wait. */
function counting(files: readonly string[], work: (count: number) => void = () => {}) {
  let count = 0;
  let end = () => {};
  const until = new Promise<void>((done) => {
    end = done;
  });
  const waits: (() => void)[] = [];
  const run = async () => {
    work(++count);
    return files;
  };
  const done = watchFiles({ run, onWait: () => waits.shift()?.(), until });
  return { runs: () => count, waited: () => new Promise<void>((next) => waits.push(next)), end: () => end(), done };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

test("a change while a run is going on counts", async () => {
  const folder = project({ "a.yml": "1" });
  const file = join(folder, "a.yml");
  utimesSync(file, 0, 0);
  const watched = counting([file], (count) => {
    if (count === 1) writeFileSync(file, "2");
    utimesSync(file, new Date(), new Date(count === 1 ? Date.now() + 10 : Date.now()));
  });
  await watched.waited();
  await watched.waited();
  expect(watched.runs()).toBeGreaterThan(1);
  watched.end();
  await watched.done;
});

test("several changes in a row are one, another file and a mere touch of the folder none", async () => {
  const folder = project({ "a.yml": "1", "b.yml": "1" });
  const watched = counting([join(folder, "a.yml"), join(folder, "new/c.yml")]);
  await watched.waited();
  for (const text of ["22", "333", "4444"]) writeFileSync(join(folder, "a.yml"), text);
  await watched.waited();
  expect(watched.runs()).toBe(2);
  writeFileSync(join(folder, "b.yml"), "2");
  mkdirSync(join(folder, "other"));
  await pause(400);
  expect(watched.runs()).toBe(2);
  mkdirSync(join(folder, "new"));
  writeFileSync(join(folder, "new/c.yml"), "1");
  await watched.waited();
  expect(watched.runs()).toBe(3);
  watched.end();
  await watched.done;
  expect(existsSync(folder)).toBe(true);
});
