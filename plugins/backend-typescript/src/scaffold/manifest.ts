import { hasWireTests, workflowFiles } from "@sdkwright/docs-kit";
import { type Members, merged, type ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../../package.assets.json" with { type: "json" };
import type { Context } from "../context.js";
import { language } from "../language.js";
import type { Options } from "../options.js";
import { packageName } from "../package.js";

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** What platforms without a WebSocket of their own need for channels. */
const sockets = { peerDependencies: { ws: ">=8" }, peerDependenciesMeta: { ws: { optional: true } } };

/** What is looked at of the usual manifest. */
interface Usual {
  readonly files: readonly string[];
  readonly scripts: { readonly test: string };
}

/** Documents of the package beside README.md. AGENTS.md and llms.txt are about the repository. */
function documents(options: Options): readonly string[] {
  return [...(options["agent-files"] === false ? [] : ["SKILL.md"]), "reference.md", "reference"];
}

/** `package.json`: no dependencies, ESM and CommonJS. */
export function packageJson({ target, features }: Context): ScaffoldFile {
  const { packageInfo } = target;
  const usual = JSON.parse(assets["package.json"]) as Usual;
  const { authors = [], repository } = packageInfo;
  const [author, ...contributors] = authors;
  // What is undefined is not printed.
  const manifest = {
    name: packageName(target),
    version: packageInfo.version,
    description: packageInfo.description,
    license: packageInfo.licenseText === undefined ? packageInfo.license : "SEE LICENSE IN LICENSE",
    author,
    contributors: contributors.length > 0 ? contributors : undefined,
    keywords: packageInfo.keywords,
    homepage: packageInfo.homepage ?? packageInfo.referenceUrl,
    repository: repository === undefined ? undefined : { type: "git", url: gitUrl(repository) },
    ...usual,
    files: [...usual.files, ...documents(target.options)],
    scripts: { ...usual.scripts, test: hasWireTests(target) ? usual.scripts.test : undefined },
    ...(features.has("socket") && sockets),
  };
  return { path: "package.json", content: print(merged(manifest, additions(target.options))), kind: "scaffold" };
}

/** As npm writes it: otherwise publishing corrects it, with a warning. */
function gitUrl(repository: string): string {
  const url = repository.endsWith(".git") ? repository : `${repository}.git`;
  return /^https?:/.test(url) ? `git+${url}` : url;
}

/** What options add to the manifest. */
function additions(options: Options): Members {
  const parts = {
    dependencies: options["extra-dependencies"],
    devDependencies: options["extra-dev-dependencies"],
    peerDependencies: options["extra-peer-dependencies"],
    peerDependenciesMeta: options["extra-peer-dependencies-meta"],
  };
  const present = Object.entries(parts).filter(([, value]) => Object.keys(value).length > 0);
  return merged(Object.fromEntries(present), options["package-json"]);
}

/**
 * How the package is built: once as ES modules, once as CommonJS. The package's own type is module: `cjs/package.json`
 * makes what is built beside it CommonJS.
 */
export function buildFiles({ target }: Context): ScaffoldFile[] {
  const paths = ["tsconfig.json", "tsconfig.cjs.json", "cjs/package.json"] as const;
  return [
    ...paths.map((path): ScaffoldFile => ({ path, content: assets[path], kind: "scaffold" })),
    { path: ".gitignore", content: assets.gitignore, kind: "once" },
    ...workflowFiles(target, language.project),
  ];
}
