import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { inTemporaryFolder, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { closeServers, listen } from "../protocols/servers/listen.js";
import { deliver, environment, filesWith, leaksWhile, type Subject } from "./registries/deliver.js";
import { type GemServer, startGems } from "./registries/gem-server.js";

const KEY = "rubygems_canary0123456789";

const missing = ["ruby", "gem"].find((tool) => spawnSync(tool, ["--version"]).status !== 0);

afterAll(closeServers);

/** A gem as an SDK in Ruby is laid out: one that calls a server. */
function gem(version: string, text = "pets"): ReadonlyMap<string, string> {
  const spec = [
    "Gem::Specification.new do |spec|",
    `  spec.name = "acme-sdk"\n  spec.version = "${version}"\n  spec.summary = "An SDK"\n  spec.authors = ["Acme"]`,
    '  spec.files = Dir["lib/**/*.rb"]\n  spec.license = "MIT"\n  spec.homepage = "https://example.com"',
    "end",
  ];
  const code = `require "net/http"\nmodule Acme\n  def self.call(url) = Net::HTTP.get(URI("#{url}/${text}"))\nend\n`;
  return new Map([
    ["acme-sdk.gemspec", `${spec.join("\n")}\n`],
    ["lib/acme.rb", code],
  ]);
}

function subject(registry: GemServer, folder: string, further: Partial<Subject> = {}): Subject {
  const output = {
    at: "",
    location: "ruby-registry",
    packageName: "acme-sdk",
    url: registry.url,
    apiKey: { env: "ACME_GEMS" },
  } as const;
  const env = environment({ ACME_GEMS: KEY, HOME: join(folder, "../home") });
  return { output, folder, version: "1.2.0-rc.1", env, secrets: [KEY], ...further };
}

const inProject = (work: (root: string, folder: string, registry: GemServer) => Promise<void>) =>
  inTemporaryFolder(async (root) => {
    const folder = join(root, "sdk");
    mkdirSync(join(root, "home"));
    writeFolder(folder, gem("1.2.0.pre.rc.1"));
    await work(root, folder, await startGems(KEY));
  });

describe.skipIf(missing !== undefined)(`a gem${missing ? ` (${missing} is not on PATH)` : ""}`, () => {
  test(
    "is pushed once, installed into an empty project, and calls a live server",
    () =>
      inProject(async (root, folder, registry) => {
        const [first, leaks] = await leaksWhile([KEY], () => deliver(root, subject(registry, folder)));
        expect(first).toMatchObject({ text: "", last: "done" });
        expect([leaks, filesWith(root, [KEY])]).toEqual([[], []]);

        const target = join(root, "installed");
        const flags = [
          "--clear-sources",
          "--source",
          registry.url,
          "--install-dir",
          target,
          "--no-document",
          "--prerelease",
        ];
        const installed = await runProcess("gem", ["install", "acme-sdk", "--version", "1.2.0.pre.rc.1", ...flags], {
          cwd: root,
          env: { HOME: root },
        });
        expect(installed).toMatchObject({ code: 0, stderr: "" });
        const live = await listen(createServer((request, response) => response.end(`answer to ${request.url}`)));
        const program = 'require "acme"; puts Acme.call(ARGV[0])';
        const called = await runProcess("ruby", ["-e", program, live], {
          cwd: root,
          env: { GEM_HOME: target, GEM_PATH: target },
        });
        expect(called).toMatchObject({ code: 0, stdout: "answer to /pets\n" });

        expect(await deliver(root, subject(registry, folder))).toMatchObject({ text: "", last: "already" });
        writeFolder(folder, gem("1.2.0.pre.rc.1", "dogs"));
        expect(await deliver(root, subject(registry, folder))).toMatchObject({ codes: ["delivery/version-taken"] });
      }),
    60_000,
  );

  test(
    "is completed by running again when the connection breaks",
    () =>
      inProject(async (root, folder, registry) => {
        // RubyGems repeats a push by itself.
        registry.troubles.push("cut before", "cut before", "cut before", "cut before");
        const broken = await deliver(root, subject(registry, folder));
        expect(broken).toMatchObject({ codes: ["delivery/upload-failed"] });
        expect(broken.text).toContain("Nothing was published.");
        registry.troubles.splice(0);
        registry.troubles.push("cut after");
        expect(await deliver(root, subject(registry, folder))).toMatchObject({ text: "", last: "done" });
      }),
    60_000,
  );

  test(
    "with a wrong key, a wrong name or without RubyGems is refused",
    () =>
      inProject(async (root, folder, registry) => {
        const env = { ...subject(registry, folder).env, ACME_GEMS: "rubygems_wrong" };
        const refused = await deliver(root, subject(registry, folder, { env, secrets: ["rubygems_wrong"] }));
        expect(refused).toMatchObject({ codes: ["delivery/registry-denied"] });
        expect(refused.text).toContain("the `api-key` in ACME_GEMS");

        const output = { ...subject(registry, folder).output, packageName: "acme" } as Subject["output"];
        const other = await deliver(root, subject(registry, folder, { output }));
        expect(other).toMatchObject({ codes: ["delivery/package-mismatch"] });
        expect(registry.gems.size).toBe(0);

        const absent = await deliver(root, subject(registry, folder, { env: { ...env, PATH: join(root, "home") } }));
        expect(absent).toMatchObject({ codes: ["delivery/tool-missing"], steps: ["check: failed"] });
      }),
    60_000,
  );
});
