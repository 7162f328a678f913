import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCollector } from "@sdkwright/diagnostics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fetchGit, type GitReference } from "../src/index.js";

const root = mkdtempSync(join(tmpdir(), "sdkwright-git-"));
const bare = join(root, "apis.git");
const url = `file://${bare}`;
const commits: string[] = [];
let server: Server;
/** What requests to a repository that wants a login came with, and where its password could be seen then. */
const seen: { readonly login: string | undefined; readonly traces: readonly string[] }[] = [];

/** Files below the root and command lines of processes that contain a text. */
function tracesOf(text: string): readonly string[] {
  const files = spawnSync("grep", ["-rl", text, root], { encoding: "utf8" }).stdout.split("\n");
  const commands = commandLines().filter((line) => line.includes(text) && !line.startsWith("grep"));
  return [...commands, ...files.filter(Boolean)];
}

/** Command lines of all processes; Linux has them as files, and some systems with it have no `ps`. */
function commandLines(): readonly string[] {
  if (!existsSync("/proc/self/cmdline")) {
    return execFileSync("ps", ["ax", "-o", "args"], { encoding: "utf8" }).split("\n");
  }
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.map((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      // It has ended meanwhile.
      return "";
    }
  });
}

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

function commit(work: string, text: string): void {
  writeFileSync(join(work, "defs/api.yml"), text);
  git(work, "add", "-A");
  git(work, "commit", "-qm", text);
  commits.push(git(work, "rev-parse", "HEAD"));
}

/** Serves the repository over http by git's own CGI program. */
function serve(): Server {
  return createServer((request, response) => {
    const { pathname: asked, search } = new URL(request.url ?? "/", "http://localhost");
    const pathname = asked.replace(/^\/locked/, "");
    if (asked !== pathname) {
      seen.push({ login: request.headers.authorization, traces: tracesOf("s3cret") });
      if (request.headers.authorization === undefined) {
        response.writeHead(401, { "www-authenticate": 'Basic realm="apis"' }).end();
        return;
      }
    }
    const cgi = spawn("git", ["http-backend"], {
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: root,
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers["content-type"] ?? "",
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
        GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
      },
    });
    request.pipe(cgi.stdin);
    const parts: Buffer[] = [];
    cgi.stdout.on("data", (part: Buffer) => parts.push(part));
    cgi.on("close", () => {
      const all = Buffer.concat(parts);
      const end = all.indexOf("\r\n\r\n");
      const headers = all.subarray(0, end).toString().split("\r\n");
      for (const header of headers) {
        const [name = "", value = ""] = header.split(": ");
        if (name === "Status") response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(all.subarray(end + 4));
    });
  });
}

