import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, readFolder } from "@sdkwright/testkit";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { LANGUAGES } from "../../packages/cli/src/built-in.js";
import findingSchema from "../../packages/delivery/schema/image-finding-1.schema.json" with { type: "json" };
import { image, oddImage, runWith, write } from "./images/workspace.js";

const page = readFileSync(`${ROOT}docs/ci.md`, "utf8");
const images = page.split("## Generators as images\n")[1] ?? "";
const blockOf = (text: string, language: string): string =>
  new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)?.[1] ?? "";

const python = ["/usr/bin/python3", "/usr/local/bin/python3"].find(
  (path) => spawnSync(path, ["--version"]).status === 0,
);
if (python === undefined) console.log("skipped: test/delivery/images-docs: there is no Python to run the example with");

describe("docs/ci.md on generators as images", () => {
  const example = blockOf(images, "python");

  test("has an example of about twenty lines", () => {
    expect(example.split("\n").length).toBeGreaterThan(15);
    expect(example.split("\n").length).toBeLessThan(25);
  });

  test.skipIf(python === undefined)("has an example that works, and findings that its schema describes", () =>
    inTemporaryFolder(async (folder) => {
      write(folder, { ...image("gen-odd-sdk"), config: { package: "acme.pages" } });
      const run = ["sh", "-c", `exec ${python} -c "$0" "$FOLDER"`, example];
      const result = await runWith(oddImage(run), folder, ["generate"]);
      expect([result.code, result.stderr]).toEqual([0, ""]);
      const calls = readFolder(join(folder, "sdk")).get("src/Calls.kt");
      expect(calls).toContain("// Pages 0.0.1\npackage acme.pages\n");
      expect(calls).toContain('fun Client.list() = send("GET", "/shared")');
      const isFinding = new Ajv().compile(findingSchema);
      const finding = { severity: "warning", code: "gen-kotlin/skipped", message: "Only HTTP calls are emitted." };
      expect([isFinding({ ...finding, origin: 12 }), isFinding({ ...finding, code: "no" })]).toEqual([true, false]);
    }),
  );

  test("names limits and files as they are", async () => {
    const text = images.replaceAll("\n", " ");
    const { CONTRACT_FOLDER, LIMITS } = await import("@sdkwright/delivery");
    const { fileBytes, files, memoryBytes, milliseconds, outputBytes, processes } = LIMITS;
    expect(text).toContain(
      `${memoryBytes / (1 << 30)} GiB of memory, ${processes} processes and ${milliseconds / 60_000} minutes`,
    );
    expect(text).toContain(
      `${fileBytes >> 20} MiB each, ${outputBytes >> 20} MiB together, and ${files.toLocaleString("en")} files`,
    );
    expect(text).toContain(`${CONTRACT_FOLDER}/ir.json`);
  });
});

describe("the Containerfile", () => {
  const lines = readFileSync(`${ROOT}Containerfile`, "utf8").split("\n");
  const textAfter = (word: string): string =>
    lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const { version } = JSON.parse(readFileSync(`${ROOT}packages/cli/package.json`, "utf8"));

  test("makes an image of any built-in generator, and of this release", () => {
    expect(textAfter("ARG")).toMatch(new RegExp(`^GENERATOR=gen-(?:${LANGUAGES.join("|")})-sdk$`));
    expect(images).toContain(`-sdk:${version} `);
  });

  test("installs the package that the documented commands pack", { timeout: 120_000 }, () =>
    inTemporaryFolder(async (folder) => {
      const subfolder = (name: string): string => mkdirSync(join(folder, name), { recursive: true }) ?? "";
      const [context, tmp, prefix] = [subfolder("context"), subfolder("tmp"), subfolder("prefix")];
      const shell = (command: string, env: Readonly<Record<string, string>> = {}): string => {
        const ran = spawnSync("sh", ["-c", command], { cwd: ROOT, env: { ...process.env, ...env }, encoding: "utf8" });
        expect(ran.status, ran.stderr).toBe(0);
        return ran.stdout;
      };
      const pack = blockOf(images, "sh")
        .split("\n")
        .find((line) => line.startsWith("npm pack "));
      shell(pack ?? "", { context });
      const [source, target] = textAfter("COPY").split(" ");
      expect(target).toBe("/tmp/");
      shell(`cp ${context}/${source} ${tmp}/`);
      const npm = { npm_config_prefix: prefix, npm_config_cache: join(folder, "cache") };
      shell(textAfter("RUN").replaceAll("/tmp/", `${tmp}/`), npm);
      expect(readdirSync(tmp)).toEqual([]);
      expect(shell(`${prefix}/bin/sdkwright --version`).trim()).toBe(version);
      // The command of the image, which finds no files to work on here.
      const command = JSON.parse(textAfter("ENTRYPOINT"))[2].replace("sdkwright", `${prefix}/bin/sdkwright`);
      const missing = `${command} --folder ${tmp} 2>&1; echo "exit $?"`.replace("exec ", "");
      expect(shell(missing, { SDKWRIGHT_GENERATOR: "gen-go-sdk" })).toMatch(/ir\.json(?:.|\n)*exit [1-9]/);
    }),
  );
});

describe("docs/ci.md", () => {
  const action = parse(readFileSync(`${ROOT}action.yml`, "utf8"));

  test("has workflows that use inputs of the action", () => {
    const workflow = parse(blockOf(page, "yaml"));
    const steps = workflow.jobs.check.steps.filter(({ uses = "" }) => uses.startsWith("sdkwright/"));
    const names = steps.flatMap((step: { with: object }) => Object.keys(step.with));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name: string) => action.inputs[name] === undefined)).toEqual([]);
  });

  test("lists every input", () => {
    for (const name of Object.keys(action.inputs)) expect(page).toContain(`\`${name}\``);
  });
});
