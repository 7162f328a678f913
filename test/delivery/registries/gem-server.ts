import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Call, type Reply, startRegistry, type TestServer } from "./server.js";

interface Gem {
  readonly name: string;
  readonly version: string;
  readonly data: Buffer;
  /** The specification as `gem install` asks for it. */
  readonly quick: Buffer;
}

export interface GemServer extends TestServer {
  readonly gems: Map<string, Gem>;
}

/** Ruby reads a gem: its name, its version, and its specification as Ruby stores objects. */
const READ = `
require "rubygems/package"
spec = Gem::Package.new(ARGV[0]).spec
print [spec.name, spec.version, [Zlib.deflate(Marshal.dump(spec))].pack("m0")].join("\\n")
`;

function read(data: Buffer): Gem | undefined {
  const folder = mkdtempSync(join(tmpdir(), "sdkwright-gem-"));
  const file = join(folder, "pushed.gem");
  writeFileSync(file, data);
  const { status, stdout } = spawnSync("ruby", ["-e", READ, file], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const [name = "", version = "", quick = ""] = stdout.split("\n");
  return status === 0 ? { name, version, data, quick: Buffer.from(quick, "base64") } : undefined;
}

/** A server of gems: the push protocol (guides.rubygems.org/rubygems-org-api) and the compact index. */
export async function startGems(key: string): Promise<GemServer> {
  const gems = new Map<string, Gem>();
  const push = ({ body }: Call): Reply => {
    const gem = read(body);
    if (!gem) return { status: 422, body: "RubyGems.org cannot process this gem", type: "text/plain" };
    const file = `${gem.name}-${gem.version}`;
    if (gems.has(file)) return { status: 409, body: "Repushing of gem versions is not allowed.", type: "text/plain" };
    gems.set(file, gem);
    return { status: 200, body: `Successfully registered gem: ${gem.name} (${gem.version})`, type: "text/plain" };
  };
  const index = ({ path }: Call): Reply => {
    const [, folder, file = ""] =
      /^\/(?:(gems|quick\/Marshal\.4\.8|info)\/)?(.*?)(?:\.gem|\.gemspec\.rz)?$/.exec(path) ?? [];
    const gem = gems.get(file);
    if (folder === "gems" && gem) return { status: 200, body: gem.data, type: "application/octet-stream" };
    if (folder?.startsWith("quick") && gem) return { status: 200, body: gem.quick, type: "application/octet-stream" };
    const own = [...gems.values()].filter(({ name }) => name === file);
    const sha256 = (data: Buffer): string => createHash("sha256").update(data).digest("hex");
    const lines = own.map(({ version, data }) => `${version} |checksum:${sha256(data)}`);
    if (folder === "info" && own.length > 0)
      return { status: 200, body: `---\n${lines.join("\n")}\n`, type: "text/plain" };
    return path === "/versions" || path === "/"
      ? { status: 200, body: "created_at: 2026\n---\n", type: "text/plain" }
      : { status: 404 };
  };
  const server = await startRegistry((call) => {
    if (call.method !== "POST") return index(call);
    if (call.request.headers.authorization === key && call.path === "/api/v1/gems") return push(call);
    return {
      status: 401,
      body: "Access Denied. Please sign up for an account at https://rubygems.org",
      type: "text/plain",
    };
  });
  return Object.assign(server, { gems });
}
