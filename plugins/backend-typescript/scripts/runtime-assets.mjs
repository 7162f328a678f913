// Writes runtime.assets.json: the sources of the runtime, what each exports, what of that users see, and which features need it. The backend gets
// its symbols from it, so that renaming something in the runtime breaks the build and not an SDK.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Project } from "ts-morph";

const runtime = fileURLToPath(new URL("../runtime/", import.meta.url));
const target = fileURLToPath(new URL("../runtime.assets.json", import.meta.url));

/** Entry points of what every SDK has, and of what only some need. Everything that they import comes along. */
const CORE = ["src/core/client/core.ts", "src/core/unknown.ts", "src/errors/index.ts"];
const FEATURES = {
  form: "src/core/form/form.ts",
  multipart: "src/core/form/multipart.ts",
  binary: "src/core/form/binary.ts",
  file: "src/core/file/input.ts",
  download: "src/core/file/download.ts",
  page: "src/core/page/page.ts",
  sse: "src/core/stream/sse.ts",
  resume: "src/core/stream/resume.ts",
  jsonl: "src/core/stream/jsonLines.ts",
  oauth: "src/core/auth/oauth.ts",
  int64: "src/core/json/integers.ts",
  integers: "src/core/json/exact.ts",
  dates: "src/core/json/dates.ts",
  webhook: "src/core/webhook/verify.ts",
  socket: "src/core/socket/socket.ts",
  "json-rpc": "src/core/rpc/jsonRpc.ts",
  connect: "src/errors/connect.ts",
  "connect-stream": "src/core/rpc/connect.ts",
};

const project = new Project({ tsConfigFilePath: `${runtime}tsconfig.json` });
const pathOf = (file) => relative(runtime, file.getFilePath()).replaceAll("\\", "/");
const files = new Map(project.getSourceFiles().map((file) => [pathOf(file), file]));

function importsOf(file) {
  const declarations = [...file.getImportDeclarations(), ...file.getExportDeclarations()];
  return declarations.flatMap((declaration) => declaration.getModuleSpecifierSourceFile() ?? []).map(pathOf);
}

/** The entry points and all that they import, directly or not. */
function closure(entries) {
  const reached = new Set();
  const pending = [...entries];
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (reached.has(path)) continue;
    const file = files.get(path);
    if (!file) throw new Error(`The runtime has no file ${path}`);
    reached.add(path);
    pending.push(...importsOf(file));
  }
  return reached;
}

/** Names that users see, by the file that declares them; `type` marks those without a value. */
function publicNames() {
  const lines = files.get("src/index.ts").getExportDeclarations();
  return new Map(
    lines.map((line) => {
      const names = line
        .getNamedExports()
        .map((name) => (line.isTypeOnly() || name.isTypeOnly() ? `type ${name.getName()}` : name.getName()));
      return [pathOf(line.getModuleSpecifierSourceFileOrThrow()), names];
    }),
  );
}

const core = closure(CORE);
const seen = publicNames();
const byFeature = Object.entries(FEATURES).map(([feature, entry]) => [feature, closure([entry])]);
const assets = [...files]
  .filter(([path]) => path !== "src/core/index.ts" && path !== "src/index.ts")
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, file]) => {
    const features = core.has(path) ? [] : byFeature.filter(([, reached]) => reached.has(path)).map(([name]) => name);
    if (!core.has(path) && features.length === 0) throw new Error(`No feature needs ${path}`);
    const content = file.getFullText();
    return {
      path,
      features,
      exports: [...file.getExportedDeclarations().keys()].sort(),
      public: seen.get(path) ?? [],
      hash: createHash("sha256").update(content).digest("hex"),
      content,
    };
  });
writeFileSync(target, `${JSON.stringify({ files: assets }, null, 1)}\n`);
