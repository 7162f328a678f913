import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ROOT, runCli, runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { SHORT_RUN_FLAGS } from "../src/tuning.js";
import { listingProject } from "./helpers.js";

test("runs as a process: streams, exit codes, no escape sequences in a pipe", { timeout: 60_000 }, async () => {
  const folder = listingProject("    Pet: { severity: warning, message: odd }\n");
  const done = await runCli(["generate"], { cwd: folder, env: { FORCE_COLOR: "" } });
  expect(done).toMatchObject({ code: 0, stdout: "gen-listing: 3 files in sdk: 3 created\n" });
  expect(done.stderr).toContain("openapi.yml:4:10 warning listing/warning: odd");
  expect(done.stderr).not.toContain("\u001b");
  const coloured = await runCli(["check"], { cwd: folder, env: { FORCE_COLOR: "1" } });
  expect(coloured.stderr).toContain("\u001b[1mopenapi.yml:4:10\u001b[0m");
  expect(await runCli(["generate", "--nope"], { cwd: folder })).toMatchObject({ code: 2, stdout: "" });
});

test("a reader that goes away is no fault", { timeout: 60_000 }, async () => {
  const schemas = Array.from({ length: 4000 }, (_, index) => `    Schema${index}: {}\n`).join("");
  const args = [
    "--conditions=sdkwright-source",
    "--import",
    import.meta.resolve("tsx"),
    `${ROOT}packages/cli/src/bin.ts`,
  ];
  const child = spawn(process.execPath, [...args, "ir"], {
    cwd: listingProject(schemas),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stderr.on("data", (chunk) => {
    printed += chunk;
  });
  child.stdout.once("data", () => child.stdout.destroy());
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect({ code, printed }).toEqual({ code: 0, printed: "" });
});

test.skipIf(!existsSync("/dev/full"))("a full disk behind standard output is said in one line", async () => {
  const bin = `"${process.execPath}" --conditions=sdkwright-source --import "${import.meta.resolve("tsx")}" "${ROOT}packages/cli/src/bin.ts"`;
  const { code, stderr } = await runProcess("sh", ["-c", `${bin} --help >/dev/full`], { cwd: ROOT });
  expect({ code, stderr }).toEqual({
    code: 70,
    stderr: "sdkwright: The output cannot be printed: ENOSPC: no space left on device, write.\n",
  });
});

test("this Node knows the flags that are set for it", async () => {
  const flags = SHORT_RUN_FLAGS[process.versions.node.split(".")[0] ?? ""] ?? [];
  const { code, stderr } = await runProcess(process.execPath, [...flags, "--eval", "0"], { cwd: ROOT });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
});
