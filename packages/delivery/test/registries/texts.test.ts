import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dotnetRegistry } from "../../src/registries/dotnet.js";
import { canSign, distTag } from "../../src/registries/npm.js";
import type { RegistryOptions } from "../../src/registries/options.js";
import { indexOf } from "../../src/registries/python.js";
import { commonFailure, programOf, tailOf } from "../../src/registries/tools.js";

test.each([
  ["1.2.0", undefined, "latest"],
  ["1.2.0", "1.1.9", "latest"],
  ["1.2.1", "2.0.0", "latest-1"],
  ["2.0.0-rc.1", "1.0.0", "rc"],
  ["2.0.0-canary20", "1.0.0", "canary"],
  ["2.0.0-1", "1.0.0", "next"],
])("npm finds %s beside %s under the tag %3$s", (version, latest, tag) => {
  expect(distTag(version, latest)).toBe(tag);
});

test.each([
  ["https://upload.pypi.org/legacy", "https://pypi.org/simple"],
  ["https://test.pypi.org/legacy", "https://test.pypi.org/simple"],
  ["https://pypi.example.com", "https://pypi.example.com/simple"],
  ["https://host/_packaging/feed/pypi/upload", "https://host/_packaging/feed/pypi/simple"],
])("packages that go to %s are found at %s", (upload, index) => {
  expect(indexOf(upload)).toBe(index);
});

test("a finding shows the end of what a tool said, without its stack trace and its colours", () => {
  const stderr = [
    "Uploading",
    "Traceback (most recent call last):",
    '  File "upload.py", line 1, in upload',
    "    raise Error",
    "\u001b[31mError\u001b[0m: the connection broke",
    "    at Socket.<anonymous> (node:net:1:1)",
  ].join("\n");
  expect(tailOf({ code: 1, stdout: "one\n", stderr })).toBe("one\nUploading\nError: the connection broke");
});

test("a program that is missing keeps its usual name", () => {
  expect(programOf("python", { PATH: "" })).toBe("python");
  expect(programOf("npm", {})).toBe("npm");
});

const options: RegistryOptions = {
  label: "gen-sdk",
  output: { at: "", location: "dotnet-registry", packageName: "Acme", apiKey: { env: "KEY" } },
  folder: "/sdk",
  version: "1.0.0",
  env: { KEY: "key" },
  mask: (text) => text,
  scratch: "/scratch",
  location: { document: "generators.yml" },
};

test("a release of NuGet that takes its key as an argument only is too old", () => {
  const judge = (version: string, env: object): string | undefined => {
    const { output } = options;
    if (output.location !== "dotnet-registry") return undefined;
    const [tool] = dotnetRegistry(output, { ...options, env: { ...env } }).tools;
    return tool?.judge?.(`${version}\n`)?.message;
  };
  expect(judge("7.6.0", { KEY: "key" })).toBeUndefined();
  expect(judge("6.12.1", {})).toBeUndefined();
  expect(judge("6.12.1", { KEY: "key" })).toMatch(/^dotnet nuget is 6\.12\.1, but 7\.6 is needed, so that the API key/);
});

test("a tool that takes too long is named, with its limit", () => {
  const ran = { code: "timeout", stdout: "", stderr: "" } as const;
  const finding = commonFailure(ran, { command: "npm", purpose: "publish", options });
  expect(finding).toMatchObject({ code: "delivery/tool-timeout", location: options.location });
  expect(finding?.message).toBe("`npm` did not end within 30 minutes and was stopped.");
});

test("a package is signed only where npm accepts it: by a workflow of its own public repository", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-sign-"));
  const [manifest, event] = [join(folder, "package.json"), join(folder, "event.json")];
  const ask = async (repository: string, isPrivate: boolean, identity?: string): Promise<boolean> => {
    writeFileSync(manifest, JSON.stringify({ repository: { url: "git+https://github.com/acme/sdk.git" } }));
    writeFileSync(event, JSON.stringify({ repository: { private: isPrivate } }));
    const env = { GITHUB_EVENT_PATH: event, GITHUB_REPOSITORY: repository };
    return canSign(manifest, { ...env, ...(identity !== undefined && { ACTIONS_ID_TOKEN_REQUEST_URL: identity }) });
  };
  expect(await ask("acme/sdk", false, "https://identity")).toBe(true);
  expect(await ask("acme/definitions", false, "https://identity")).toBe(false);
  expect(await ask("acme/sdk", true, "https://identity")).toBe(false);
  expect(await ask("acme/sdk", false)).toBe(false);
  rmSync(folder, { recursive: true });
});
