import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { closeServers, listen } from "../protocols/servers/listen.js";
import { ALL, deliver, environment, filesWith, leaksWhile, type Subject } from "./registries/deliver.js";
import { startNuget } from "./registries/nuget-server.js";
import type { Trouble } from "./registries/server.js";

const KEY = "oy2canary0123456789";

function problem(): string | undefined {
  const { status, stdout } = spawnSync("dotnet", ["nuget", "--version"], { encoding: "utf8" });
  if (status !== 0) return "dotnet is not on PATH";
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(stdout)?.[0] ?? "").split(".").map(Number);
  return major * 100 + minor >= 706 ? undefined : "NuGet is older than 7.6";
}

const missing = problem();

afterAll(closeServers);

const SDK = `${spawnSync("dotnet", ["--version"], { encoding: "utf8" }).stdout ?? ""}`.split(".")[0];

/** A library as an SDK in C# is laid out: one that calls a server. */
function library(version: string, path = "pets"): ReadonlyMap<string, string> {
  const properties = `<TargetFramework>net${SDK}.0</TargetFramework><PackageId>Acme.Sdk</PackageId><Version>${version}</Version><Authors>Acme</Authors><Description>An SDK.</Description>`;
  const code = `namespace Acme;\npublic static class Client\n{\n  public static string Call(string url) => new System.Net.Http.HttpClient().GetStringAsync(url + "/${path}").Result;\n}\n`;
  return new Map([
    [
      "src/Acme/Acme.csproj",
      `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup>${properties}</PropertyGroup></Project>\n`,
    ],
    ["src/Acme/Client.cs", code],
    ["Acme.slnx", '<Solution><Project Path="src/Acme/Acme.csproj" /></Solution>\n'],
    [".gitignore", "bin/\nobj/\n"],
  ]);
}

interface Place {
  readonly root: string;
  readonly folder: string;
}

function subject({ root, folder }: Place, url: string, further: Partial<Subject> = {}): Subject {
  const output = {
    at: "",
    location: "dotnet-registry",
    packageName: "Acme.Sdk",
    url,
    apiKey: { env: "ACME_NUGET" },
  } as const;
  const settings = {
    NUGET_PACKAGES: join(root, "packages"),
    NUGET_ENHANCED_MAX_NETWORK_TRY_COUNT: "1",
    HOME: join(root, "home"),
  };
  const env = environment({ ACME_NUGET: KEY, DOTNET_GENERATE_ASPNET_CERTIFICATE: "0", ...settings });
  return { output, folder, version: "1.2.0-rc.1", env, secrets: [KEY], ...further };
}

const inProject = (work: (place: Place) => Promise<void>) =>
  inTemporaryFolder(async (root) => {
    const folder = join(root, "sdk");
    mkdirSync(join(root, "home"));
    writeFolder(folder, library("1.2.0-rc.1"));
    await work({ root, folder });
  });

/** A program of a user, in a project of its own. */
function user(feed: string): ReadonlyMap<string, string> {
  const reference = '<ItemGroup><PackageReference Include="Acme.Sdk" Version="1.2.0-rc.1" /></ItemGroup>';
  const properties = `<PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net${SDK}.0</TargetFramework></PropertyGroup>`;
  const sources = `<packageSources><clear /><add key="acme" value="${feed}" allowInsecureConnections="true" /></packageSources>`;
  return new Map([
    ["user.csproj", `<Project Sdk="Microsoft.NET.Sdk">${properties}${reference}</Project>\n`],
    ["nuget.config", `<configuration>${sources}</configuration>\n`],
    ["Program.cs", "System.Console.WriteLine(Acme.Client.Call(args[0]));\n"],
  ]);
}

describe.skipIf(missing !== undefined)(`a package of NuGet${missing ? ` (${missing})` : ""}`, () => {
  test(
    "is pushed once, restored by an empty project, and calls a live server",
    () =>
      inProject(async (place) => {
        const { root, folder } = place;
        const registry = await startNuget(KEY);
        const [first, leaks] = await leaksWhile([KEY], () => deliver(root, subject(place, registry.url)));
        expect(first).toMatchObject({ text: "", last: "done" });
        expect([leaks, filesWith(root, [KEY])]).toEqual([[], []]);

        const project = join(root, "project");
        writeFolder(project, user(registry.url));
        const { env } = subject(place, registry.url);
        const live = await listen(createServer((request, response) => response.end(`answer to ${request.url}`)));
        const called = await runProcess("dotnet", ["run", "--", live], { cwd: project, env: { ...env } });
        expect(called).toMatchObject({ code: 0, stdout: "answer to /pets\n" });

        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ text: "", last: "already" });
        writeFolder(folder, library("1.2.0-rc.1", "dogs"));
        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ codes: ["delivery/version-taken"] });
      }),
    180_000,
  );

  test.runIf(ALL)(
    "is completed by running again when the connection breaks; a wrong key is refused",
    () =>
      inProject(async (place) => {
        const { root } = place;
        const registry = await startNuget(KEY);
        // NuGet repeats a push by itself.
        registry.troubles.push(...Array<Trouble>(20).fill("cut before"));
        const broken = await deliver(root, subject(place, registry.url));
        expect(broken).toMatchObject({ codes: ["delivery/upload-failed"] });
        registry.troubles.splice(0);
        const env = { ...subject(place, registry.url).env, ACME_NUGET: "oy2wrong" };
        const refused = await deliver(root, subject(place, registry.url, { env, secrets: ["oy2wrong"] }));
        expect(refused).toMatchObject({ codes: ["delivery/registry-denied"] });
        expect(refused.text).toContain("the `api-key` in ACME_NUGET");
        expect(await deliver(root, subject(place, registry.url))).toMatchObject({ text: "", last: "done" });
      }),
    180_000,
  );

  test.runIf(ALL)(
    "goes to a folder; another name is refused, as is a machine without .NET",
    () =>
      inProject(async (place) => {
        const { root } = place;
        const feed = join(root, "feed");
        mkdirSync(feed);
        expect(await deliver(root, subject(place, feed))).toMatchObject({ text: "", last: "done" });
        expect(await deliver(root, subject(place, feed))).toMatchObject({ text: "", last: "already" });
        const output = { ...subject(place, feed).output, packageName: "Acme" } as Subject["output"];
        expect(await deliver(root, subject(place, feed, { output }))).toMatchObject({
          codes: ["delivery/package-mismatch"],
        });
        const env = { ...subject(place, feed).env, PATH: join(root, "home") };
        expect(await deliver(root, subject(place, feed, { env }))).toMatchObject({ codes: ["delivery/tool-missing"] });
      }),
    180_000,
  );
});
