import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inTemporaryFolder, readFolder } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runMain } from "../support/main.js";
import { buildGenerator } from "./images/generator.js";
import { write } from "./images/workspace.js";

/** Where podman or docker is: in a folder that `SDKWRIGHT_TEST_CONTAINERS` names, or on the path. */
const PATH = [process.env.SDKWRIGHT_TEST_CONTAINERS ?? [], process.env.PATH].flat().join(":");
const env = { ...process.env, PATH };
const runner = ["podman", "docker"].find((name) => spawnSync(name, ["info"], { env }).status === 0);
if (runner === undefined) console.log("skipped: test/delivery/images-podman: neither podman nor docker runs here");

const folder = mkdtempSync(join(tmpdir(), "sdkwright-image-test-"));
const tag = `0.${process.pid}.0`;
const NAMES = { python: "gen-python-sdk", nosy: "gen-nosy-sdk" };
const reference = (name: string): string => `localhost/sdkwright-test/${name}:${tag}`;

/** What an image does that looks around, and writes where it should not. */
const NOSY = `
  const fs = require("fs"), os = require("os");
  const can = (work) => { try { work(); return true; } catch { return false; } };
  const files = ["/sdkwright/ir.json", "/sdkwright/config.json", "/sdkwright/x", "/x", "/usr/local/bin/x"];
  fs.writeFileSync("/sdkwright/output/seen.json", JSON.stringify({
    written: files.filter((file) => can(() => fs.writeFileSync(file, "x"))),
    networks: Object.keys(os.networkInterfaces()).filter((name) => name !== "lo"),
    contract: fs.readdirSync("/sdkwright"),
    host: fs.existsSync(process.argv[1]),
    user: [process.getuid(), process.getgid()],
    token: process.env.TOKEN_OF_THE_SHELL ?? null,
  }));`;

/** An image with Node, what that needs of the system, and the code of our generators: nothing is pulled for it. */
function makeImage(name: string, entrypoint: readonly string[]): void {
  const change = `ENTRYPOINT ${JSON.stringify(entrypoint)}`;
  const packed = spawnSync("tar", ["-C", join(folder, "root"), "-c", "."], { maxBuffer: 1 << 30 });
  const made = spawnSync(runner as string, ["import", "--change", change, "-", reference(name)], {
    env,
    input: packed.stdout,
  });
  expect(made.status, String(made.stderr)).toBe(0);
}

function layOut(root: string): void {
  const node = realpathSync(process.execPath);
  const libraries = String(spawnSync("ldd", [node]).stdout).match(/\/\S+/g) ?? [];
  for (const file of libraries) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(file, join(root, file), { dereference: true });
  }
  for (const path of ["usr/local/bin", "tmp", "sdkwright", "proc", "dev", "sys", "etc", "generator"]) {
    mkdirSync(join(root, path), { recursive: true });
  }
  cpSync(node, join(root, "usr/local/bin/node"));
}

describe.skipIf(runner === undefined)(runner ? `with ${runner}` : "without podman or docker", () => {
  beforeAll(async () => {
    layOut(join(folder, "root"));
    await buildGenerator(join(folder, "root/generator"));
    const node = "/usr/local/bin/node";
    makeImage(NAMES.python, [node, "/generator/bundle/sdkwright.mjs", "generator", "serve", NAMES.python]);
    makeImage(NAMES.nosy, [node, "-e", NOSY, realpathSync(folder)]);
  }, 120_000);
  afterAll(() => {
    for (const name of Object.values(NAMES)) spawnSync(runner as string, ["rmi", "--force", reference(name)], { env });
    rmSync(folder, { recursive: true });
  });

  const generate = async (workspace: string, generator: object) => {
    write(workspace, generator);
    const shell = { PATH, SDKWRIGHT_NO_CACHE: "1", TOKEN_OF_THE_SHELL: "c4n4ry", HOME: process.env.HOME ?? "" };
    const result = await runMain(
      ["generate", ...("image" in generator ? ["--runner", runner as string] : [])],
      workspace,
      shell,
    );
    expect(result.stderr).toBe("");
    expect(result.code).toBe(0);
    return readFolder(join(workspace, "sdk"));
  };
  const image = (name: string) => ({ image: { name, registry: "localhost/sdkwright-test" }, version: tag });

  test(
    "an image writes the bytes that the generator writes in process",
    () =>
      inTemporaryFolder(async (own) => {
        const files = await generate(join(own, "image"), image(NAMES.python));
        expect(files).toEqual(await generate(join(own, "own"), { name: NAMES.python, version: "*" }));
      }),
    120_000,
  );

  test(
    "an image has no network, sees nothing of the workspace and writes nothing but its output",
    () =>
      inTemporaryFolder(async (own) => {
        const files = await generate(own, image(NAMES.nosy));
        expect(JSON.parse(files.get("seen.json") ?? "")).toEqual({
          written: [],
          networks: [],
          contract: ["config.json", "ir.json", "output"],
          host: false,
          user: [process.getuid?.(), process.getgid?.()],
          token: null,
        });
        expect(existsSync(join(own, "x"))).toBe(false);
      }),
    120_000,
  );
});
