import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inMemoryFolder } from "@sdkwright/testkit";
import { describe, expect, test } from "vitest";
import { runMain } from "../support/main.js";
import type { Entry } from "./changes.js";
import { edited, petStore } from "./definitions.js";

/** What a state of a workspace says of its SDK of a language. */
interface State {
  readonly config?: object;
  readonly title?: string;
}

/** The details of what `diff` says of the names of packages. */
function renamed(generator: string, old: State, now: State): Promise<readonly string[]> {
  return inMemoryFolder(async (folder) => {
    for (const [name, { config = {}, title = "Pets" }] of Object.entries({ old, now })) {
      mkdirSync(join(folder, name));
      const generators = [{ name: generator, version: "*", config }];
      const settings = { api: { specs: [{ openapi: "api.json" }] }, groups: { sdk: { generators } } };
      writeFileSync(join(folder, name, "generators.yml"), JSON.stringify(settings));
      writeFileSync(join(folder, name, "api.json"), JSON.stringify(edited(petStore(), { "info title": title })));
    }
    const { code, stdout, stderr } = await runMain(["diff", "old", "now", "--json"], folder);
    expect([code, stderr]).toEqual([0, ""]);
    const { changes } = JSON.parse(stdout) as { changes: Entry[] };
    return changes.filter(({ code: one }) => one === "diff/package-renamed").map(({ message }) => message);
  });
}

describe("names of packages", () => {
  test("that come from the title are found where it changes", async () => {
    expect(await renamed("gen-go-sdk", {}, { title: "Animal Store" })).toEqual([
      "The import path was renamed: `example.com/pets` is now `example.com/animal-store`.",
      "The package was renamed: `pets` is now `animalstore`.",
    ]);
    expect(await renamed("gen-python-sdk", {}, { title: "Animal Store" })).toEqual([
      "The module was renamed: `pets` is now `animal_store`.",
      "The package was renamed: `pets` is now `animal-store`.",
    ]);
  });

  test("that the configuration gives do not depend on the title, and are compared as well", async () => {
    const module = (path: string) => ({ config: { module: path } });
    expect(
      await renamed("gen-go-sdk", module("acme.dev/go-pets"), { ...module("acme.dev/go-pets"), title: "A" }),
    ).toEqual([]);
    expect(await renamed("gen-go-sdk", module("acme.dev/go-pets"), module("acme.dev/pets"))).toEqual([
      "The import path was renamed: `acme.dev/go-pets` is now `acme.dev/pets`.",
    ]);
    const named = (name: string) => ({ config: { "package-name": name } });
    expect(await renamed("gen-typescript-sdk", named("@acme/a"), named("@acme/b"))).toEqual([
      "The package was renamed: `@acme/a` is now `@acme/b`.",
    ]);
  });

  test("a major version of a Go module is another import path", async () => {
    const versioned = (version: string) => ({ config: { module: "acme.dev/pets", "package-version": version } });
    expect(await renamed("gen-go-sdk", versioned("1.4.0"), versioned("2.0.0"))).toEqual([
      "The import path was renamed: `acme.dev/pets` is now `acme.dev/pets/v2`.",
    ]);
  });
});
