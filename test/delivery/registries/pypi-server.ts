import { createHash } from "node:crypto";
import { type Call, type Reply, startRegistry, type TestServer } from "./server.js";

export interface PypiServer extends TestServer {
  /** Uploaded files by name. */
  readonly files: Map<string, Buffer>;
}

const normalized = (name: string): string => name.replace(/[-_.]+/g, "-").toLowerCase();

/** Fields of a form and its file (RFC 7578). */
async function formOf({
  request,
  body,
}: Call): Promise<{ readonly fields: Map<string, string>; readonly file?: [string, Buffer] }> {
  const form = await new Response(body, {
    headers: { "content-type": request.headers["content-type"] ?? "" },
  }).formData();
  const fields = new Map<string, string>();
  let file: [string, Buffer] | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") fields.set(name, value);
    else file = [value.name, Buffer.from(await value.arrayBuffer())];
  }
  return { fields, ...(file && { file }) };
}

/**
 * An index of Python packages: the upload protocol (docs.pypi.org/api/upload) with the checks of the real one, and the
 * simple index (PEP 503). Reading needs the credentials, too, where `isPrivate`.
 */
export async function startPypi(user: string, password: string, isPrivate = false): Promise<PypiServer> {
  const files = new Map<string, Buffer>();
  const names = new Map<string, string>();
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  const upload = async (call: Call): Promise<Reply> => {
    const { fields, file } = await formOf(call);
    const [name, data] = file ?? ["", Buffer.alloc(0)];
    if (fields.get(":action") !== "file_upload" || fields.get("protocol_version") !== "1") return { status: 400 };
    const sha256 = createHash("sha256").update(data).digest("hex");
    if (fields.get("sha256_digest") !== sha256) return { status: 400, body: "The digest does not match" };
    if (files.has(name)) return { status: 400, body: "File already exists" };
    files.set(name, data);
    names.set(name, normalized(fields.get("name") ?? ""));
    return { status: 200 };
  };
  const index = ({ path }: Call): Reply => {
    const file = files.get(path.replace("/files/", ""));
    if (path.startsWith("/files/") && file) return { status: 200, body: file, type: "application/octet-stream" };
    const own = [...names].filter(([, name]) => path === `/simple/${name}/`).map(([name]) => name);
    if (own.length === 0) return { status: 404 };
    const hash = (name: string): string =>
      createHash("sha256")
        .update(files.get(name) ?? "")
        .digest("hex");
    const links = own.map((name) => `<a href="../../files/${name}#sha256=${hash(name)}">${name}</a><br/>`);
    return { status: 200, body: `<!DOCTYPE html><html><body>${links.join("\n")}</body></html>`, type: "text/html" };
  };
  const server = await startRegistry((call) => {
    const isKnown = call.request.headers.authorization === authorization;
    if ((isPrivate || call.method === "POST") && !isKnown) return { status: 403, body: "Invalid credentials" };
    return call.method === "POST" ? upload(call) : index(call);
  });
  return Object.assign(server, { files });
}
