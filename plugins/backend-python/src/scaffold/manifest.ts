import { hasWireTests, licenseFile, workflowFiles } from "@sdkwright/docs-kit";
import { type Members, merged, type ScaffoldFile } from "@sdkwright/plugin-api";
import { parse } from "smol-toml";
import assets from "../../runtime.assets.json" with { type: "json" };
import type { Context } from "../context.js";
import { language } from "../language.js";
import { packageName } from "../package.js";
import { tomlText } from "./toml.js";

/** Dependencies of every package, and those that only some packages need. */
const HTTP = { httpx: "httpx>=0.27,<1", httpx2: "httpx2>=2.4,<3" } as const;
const DEPENDENCIES = ["pydantic>=2.8,<3", "typing-extensions>=4.12"];
const SOCKETS = ["websockets>=14,<17"];
const KEYS = ["cryptography>=42"];
/** Dependencies of the package's developers. */
const TOOLS = ["build>=1.2", "mypy>=1.11", "ruff>=0.6"];
const TESTS = ["pytest>=8", "pytest-asyncio>=0.24"];

const oneLine = (text: string | undefined): string | undefined => text?.replace(/\s+/g, " ").trim() || undefined;

/** Extras of the package. The standard library cannot verify signatures with public keys. */
function extrasOf({ helpers, sdk }: Context): Members | undefined {
  const hasKeys = sdk.webhooks?.signatures.some(({ algorithm }) => algorithm.family !== "hmac");
  const extras = { ...(helpers.has("socket") && { websockets: SOCKETS }), ...(hasKeys && { webhooks: KEYS }) };
  return Object.keys(extras).length > 0 ? extras : undefined;
}

/** Settings of this project; those of every project are in static/pyproject.toml. */
function projectOf(context: Context): Members {
  const { packageInfo } = context.target;
  const { authors = [], keywords, license, licenseText, referenceUrl, homepage, repository } = packageInfo;
  const urls = { Homepage: homepage, Documentation: referenceUrl, Repository: repository };
  return {
    name: packageName(context.target),
    version: packageInfo.version,
    description: oneLine(packageInfo.description) ?? `A client of ${oneLine(context.sdk.api.name.wire) ?? "an API"}.`,
    license: licenseText === undefined ? license : undefined,
    "license-files": licenseFile(packageInfo, "").length === 0 ? undefined : ["LICENSE"],
    authors: authors.length > 0 ? authors : undefined,
    ...(keywords && { keywords: [...keywords] }),
    "optional-dependencies": extrasOf(context),
    urls: Object.values(urls).some((url) => url !== undefined) ? urls : undefined,
  };
}

/** `pyproject.toml`: everything that builds, publishes and checks the package. */
export function manifest(context: Context): ScaffoldFile {
  const { layout, module, target } = context;
  const [root = ""] = layout.paths.root.split("/").slice(1);
  const further = Object.entries(target.options["extra-dependencies"]).map(([name, version]) => `${name}${version}`);
  const dependencies = [HTTP[target.options["http-library"]], ...DEPENDENCIES, ...further];
  const own = {
    project: { ...projectOf(context), dependencies },
    "dependency-groups": { dev: [...TOOLS, ...(hasWireTests(target) ? TESTS : [])] },
    tool: {
      hatch: { build: { targets: { wheel: { packages: [`src/${root}`] } } } },
      mypy: { packages: [module] },
      ...(hasWireTests(target) && { pytest: { ini_options: { pythonpath: ["src"], testpaths: ["tests"] } } }),
    },
  };
  const content = tomlText(merged(merged(parse(assets.statics["pyproject.toml"]), own), target.options.pyproject));
  return { path: "pyproject.toml", content, kind: "scaffold" };
}

/** Files of the repository; in the user's hands once they are there. */
export function repositoryFiles({ target }: Context): ScaffoldFile[] {
  const gitignore: ScaffoldFile = { path: ".gitignore", content: assets.statics.gitignore, kind: "once" };
  return [gitignore, ...workflowFiles(target, language.project)];
}
