import type { Api, Plugin } from "@sdkwright/compiler";
import { hashOfPath, oncePerProduct, ROOT } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { ROWS } from "./languages/index.js";
import { compileFolder, filesOf, PLUGINS } from "./support/compile.js";
import { FEATURES, SPECS } from "./support/features.js";
import { runMain } from "./support/main.js";
import { sampledFeatures } from "./support/sample.js";

const HERE = `${ROOT}test/serialised-ir.test.ts`;

/** Puts another IR in place of the one that the definitions give. */
function instead(change: (api: Api) => Api): Plugin {
  return { name: "instead", apply: ({ hooks }) => hooks.ir.tap("instead", change) };
}

/** Features that have everything of the IR between them; all with `CORPUS=all`. */
const SERIALISED = process.env.CORPUS === "all" ? FEATURES : [...sampledFeatures()];

/** Features whose IR holds what was once kept beside it: remote calls and the opening of channels. */
const PRINTED = ["openrpc", "proto-connect", "asyncapi-3", "webhooks-and-callbacks"];

/** A test of what one feature gives in a language. */
function once(title: string, feature: string, run: () => Promise<void>): Promise<void> {
  const reads = [hashOfPath(`${SPECS}/${feature}`)];
  return oncePerProduct({ title: `serialised IR: ${title} ${feature}`, module: HERE, reads }, run);
}

describe.each(ROWS.map((row) => [row.title, row] as const))("an IR that was serialised gives the same %s", (_, row) => {
  const { generator } = row;

  test.each(SERIALISED)("%s", (feature) =>
    once(row.key, feature, async () => {
      const folder = `${SPECS}/${feature}`;
      const plugins = [...PLUGINS, instead((api) => JSON.parse(JSON.stringify(api)) as Api)];
      const emitted = filesOf(await compileFolder(folder, { generator }));
      expect(emitted.size).toBeGreaterThan(0);
      expect(filesOf(await compileFolder(folder, { generator, plugins }))).toEqual(emitted);
    }),
  );

  test.each(PRINTED)("%s, by way of `sdkwright ir`", (feature) =>
    once(`printed ${row.key}`, feature, async () => {
      const folder = `${SPECS}/${feature}`;
      const { code, stdout, stderr } = await runMain(["ir"], folder);
      expect(code, stderr).toBe(0);
      const plugins = [...PLUGINS, instead(() => JSON.parse(stdout) as Api)];
      const emitted = filesOf(await compileFolder(folder, { generator }));
      expect(filesOf(await compileFolder(folder, { generator, plugins }))).toEqual(emitted);
    }),
  );
});
