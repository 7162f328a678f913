import { rmSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { image, runOdd, runWith, write } from "./images/workspace.js";

describe("nothing is written of an image that", () => {
  const ONE = `fs.writeFileSync("a.txt", "a");`;
  test.each([
    [
      "ends with an exit code",
      `${ONE} console.error("first\\nlast\\x1b[31m"); process.exit(3)`,
      "image-failed",
      "exit code 3: last [31m",
    ],
    ["writes nothing", "", "image-empty", "wrote no file"],
    [
      "prints what is no JSON",
      `${ONE} console.log("Generating ...")`,
      "image-finding",
      "not a JSON object: `Generating ...`",
    ],
    ["prints another object", `${ONE} console.log('{"severity":"fatal"}')`, "image-finding", "no `severity`"],
    [
      "prints no code",
      `${ONE} console.log('{"severity":"note","code":"x","message":"y"}')`,
      "image-finding",
      "no `code`",
    ],
    [
      "prints no message",
      `${ONE} console.log('{"severity":"note","code":"a/b","message":""}')`,
      "image-finding",
      "no `message`",
    ],
    ["reports an error", `${ONE} console.log('{"severity":"error","code":"a/b","message":"No."}')`, "a/b", "No."],
    ["makes a symbolic link", `${ONE} fs.symlinkSync("/etc/passwd", "b")`, "image-output", "`b`, which is a link"],
    ["links a folder", `${ONE} fs.symlinkSync("/", "b")`, "image-output", "`b`, which is a link"],
    ["makes a hard link", `${ONE} fs.linkSync("a.txt", "b")`, "image-output", "`b`, which is a link"],
    [
      "makes a pipe",
      `${ONE} require("child_process").execSync("mkfifo b")`,
      "image-output",
      "`b`, which is not a regular file",
    ],
    [
      "writes the state",
      `fs.mkdirSync(".sdkwright"); fs.writeFileSync(".sdkwright/manifest.json", "{}")`,
      "image-output",
      "belongs to the compiler",
    ],
    ["writes for git", `fs.mkdirSync(".git"); fs.writeFileSync(".git/config", "x")`, "image-output", "belongs to git"],
    [
      "writes the ignore file",
      `fs.writeFileSync(".sdkwrightignore", "*")`,
      "image-output",
      "belongs to the compiler or to the user",
    ],
    ["writes a device of Windows", `fs.writeFileSync("con.txt", "x")`, "image-output", "is a device name on Windows"],
    [
      "writes two spellings",
      `fs.writeFileSync("a", "x"); fs.writeFileSync("A", "x")`,
      "image-output",
      "letter case aside",
    ],
    ["writes bytes", `fs.writeFileSync("a", Buffer.from([255]))`, "image-output", "is not UTF-8 text"],
    ["writes a giant", `fs.writeFileSync("a", Buffer.alloc(17 << 20, 97))`, "image-output", "is larger than 16 MiB"],
    [
      "names an unknown kind",
      `fs.mkdirSync(".sdkwright"); fs.writeFileSync(".sdkwright/files.json", '{"a":"x"}')`,
      "image-output",
      "is not a JSON object with a kind",
    ],
    [
      "prints without an end",
      `setInterval(() => process.stdout.write("x".repeat(1 << 20)), 1)`,
      "image-failed",
      "it printed more than 16 MiB",
    ],
  ])(
    "%s",
    async (_, text, name, message) => {
      const { code, findings, files } = await runOdd(text);
      expect(findings.join("\n")).toContain(`error ${name.includes("/") ? name : `delivery/${name}`}: `);
      expect(findings.join("\n")).toContain(message);
      expect(findings.join("\n")).not.toContain("\u001b");
      expect(code).toBe(1);
      expect(files.size).toBe(0);
    },
    60_000,
  );

  test(
    "cannot be run, whatever is the reason",
    () =>
      inTemporaryFolder(async (folder) => {
        const attempt = async (
          standIn: object,
          generator: object,
          tools?: readonly string[],
          flags: readonly string[] = [],
        ) => {
          write(folder, generator);
          rmSync(join(folder, ".bin"), { recursive: true, force: true });
          const options = tools ? { tools } : {};
          const { stderr } = await runWith({ images: {}, ...standIn }, folder, ["generate", ...flags], options);
          return stderr.split("\n")[0]?.replace(/^\S+ /, "");
        };
        const odd = image("gen-odd-sdk");
        expect(await attempt({}, odd, [])).toBe(
          "error delivery/no-runner: The image `registry.example.com/acme/gen-odd-sdk:1.2.0` cannot be run: `docker` is not installed; `podman` is not installed.",
        );
        expect(await attempt({ broken: ["docker"] }, odd)).toContain("`docker` answers: Cannot connect to the daemon.");
        expect(await attempt({}, odd, ["docker"], ["--runner", "podman"])).toContain("`podman` is not installed.");
        expect(await attempt({}, odd)).toBe(
          "error delivery/image-absent: The image `registry.example.com/acme/gen-odd-sdk:1.2.0` is not on this machine and cannot be pulled: Error: lookup registry.example.com: no such host",
        );
        const strange = { ...odd, version: "--privileged" };
        expect(await attempt({}, strange)).toContain(
          "delivery/image-reference: `registry.example.com/acme/gen-odd-sdk:--privileged`",
        );
        expect(await attempt({}, { ...odd, version: "^1.0" })).toContain("delivery/image-reference");
      }),
    60_000,
  );
});
