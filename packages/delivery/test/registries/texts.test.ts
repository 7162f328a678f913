import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dotnetRegistry } from "../../src/registries/dotnet.js";
import { canSign, distTag } from "../../src/registries/npm.js";
import type { RegistryOptions } from "../../src/registries/options.js";
import { causeOf, tailOf } from "../../src/registries/printed.js";
import { indexOf } from "../../src/registries/python.js";
import { commonFailure } from "../../src/registries/tools.js";

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

/** What the tools print where a registry refuses something, progress included. */
const REFUSALS: readonly (readonly [command: string, printed: string, cause: string])[] = [
  [
    "npm",
    "npm notice 244B dist/errors/timeout.js\nnpm notice total files: 374\nnpm error code E401\nnpm error 401 Unauthorized - PUT https://npm.example - bad token\nnpm error A complete log of this run can be found in: /home/ann/.npm/_logs/1.log",
    "code E401\n401 Unauthorized - PUT https://npm.example - bad token",
  ],
  [
    "npm",
    "npm ERR! code E402\nnpm ERR! 402 Payment Required\n\nnpm ERR! A complete log of this run can be found in:\nnpm ERR!     /home/ann/1.log",
    "code E402\n402 Payment Required\n    /home/ann/1.log",
  ],
  [
    "python",
    "Uploading distributions to https://pypi.example\nUploading acme-1.0.0.tar.gz\nERROR    HTTPError: 403 Forbidden from https://pypi.example            \n         Invalid or non-existent authentication information.",
    "HTTPError: 403 Forbidden from https://pypi.example\nInvalid or non-existent authentication information.",
  ],
  [
    "dotnet",
    "Pushing Acme.1.0.0.nupkg to 'https://nuget.example'...\n  PUT https://nuget.example/\n  Forbidden https://nuget.example/ 5ms\nerror: Response status code does not indicate success: 403 (Forbidden).",
    "Response status code does not indicate success: 403 (Forbidden).",
  ],
  [
    "dotnet",
    "  Determining projects to restore...\n/sdk/A.cs(1,1): error CS1002: ; expected [/sdk/A.csproj]\nBuild FAILED.\n/sdk/A.cs(1,1): error CS1002: ; expected [/sdk/A.csproj]\n    1 Error(s)",
    "/sdk/A.cs(1,1): error CS1002: ; expected [/sdk/A.csproj]",
  ],
  [
    "mvn",
    "[INFO] BUILD FAILURE\n[ERROR] Failed to deploy artifacts: status code: 401, reason phrase: Unauthorized (401) -> [Help 1]\n[ERROR] \n[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.\n[ERROR] Re-run Maven using the -X switch to enable full debug logging.\n[ERROR] For more information about the errors and possible solutions, please read the following articles:\n[ERROR] [Help 1] http://cwiki.apache.org/confluence",
    "Failed to deploy artifacts: status code: 401, reason phrase: Unauthorized (401) -> [Help 1]",
  ],
  [
    "gem",
    "Pushing gem to https://gems.example...\nAccess Denied.",
    "Pushing gem to https://gems.example...\nAccess Denied.",
  ],
  ["gem", "Building\nERROR:  While executing gem ... (Errno::EACCES)", "While executing gem ... (Errno::EACCES)"],
];

test.each(REFUSALS)(
  "of what %s prints, the cause is shown alone, on lines of its own: %#",
  (command, printed, cause) => {
    expect(causeOf(command, { code: 1, stdout: "", stderr: printed })).toBe(cause);
  },
);

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
