import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inTemporaryFolder, readFolder } from "@sdkwright/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUILT_IN_BACKENDS } from "../../packages/cli/src/built-in.js";
import { runMain } from "../support/main.js";
import { buildGenerator } from "./images/generator.js";
import { CANARY, image, isolates, oddImage, referenceOf, runOdd, runWith, write, writing } from "./images/workspace.js";

const code = mkdtempSync(join(tmpdir(), "sdkwright-generator-"));
beforeAll(() => buildGenerator(code));
afterAll(() => rmSync(code, { recursive: true }));

console.log(
  isolates
    ? "test/delivery/images: a stand-in for docker runs generators with `unshare`, without network, in a file system of their own"
    : "skipped: test/delivery/images: isolation of generators, which needs Linux and `unshare`",
);

/** A secret in every place that has one. */
const SECRETS = {
  version: "1.2.0",
  githost: { uri: `https://acme:${CANARY}@git.example/acme/sdk`, token: CANARY, mode: "push" },
  metadata: { license: { custom: "./LICENCE.txt" }, author: "Acme" },
  snippets: { path: "snippets.json" },
};
/** The registry of each language that has one, with a secret. */
const REGISTRIES: { readonly [generator: string]: object } = {
  "gen-java-sdk": { location: "java-registry", coordinate: "com.acme:acme", username: "acme", password: CANARY },
  "gen-python-sdk": { location: "python-registry", "package-name": "acme", token: CANARY },
  "gen-typescript-sdk": { location: "js-registry", "package-name": "acme", token: CANARY },
};
const WHITELABEL = { whitelabel: { githost: { username: "acme", email: "sdk@acme.example", token: CANARY } } };

const served = (name: string): readonly string[] => {
  const file = isolates ? "/generator/bundle/sdkwright.mjs" : join(code, "bundle/sdkwright.mjs");
  return ["sh", "-c", `exec ${process.execPath} ${file} generator serve ${name} --folder "$FOLDER"`];
};

/** The findings without their places, which differ as the configurations do. */
const messagesOf = ({ stderr }: { readonly stderr: string }) =>
  [...stderr.matchAll(/ (?:error|warning|note) .*/g)].map(([message]) => message).sort();

describe.each(Object.keys(BUILT_IN_BACKENDS))("the image of %s", (name) => {
  test(
    "writes what the generator writes in process, and is told no secret",
    () =>
      inTemporaryFolder(async (folder) => {
        const [own, contained] = [join(folder, "own"), join(folder, "image")];
        for (const [place, generator] of [
          [own, { name, version: "*" }],
          [contained, image(name)],
        ] as const) {
          const output = REGISTRIES[name] && { output: REGISTRIES[name] };
          write(place, { ...SECRETS, ...output, ...generator }, WHITELABEL);
          writeFileSync(join(place, "LICENCE.txt"), "Do as you please.\n");
        }
        const direct = await runMain(["generate"], own, { SDKWRIGHT_NO_CACHE: "1" });
        const standIn = { images: { [referenceOf(name)]: { program: served(name) } } };
        const { calls, ...result } = await runWith(standIn, contained, ["generate"], { code });
        expect([result.code, result.stdout]).toEqual([direct.code, direct.stdout]);
        expect(messagesOf(result)).toEqual(messagesOf(direct));
        expect(result.code).toBe(0);
        expect(readFolder(join(contained, "sdks"))).toEqual(readFolder(join(own, "sdks")));
        expect(existsSync(join(contained, "snippets.json"))).toBe(true);
        expect(calls.map(({ command }) => command)).toEqual(["info", "image", "run"]);
        // Docker itself finds credentials of registries by its environment; the container gets none of it.
        const { env: _, ...told } = calls[2] ?? {};
        expect(JSON.stringify(told)).not.toContain(CANARY);
        expect(JSON.parse(calls[2]?.["config.json"] ?? "").package.licenseText).toBe("Do as you please.\n");
      }),
    60_000,
  );
});

