import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, readFolder, runCli } from "@sdkwright/testkit";
import { expect, test } from "vitest";

const PROJECT = `${ROOT}test/third-party`;

/** Works on a copy of the project, away from the workspace and its packages. */
function inProject<T>(work: (folder: string) => Promise<T>): Promise<T> {
  return inTemporaryFolder((folder) => {
    cpSync(PROJECT, folder, { recursive: true });
    return work(folder);
  });
}

test(
  "a backend outside the workspace is found by its path, configured, and emits; a plugin taps its hooks",
  () =>
    inProject(async (folder) => {
      const { code, stderr } = await runCli(["generate"], { cwd: folder });
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
      const written = [...readFolder(join(folder, "out"))].filter(([path]) => !path.startsWith("."));
      expect(Object.fromEntries(written)).toEqual({
        "pets.txt": "# Every pet.\n* list (http GET)\n* add (http POST)\n-- signed\n",
        "root.txt": "* health (http GET)\n-- signed\n",
      });
    }),
  60_000,
);

test(
  "what its SDKs leave to their callers is reported with the compiler's advice, without a word of its own",
  () =>
    inProject(async (folder) => {
      const file = join(folder, "openapi.yml");
      const body = "requestBody: { content: { application/json: { schema: {} }, text/csv: { schema: {} } } }";
      writeFileSync(file, readFileSync(file, "utf8").replace("operationId: addPet,", `operationId: addPet, ${body},`));
      const { code, stderr } = await runCli(["check"], { cwd: folder });
      expect(code).toBe(0);
      expect(stderr).toContain(
        "note sdk/body-alternative: `addPet` sends its body as application/json. To send text/csv, use an HTTP client in Outline.",
      );
    }),
  60_000,
);

test(
  "its symbols lead back to the definition",
  () =>
    inProject(async (folder) => {
      const { code, stdout } = await runCli(["why", "pets.add"], { cwd: folder });
      expect(code).toBe(0);
      expect(stdout).toMatch(/pets\.txt:\d+[\s\S]*openapi\.yml:7/);
    }),
  60_000,
);

test(
  "an option that it does not know is refused, and the nearest one named",
  () =>
    inProject(async (folder) => {
      const file = join(folder, "generators.yml");
      writeFileSync(file, readFileSync(file, "utf8").replace("bullet:", "bulet:"));
      const { code, stderr } = await runCli(["check"], { cwd: folder });
      expect(code).toBe(1);
      expect(stderr).toMatch(/generators\.yml:13:\d+ error compiler\/unknown-option: .*`bullet`/);
    }),
  60_000,
);
