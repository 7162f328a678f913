import { join } from "node:path";
import { expect, test } from "vitest";
import { registryOf, type SdkTarget } from "../src/publish/targets.js";

/** The address of a .NET registry that a workspace at `/work` says. */
function addressOf(url: string): string | undefined {
  const output = { at: "/o", location: "dotnet-registry", packageName: "Acme", url };
  const opened = { workspace: { sources: { root: "/work" } } };
  const registry = registryOf({ generator: { output }, opened } as unknown as SdkTarget);
  return registry && "url" in registry ? registry.url : undefined;
}

test("a folder as the URL of a registry is relative to the configuration, and a URL stays", () => {
  expect(addressOf("./feed")).toBe(join("/work", "feed"));
  expect(addressOf("/feeds/acme")).toBe("/feeds/acme");
  expect(addressOf("https://feed.example/v3/index.json")).toBe("https://feed.example/v3/index.json");
});
