import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { dotnet, EXAMPLE, runWithServer, writeProject } from "../languages/csharp/packages.js";
import { toolchain } from "../languages/csharp/toolchain.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { deliver, environment, type Subject } from "./registries/deliver.js";
import { startNuget } from "./registries/nuget-server.js";

// An SDK is published to a feed with its package for dependency injection, and used by a project that restores it.

const KEY = "oy2canary0123456789";
const [LIBRARY, INJECTION] = ["Bookshop", "Bookshop.Extensions.DependencyInjection"];
const PROGRAM = `${ROOT}test/languages/csharp/injection/Program.cs`;

const found = toolchain();
const missing = found.kind === "missing" ? found.reason : undefined;

afterAll(closeServers);

async function emitBookshop(): Promise<Files> {
  const config = { "package-id": LIBRARY, "dependency-injection": true, "target-frameworks": "net10.0" };
  const emitted = await compileFolder(EXAMPLE, { generator: { name: "gen-csharp-sdk", config } });
  return filesOf(emitted);
}

/** Where packages are restored to, so that no other feed can have had them. */
function subject(root: string, url: string): Subject {
  const output = {
    at: "",
    location: "dotnet-registry",
    packageName: LIBRARY,
    url,
    apiKey: { env: "ACME_NUGET" },
  } as const;
  const settings = { NUGET_PACKAGES: join(root, "packages"), HOME: join(root, "home") };
  // Other tests ask the analyzers, which take most of the time of a build.
  const env = environment({ ACME_NUGET: KEY, RunAnalyzers: "false", ...settings });
  return { output, folder: join(root, "sdk"), version: "0.0.1", env, secrets: [KEY] };
}

const configuration = (feed: string): string => `<configuration>
  <packageSources><add key="acme" value="${feed}" allowInsecureConnections="true" /></packageSources>
</configuration>
`;

describe.skipIf(missing !== undefined)(`an SDK with two packages${missing ? ` (${missing})` : ""}`, () => {
  test(
    "is pushed once, completed, restored by an empty project, and calls a live server",
    () =>
      inTemporaryFolder(async (root) => {
        mkdirSync(join(root, "home"));
        writeFolder(join(root, "sdk"), await emitBookshop());
        const feed = await startNuget(KEY);
        const own = subject(root, feed.url);
        expect(await deliver(root, own)).toMatchObject({ text: "", last: "done" });
        // The second package needs the first.
        expect([...feed.packages.keys()]).toEqual([LIBRARY, INJECTION].map((id) => `${id.toLowerCase()}/0.0.1`));
        // A run that was broken off goes on where it was.
        feed.packages.delete(`${INJECTION.toLowerCase()}/0.0.1`);
        expect(await deliver(root, own)).toMatchObject({ text: "", last: "done" });
        expect(feed.packages.size).toBe(2);

        writeFolder(root, new Map([["nuget.config", configuration(feed.url)]]));
        const properties = { OutputType: "Exe", TargetFramework: "net10.0", ImplicitUsings: "enable" };
        writeProject(root, "Program", { source: PROGRAM, packages: [INJECTION], properties });
        await dotnet(root, "Program", ["build", "--output", "built"]);
        const called = await runWithServer(root, "dotnet", [join(root, "Program/built/Program.dll")]);
        expect(called).toMatchObject({ code: 0, stderr: "" });
        expect(called.stdout).toContain("requests by the factory: 1\n");
      }),
    600_000,
  );
});
