import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectSteps } from "@sdkwright/delivery";
import { inTemporaryFolder, ROOT, runProcess, writeFolder } from "@sdkwright/testkit";
import { afterAll, describe, expect, test } from "vitest";
import { language } from "../../plugins/backend-go/src/language.js";
import { goProblem } from "../languages/go/toolchain.js";
import { closeServers } from "../protocols/servers/listen.js";
import { compileFolder, filesOf } from "../support/compile.js";
import { environment, optionsOf, runSteps } from "./registries/deliver.js";

const EXAMPLE = `${ROOT}packages/cli/example`;
const MODULE = "github.com/acme/bookshop-go";

/** A Go that finds Git, which one in a root of its own does not. `CONFORMANCE_GO` names another one. */
const go = process.env.CONFORMANCE_GO ?? "go";

function problem(): string | undefined {
  const reason = goProblem(go);
  if (reason !== undefined) return reason;
  const env = { ...process.env, GOPROXY: "direct", GONOSUMDB: "*", GOFLAGS: "-mod=mod", GIT_ALLOW_PROTOCOL: "file" };
  const probe = spawnSync(go, ["list", "-m", `${MODULE}@v0.0.1`], { env, encoding: "utf8", cwd: tmpdir() });
  return /exec: "git"/.test(probe.stderr) ? "Go finds no Git" : undefined;
}

const missing = problem();

afterAll(closeServers);

/** Has Git take a folder for a repository at the host of the module. */
const redirect = (bare: string): NodeJS.ProcessEnv => ({
  GIT_CONFIG_COUNT: "1",
  GIT_CONFIG_KEY_0: `url.file://${bare}.insteadOf`,
  GIT_CONFIG_VALUE_0: `https://${MODULE}`,
});

describe.skipIf(missing !== undefined)(`a module of Go${missing ? ` (${missing})` : ""}`, () => {
  test(
    "is built and tested, released by its tag alone, fetched by go get, and calls a live server",
    () =>
      inTemporaryFolder(async (root) => {
        const folder = join(root, "sdk");
        const generator = { name: "gen-go-sdk", config: { module: MODULE } };
        writeFolder(folder, filesOf(await compileFolder(EXAMPLE, { generator })));
        const project = { ...(language.project && { project: language.project }) };
        const output = { at: "", location: "local-file-system", path: folder } as const;
        const options = optionsOf(root, { output, folder, version: "0.0.1", ...project });
        const steps = ["build: done", "build: done", "effect: done"];
        expect(await runSteps(projectSteps(options))).toMatchObject({ text: "", steps });

        const bare = join(root, "repository.git");
        const git = async (...args: string[]): Promise<void> => {
          const who = ["-c", "user.name=Acme", "-c", "user.email=sdk@example.com"];
          expect(await runProcess("git", [...who, ...args], { cwd: folder })).toMatchObject({ code: 0 });
        };
        await git("init", "--quiet", "--initial-branch", "main");
        await git("add", "--all");
        await git("commit", "--quiet", "--message", "Release 0.0.1");
        await git("tag", "v0.0.1");
        await git("clone", "--quiet", "--bare", folder, bare);

        const user = join(root, "project");
        mkdirSync(user);
        writeFolder(user, new Map([["main.go", PROGRAM]]));
        const cache = { GOMODCACHE: join(root, "modules"), GOFLAGS: "-modcacherw -trimpath -mod=mod" };
        const env = environment({ ...redirect(bare), ...cache, GOPROXY: "direct", GONOSUMDB: "*" });
        for (const args of [
          ["mod", "init", "example.test/user"],
          ["get", `${MODULE}@v0.0.1`],
        ]) {
          const ran = await runProcess(go, args, { cwd: user, env });
          expect(ran, ran.stderr).toMatchObject({ code: 0 });
        }
        const { startBookshop } = (await import(`${EXAMPLE}/server.mjs`)) as Bookshop;
        const shop = await startBookshop();
        const called = await runProcess(go, ["run", "."], { cwd: user, env: { ...env, BASE_URL: shop.url } });
        shop.close();
        expect(called, called.stderr).toMatchObject({ code: 0, stdout: "created Invisible Cities\n" });
      }),
    180_000,
  );
});

interface Bookshop {
  readonly startBookshop: () => Promise<{ readonly url: string; readonly close: () => void }>;
}

const PROGRAM = `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	bookshop "${MODULE}"
	"${MODULE}/option"
)

func main() {
	client := bookshop.NewClient(option.WithToken("secret"), option.WithBaseURL(os.Getenv("BASE_URL")))
	request := &bookshop.NewBook{Title: "Invisible Cities", Author: "Italo Calvino"}
	book, err := client.Books.Create(context.Background(), request)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("created", book.Title)
}
`;