beforeAll(async () => {
  const work = join(root, "work");
  mkdirSync(join(work, "defs"), { recursive: true });
  mkdirSync(join(work, "other"));
  writeFileSync(join(work, "other/big.bin"), "x");
  symlinkSync("/etc/hosts", join(work, "defs/link"));
  git(work, "init", "-q");
  commit(work, "one");
  git(work, "tag", "-a", "v1", "-m", "v1");
  git(work, "checkout", "-qb", "dev");
  commit(work, "two");
  git(work, "checkout", "-q", "main");
  git(root, "clone", "-q", "--bare", work, bare);
  git(bare, "config", "uploadpack.allowFilter", "true");
  git(bare, "config", "uploadpack.allowAnySHA1InWant", "true");
  server = serve();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

async function fetchFrom(reference: Partial<GitReference>, cache = mkdtempSync(join(root, "cache-"))) {
  const collector = createCollector();
  const options = { cache, report: collector.report, env: process.env };
  const found = await fetchGit({ repo: url, path: "defs/api.yml", ...reference }, options);
  const text = found && readFileSync(join(found.folder, reference.path ?? "defs/api.yml"), "utf8");
  return { found, text, list: collector.list };
}

describe("git references", () => {
  it.skipIf(!existsSync("/proc/self"))("names a cache where no folder can be made", async () => {
    for (const cache of ["/proc/nope", "/proc/nope/further/git"]) {
      const { found, list } = await fetchFrom({}, cache);
      expect(found).toBeUndefined();
      expect(list.map(({ message }) => message)).toEqual([
        `Git could not fetch ${url}: the cache ${cache} is not writable (ENOENT).`,
      ]);
    }
  });

  it("names a cache that is not a folder", async () => {
    const cache = join(root, "blocked");
    writeFileSync(cache, "");
    const { found, list } = await fetchFrom({}, join(cache, "git"));
    expect(found).toBeUndefined();
    expect(list.map(({ message }) => message)).toEqual([
      `Git could not fetch ${url}: the cache ${join(cache, "git")} is not writable (ENOTDIR).`,
    ]);
  });

  it("reads the default branch, a branch, an annotated tag and a commit", async () => {
    expect((await fetchFrom({})).text).toBe("one");
    expect((await fetchFrom({ ref: "dev" })).text).toBe("two");
    expect((await fetchFrom({ ref: "v1" })).found?.commit).toBe(commits[0]);
    expect((await fetchFrom({ ref: commits[1] as string })).text).toBe("two");
  });

  it("reads over http", async () => {
    const { port } = server.address() as AddressInfo;
    const repo = `http://127.0.0.1:${port}/apis.git`;
    const { text, list } = await fetchFrom({ repo, ref: "dev" });
    expect(list).toEqual([]);
    expect(text).toBe("two");
  });

  it("logs in without a trace of the password on disk or among processes", async () => {
    const { port } = server.address() as AddressInfo;
    const repo = `http://us%40er:s3cret@127.0.0.1:${port}/locked/apis.git`;
    const { text, list } = await fetchFrom({ repo, ref: "dev" });
    expect([list, text]).toEqual([[], "two"]);
    const login = `Basic ${Buffer.from("us@er:s3cret").toString("base64")}`;
    expect(new Set(seen.map((request) => request.login))).toEqual(new Set([undefined, login]));
    expect(seen.flatMap(({ traces }) => traces)).toEqual([]);
  });

  it("removes what runs that were killed have left", async () => {
    const cache = mkdtempSync(join(root, "cache-"));
    const [old, recent] = [join(cache, "fetch-old"), join(cache, "fetch-new")];
    for (const folder of [old, recent]) mkdirSync(folder);
    utimesSync(old, new Date(0), new Date(0));
    await fetchFrom({}, cache);
    expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  });

  it("leaves out what is not asked for", async () => {
    const { found } = await fetchFrom({});
    expect(() => readFileSync(join(found?.folder ?? "", "other/big.bin"))).toThrow();
  });

  it("needs no repository for a commit in the cache, and says which commit a branch was", async () => {
    const cache = mkdtempSync(join(root, "cache-"));
    const [, two = ""] = commits;
    await fetchFrom({ ref: "dev" }, cache);
    renameSync(bare, `${bare}-away`);
    try {
      expect((await fetchFrom({ ref: two }, cache)).text).toBe("two");
      const [failure, ...others] = (await fetchFrom({ ref: "dev" }, cache)).list;
      expect(others).toEqual([]);
      expect(failure).toMatchObject({ code: "source/git-failed", message: expect.stringContaining(url) });
      expect(failure?.help).toContain(`\`dev\` can only be looked up in the repository: try \`git ls-remote ${url}\``);
      expect(failure?.help).toContain(`it was ${two} when it was last fetched, and \`ref: ${two}\` is read`);
      const [unknown] = (await fetchFrom({}, cache)).list;
      expect(unknown?.help).toMatch(/^The default branch can only.* a commit's full name as `ref` is fetched once/);
      const [pinned] = (await fetchFrom({ ref: commits[0] as string }, cache)).list;
      expect(pinned).toMatchObject({ code: "source/git-failed" });
    } finally {
      renameSync(`${bare}-away`, bare);
    }
  });

  it.each<[Partial<GitReference>, string]>([
    [{ repo: "ext::sh -c touch% /tmp/owned" }, "source/git-invalid"],
    [{ repo: "fd::17" }, "source/git-invalid"],
    [{ repo: "ftp://example.com/x.git" }, "source/git-invalid"],
    [{ repo: "--upload-pack=touch /tmp/owned" }, "source/git-invalid"],
    [{ ref: "--upload-pack=x" }, "source/git-invalid"],
    [{ ref: "a:b" }, "source/git-invalid"],
    [{ path: "../x" }, "source/git-invalid"],
    [{ path: "/etc/hosts" }, "source/git-invalid"],
    [{ path: "-x" }, "source/git-invalid"],
    [{ path: "defs/link" }, "source/git-invalid"],
    [{ ref: "nowhere" }, "source/git-ref"],
    [{ path: "defs/nothing.yml" }, "source/git-path"],
  ])("refuses %j, and points at it", async (reference, code) => {
    const collector = createCollector();
    const location = { document: "generators.yml", pointer: "/api/git" };
    const options = { cache: mkdtempSync(join(root, "cache-")), report: collector.report, env: process.env, location };
    expect(await fetchGit({ repo: url, path: "defs/api.yml", ...reference }, options)).toBeUndefined();
    const [key] = Object.keys(reference);
    const places = collector.list.map((found) => [
      found.code,
      found.location && "pointer" in found.location && found.location.pointer,
    ]);
    expect(places).toEqual([[code, `/api/git/${key}`]]);
  });

  it.each(["dev", "nowhere", "0".repeat(40)])(
    "shows no credential, neither in a failure over %s nor in the cache",
    async (ref) => {
      const { port } = server.address() as AddressInfo;
      const cache = mkdtempSync(join(root, "cache-"));
      for (const place of ["127.0.0.1:1", `127.0.0.1:${port}`]) {
        const { list, found } = await fetchFrom({ repo: `http://user:s3cret@${place}/apis.git`, ref }, cache);
        if (found === undefined) expect(list[0]?.code).toMatch(/^source\/git-(failed|ref)$/);
        const { list: others } = await fetchFrom({ repo: `http://${place}/apis.git?token=s3cret`, ref }, cache);
        expect(JSON.stringify([list, others])).not.toContain("s3cret");
      }
      expect(() => execFileSync("grep", ["-r", "s3cret", cache])).toThrow();
    },
  );
});
