import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inTemporaryFolder, ROOT, runProcess } from "@sdkwright/testkit";
import { expect, test } from "vitest";
import { copyWorkspace } from "../support/workspace-copy.js";

test(
  "a new kind of node fails to compile in the backend until it is handled",
  () =>
    inTemporaryFolder(async (folder) => {
      copyWorkspace(folder);
      const file = join(folder, "packages/sdk-model/src/model.ts");
      const text = readFileSync(file, "utf8");
      const extended = text.replace(/(export type SdkNode =[^;]+);/, '$1 | { readonly kind: "job" };');
      expect(extended).not.toBe(text);
      writeFileSync(file, extended);
      const tsc = [`${ROOT}node_modules/typescript/bin/tsc`, "-b", "plugins/backend-typescript", "--pretty", "false"];
      const { code, stdout } = await runProcess(process.execPath, tsc, { cwd: folder });
      expect(code).not.toBe(0);
      expect(stdout).toMatch(/^plugins\/backend-typescript\/src\/.*error TS\d+: Property 'job' is missing in type/m);
    }),
  60_000,
);
