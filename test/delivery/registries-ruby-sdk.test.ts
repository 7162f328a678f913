import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Files, inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { language } from "../../plugins/backend-ruby/src/language.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { deliver, environment, filesWith, leaksWhile, type Subject } from "./registries/deliver.js";
import { startGems } from "./registries/gem-server.js";

// An SDK is built, tested, and published to a server of gems, from which an empty project installs it.

const KEY = "rubygems_canary0123456789";
const EXAMPLE = `${ROOT}packages/cli/example`;
const VERSION = "1.2.0-rc.1";
const GEM_VERSION = "1.2.0.pre.rc.1";

const missing = ["ruby", "gem"].find((tool) => spawnSync(tool, ["--version"]).status !== 0);

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

/** Stands for Bundler, which would install gems for developers from a registry that tests do not have: Ruby brings them. */
const BUNDLE = '#!/bin/sh\nif [ "$1" = exec ]; then shift; exec ruby -S "$@"; fi\n';

/** What a user of the gem writes. */
const PROGRAM = `require 'bookshop_api'

client = Bookshop::Client.new(base_url: ARGV[0], token: 'any')
book = client.books.list.items.first
puts book.title
begin
  client.books.get(book_id: 'none')
rescue Bookshop::Errors::NotFoundError => e
  puts e.status
end
puts [Bookshop::VERSION, $LOADED_FEATURES.grep(/bookshop/).all? { |path| path.start_with?(ARGV[1]) }].inspect
`;

afterAll(closeServers);

async function emitBookshop(): Promise<Files> {
  const config = { "package-name": "bookshop_api", "module-name": "Bookshop", "package-version": VERSION };
  return filesOf(await compileFolder(EXAMPLE, { generator: { name: "gen-ruby-sdk", config } }));
}

function subject(root: string, url: string): Subject {
  const output = {
    at: "",
    location: "ruby-registry",
    packageName: "bookshop_api",
    url,
    apiKey: { env: "ACME_GEMS" },
  } as const;
  const bin = join(root, "bin");
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, "bundle"), BUNDLE, { mode: 0o755 });
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  // Rake takes the variable, which Vitest sets, for the files to test.
  const { TEST: _, ...env } = environment({ ACME_GEMS: KEY, HOME: join(root, "home"), PATH });
  const { project } = language;
  return { output, folder: join(root, "sdk"), version: VERSION, env, secrets: [KEY], ...(project && { project }) };
}

describe.skipIf(missing !== undefined)(`the gem of an SDK${missing ? ` (${missing} is not on PATH)` : ""}`, () => {
  test(
    "is built, tested, pushed once, installed into an empty project, and calls a live server",
    () =>
      inTemporaryFolder(async (root) => {
        mkdirSync(join(root, "home"));
        writeFolder(join(root, "sdk"), await emitBookshop());
        const registry = await startGems(KEY);
        const own = subject(root, registry.url);
        const [first, leaks] = await leaksWhile([KEY], () => deliver(root, own));
        expect(first).toMatchObject({ text: "", last: "done" });
        expect([leaks, filesWith(root, [KEY])]).toEqual([[], []]);
        expect(await deliver(root, own)).toMatchObject({ text: "", last: "already" });

        const target = join(root, "installed");
        const from = ["--clear-sources", "--source", registry.url, "--install-dir", target, "--no-document"];
        const installed = await runProcess("gem", ["install", "bookshop_api", "--version", GEM_VERSION, ...from], {
          cwd: root,
          env: { HOME: root },
        });
        expect(installed).toMatchObject({ code: 0, stderr: "" });
        expect(installed.stdout).toContain("1 gem installed");

        const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
        const { url, close } = await startBookshop();
        writeFileSync(join(root, "program.rb"), PROGRAM);
        const setup = ["-w", "-e", "Gem.paths = { 'GEM_PATH' => ARGV[1] }; load 'program.rb'"];
        const called = await runProcess("ruby", [...setup, url, target], { cwd: root });
        close();
        expect(called).toMatchObject({ code: 0, stderr: "" });
        expect(called.stdout.split("\n").slice(1)).toEqual(["404", `["${GEM_VERSION}", true]`, ""]);
      }),
    120_000,
  );
});
