import { inflateRawSync } from "node:zlib";
import { type Call, type Reply, startRegistry, type TestServer } from "./server.js";

export interface NugetServer extends TestServer {
  /** Pushed packages by `id/version`, in lower case. */
  readonly packages: Map<string, Buffer>;
}

/** Id and version of a package, from the first entry of its archive that is a `.nuspec`. */
function identity(data: Buffer): readonly [id: string, version: string] | undefined {
  for (
    let at = data.indexOf("PK\u0001\u0002", 0, "latin1");
    at >= 0;
    at = data.indexOf("PK\u0001\u0002", at + 4, "latin1")
  ) {
    const name = data.toString("utf8", at + 46, at + 46 + data.readUInt16LE(at + 28));
    if (!name.endsWith(".nuspec")) continue;
    const [size, local] = [data.readUInt32LE(at + 20), data.readUInt32LE(at + 42)];
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const packed = data.subarray(start, start + size);
    const text = (data.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString("utf8");
    const [id, version] = ["id", "version"].map((tag) => new RegExp(`<${tag}>([^<]+)<`).exec(text)?.[1]?.toLowerCase());
    return id === undefined || version === undefined ? undefined : [id, version];
  }
  return undefined;
}

/** The package in a form (RFC 7578): what stands between the head of its part and the boundary. */
function packageOf({ request, body }: Call): Buffer {
  const boundary = /boundary="?([^";]+)/.exec(request.headers["content-type"] ?? "")?.[1] ?? "";
  return body.subarray(body.indexOf("\r\n\r\n") + 4, body.lastIndexOf(`\r\n--${boundary}--`));
}

/** A feed of NuGet's API, version 3 (learn.microsoft.com/nuget/api/overview): push, flat container, registrations none. */
export async function startNuget(key: string): Promise<NugetServer> {
  const packages = new Map<string, Buffer>();
  const push = (call: Call): Reply => {
    if (call.request.headers["x-nuget-apikey"] !== key) return { status: 403 };
    const data = packageOf(call);
    const found = identity(data);
    if (!found) return { status: 400 };
    if (packages.has(found.join("/"))) return { status: 409 };
    packages.set(found.join("/"), data);
    return { status: 201 };
  };
  const flat = (path: string): Reply => {
    const [, id = "", version = ""] = path.split("/").slice(1);
    const versions = [...packages.keys()].flatMap((name) => (name.startsWith(`${id}/`) ? [name.split("/")[1]] : []));
    if (version === "index.json")
      return versions.length > 0 ? { status: 200, body: JSON.stringify({ versions }) } : { status: 404 };
    const data = packages.get(`${id}/${version}`);
    return data ? { status: 200, body: data, type: "application/octet-stream" } : { status: 404 };
  };
  const server = await startRegistry((call, url) => {
    if (call.method === "PUT") return push(call);
    if (call.path !== "/v3/index.json") return flat(call.path);
    const resources = [
      { "@id": `${url}/push`, "@type": "PackagePublish/2.0.0" },
      { "@id": `${url}/flat/`, "@type": "PackageBaseAddress/3.0.0" },
    ];
    return { status: 200, body: JSON.stringify({ version: "3.0.0", resources }) };
  });
  return Object.assign(server, { packages, url: `${server.url}/v3/index.json` });
}