describe("a container", () => {
  test("is started without network and privileges, and with three volumes", async () => {
    const { calls } = await runOdd(`fs.writeFileSync("a.txt", "a")`);
    const args = calls.at(-1)?.args.join(" ") ?? "";
    const shown = args
      .replace(/sdkwright-[0-9a-f-]{36}/, "<name>")
      .replaceAll(/\S+\/sdkwright-delivery-\d+-\w+/g, "<scratch>")
      .replaceAll(/--env \w+_proxy= ?/gi, "")
      .replace(/--user \d+:\d+/, "--user <user>");
    expect(shown.split(/ (?=--)/)).toMatchInlineSnapshot(`
      [
        "--rm",
        "--pull never",
        "--name <name>",
        "--log-driver none",
        "--network none",
        "--read-only",
        "--cap-drop ALL",
        "--security-opt no-new-privileges",
        "--user <user>",
        "--memory 4294967296",
        "--memory-swap 4294967296",
        "--pids-limit 512",
        "--ulimit fsize=16777216:16777216",
        "--tmpfs /tmp:rw,nosuid,nodev,size=256m",
        "--env HOME=/tmp",
        "--volume <scratch>/ir.json:/sdkwright/ir.json:ro,Z",
        "--volume <scratch>/config.json:/sdkwright/config.json:ro,Z",
        "--volume <scratch>/output:/sdkwright/output:rw,Z registry.example.com/acme/gen-odd-sdk:1.2.0",
      ]
    `);
  });

  test.runIf(isolates)("has no network, sees nothing of the workspace and writes nothing but its output", async () => {
    const {
      code: exit,
      stderr,
      files,
    } = await runOdd(`
      const seen = { root: fs.readdirSync("/"), contract: fs.readdirSync("/sdkwright"), network: Object.keys(require("os").networkInterfaces()) };
      const refused = ["/sdkwright/ir.json", "/sdkwright/new", "/new", "/usr/new"].map((file) => {
        try { fs.writeFileSync(file, ""); return file; } catch { return ""; }
      });
      fs.writeFileSync("seen.json", JSON.stringify({ ...seen, written: refused.join(""), token: process.env.TOKEN_OF_THE_SHELL }));`);
    expect([stderr, exit]).toEqual(["", 0]);
    expect(JSON.parse(files.get("seen.json") ?? "")).toEqual({
      root: ["bin", "dev", "generator", "lib", "lib64", "sdkwright", "tmp", "usr"],
      contract: ["config.json", "ir.json", "output"],
      network: [],
      written: "",
    });
  });

  test("goes through the same writer: edits are kept, and what it no longer writes is deleted", () =>
    inTemporaryFolder(async (folder) => {
      write(folder, image("gen-odd-sdk"));
      const sdk = join(folder, "sdk");
      const run = (text: string) => {
        return runWith(oddImage(writing(text)), folder, ["generate"]);
      };
      await run(`fs.writeFileSync("a.txt", "1\\n2\\n3\\n"); fs.writeFileSync("b.txt", "b"); fs.writeFileSync("once.txt", "1");
        fs.mkdirSync(".sdkwright"); fs.writeFileSync(".sdkwright/files.json", JSON.stringify({ "once.txt": "once" }))`);
      writeFileSync(join(sdk, "a.txt"), "1\n2\n3 edited\n");
      const { stdout } = await run(`fs.writeFileSync("a.txt", "1 new\\n2\\n3\\n"); fs.writeFileSync("once.txt", "2");
        fs.mkdirSync(".sdkwright"); fs.writeFileSync(".sdkwright/files.json", JSON.stringify({ "once.txt": "once" }))`);
      expect(stdout).toContain("1 deleted, 1 merged with your edits");
      expect(readFileSync(join(sdk, "a.txt"), "utf8")).toBe("1 new\n2\n3 edited\n");
      expect(readFileSync(join(sdk, "once.txt"), "utf8")).toBe("1\n");
      expect(existsSync(join(sdk, "b.txt"))).toBe(false);
    }));
});

test("podman runs what docker cannot, an image that is pinned is run by its digest, and one that is not there is pulled", () =>
  inTemporaryFolder(async (folder) => {
    const digest = `sha256:${"a".repeat(64)}`;
    write(folder, { ...image("gen-odd-sdk"), version: `1.2.0@${digest}` });
    const program = writing(`fs.writeFileSync("a.txt", "a")`);
    const reference = `registry.example.com/acme/gen-odd-sdk@${digest}`;
    const standIn = { images: { [reference]: { program, remote: true } }, broken: ["docker"], rootless: true };
    const { code: exit, calls } = await runWith(standIn, folder, ["generate"], { tools: ["docker", "podman"] });
    expect(exit).toBe(0);
    expect(calls.map(({ tool, command }) => `${tool} ${command}`)).toEqual([
      "podman info",
      "podman image",
      "podman pull",
      "podman run",
    ]);
    expect(calls.at(-1)?.args).toEqual(expect.arrayContaining(["--userns", "keep-id", "--http-proxy=false"]));
  }));

test("check runs images, and writes nothing; what only compares names does not", () =>
  inTemporaryFolder(async (folder) => {
    write(folder, image("gen-odd-sdk"));
    const program = writing(`fs.writeFileSync("a.txt", "a")`);
    const check = await runWith(oddImage(program), folder, ["check"]);
    expect([check.code, check.calls.length]).toEqual([0, 3]);
    expect(existsSync(join(folder, "sdk"))).toBe(false);
    const ir = await runWith(oddImage(program), folder, ["ir"]);
    expect([ir.code, ir.calls.length]).toEqual([0, 0]);
  }));

test("findings are where the generator says, of documents that it was told of", async () => {
  const lines = [
    { severity: "warning", code: "gen-odd/kind", message: "By origin.", origin: 1, help: "Do this." },
    {
      severity: "note",
      code: "gen-odd/kind",
      message: "By place.",
      location: { document: "openapi.yml", pointer: "/info" },
    },
    {
      severity: "note",
      code: "gen-odd/kind",
      message: "Elsewhere.",
      location: { document: "../../etc/passwd", line: 1, column: 1 },
    },
  ];
  const { code: exit, findings } = await runOdd(
    `fs.writeFileSync("a.txt", "a"); for (const line of ${JSON.stringify(lines)}) console.log(JSON.stringify(line));`,
  );
  expect(exit).toBe(0);
  expect(findings).toMatchInlineSnapshot(`
    [
      "generators.yml:1:151 note gen-odd/kind: Elsewhere.",
      "openapi.yml:2:7 note gen-odd/kind: By place.",
      "openapi.yml:70:3 warning gen-odd/kind: By origin.",
    ]
  `);
});
