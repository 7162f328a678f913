// Prints how much of the runtime a bundle carries, minified and compressed, by what an SDK uses.
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const core = fileURLToPath(new URL("../src/core/", import.meta.url));
const ENTRIES = {
  core: ["client/core"],
  "core, form": ["client/core", "form/form"],
  "core, multipart": ["client/core", "form/multipart"],
  "core, pages": ["client/core", "page/page"],
  "core, events": ["client/core", "stream/sse"],
  "core, downloads": ["client/core", "file/download"],
  "core, oauth": ["client/core", "auth/oauth"],
  "core, channels": ["client/core", "socket/socket"],
  "webhooks alone": ["webhook/verify"],
  everything: ["index"],
};

/** Bytes of a bundle that uses all exports of these modules, compressed. */
export async function bundleSize(modules) {
  const contents = modules
    .map((name, index) => `export * as m${index} from "./${name}.ts";`)
    .join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: core, loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, modules] of Object.entries(ENTRIES)) {
    console.log(`${String(await bundleSize(modules)).padStart(6)}  ${name}`);
  }
}
