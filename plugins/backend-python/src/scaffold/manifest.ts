import { hasWireTests } from "@sdkwright/docs-kit";
import type { ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../../runtime.assets.json" with { type: "json" };
import type { Emission } from "../emission.js";
import { packageName } from "../names.js";
import { merged, type TomlTable, tomlText } from "./toml.js";

/** Versions of Python that SDKs support. */
const PYTHONS = ["3.10", "3.11", "3.12", "3.13", "3.14"];

const CLASSIFIERS = [
  "Intended Audience :: Developers",
  "Operating System :: OS Independent",
  "Programming Language :: Python :: 3",
  "Programming Language :: Python :: 3 :: Only",
  ...PYTHONS.map((version) => `Programming Language :: Python :: ${version}`),
  "Topic :: Software Development :: Libraries :: Python Modules",
  "Typing :: Typed",
];

/** What every package depends on, and what only parts of some need. */
const HTTP = { httpx: "httpx>=0.27,<1", httpx2: "httpx2>=2.4,<3" } as const;
const DEPENDENCIES = ["pydantic>=2.8,<3", "typing-extensions>=4.12"];
const SOCKETS = ["websockets>=14,<17"];
const KEYS = ["cryptography>=42"];

/** Versions of PEP 440, which PyPI takes. */
const VERSION =
  /^v?(?:\d+!)?\d+(?:\.\d+)*(?:[-_.]?(?:a|b|c|rc|alpha|beta|pre|preview)[-_.]?\d*)?(?:-\d+|[-_.]?(?:post|rev|r)[-_.]?\d*)?(?:[-_.]?dev[-_.]?\d*)?(?:\+[a-z0-9]+(?:[-_.][a-z0-9]+)*)?$/i;

/** A version as packages have it: one that only other registries take is that of a development release. */
export function packageVersion(version: string): string {
  if (VERSION.test(version)) return version;
  const [, release = "0.0.0", rest = version] = /^v?(\d+(?:\.\d+)*)[-+.]?(.*)$/.exec(version) ?? [];
  const label = rest
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ".")
    .replace(/^\.+|\.+$/g, "");
  return label === "" ? `${release}.dev0` : `${release}.dev0+${label}`;
}

const oneLine = (text: string | undefined): string | undefined => text?.replace(/\s+/g, " ").trim() || undefined;

/** Whether webhooks are signed with keys, which the standard library cannot check. */
function needsKeys({ sdk }: Emission): boolean {
  return sdk.webhooks?.signatures.some(({ algorithm }) => algorithm.family !== "hmac") === true;
}

function extrasOf(emission: Emission): TomlTable | undefined {
  const extras = {
    ...(emission.helpers.has("socket") && { websockets: SOCKETS }),
    ...(needsKeys(emission) && { webhooks: KEYS }),
  };
  return Object.keys(extras).length > 0 ? extras : undefined;
}

function project(emission: Emission): TomlTable {
  const { packageInfo, options } = emission.target;
  const { authors = [], license, licenseText, referenceUrl, homepage, repository } = packageInfo;
  const further = Object.entries(options["extra-dependencies"]).map(([name, version]) => `${name}${String(version)}`);
  const urls = { Homepage: homepage, Documentation: referenceUrl, Repository: repository };
  return {
    name: packageName(emission.target),
    version: packageVersion(packageInfo.version),
    description: oneLine(packageInfo.description) ?? `A client of ${oneLine(emission.sdk.api.name.wire) ?? "an API"}.`,
    readme: "README.md",
    "requires-python": `>=${PYTHONS[0]}`,
    license: licenseText === undefined ? license : undefined,
    "license-files": license === undefined && licenseText === undefined ? undefined : ["LICENSE"],
    authors: authors.length > 0 ? authors.map(({ name, email }) => ({ name, email })) : undefined,
    keywords: packageInfo.keywords ?? ["api", "client", "sdk"],
    classifiers: CLASSIFIERS,
    dependencies: [HTTP[options["http-library"]], ...DEPENDENCIES, ...further],
    "optional-dependencies": extrasOf(emission),
    urls: Object.values(urls).some((url) => url !== undefined) ? urls : undefined,
  };
}

/** How the tools of the trade treat the package. */
function tools(emission: Emission): TomlTable {
  const { layout, module, target } = emission;
  const [root = ""] = layout.paths.root.split("/").slice(1);
  return {
    hatch: { build: { targets: { wheel: { packages: [`src/${root}`] } } } },
    mypy: { strict: true, mypy_path: "src", packages: [module] },
    pyright: { include: ["src"], typeCheckingMode: "strict" },
    black: { "line-length": 100 },
    ruff: { "line-length": 100 },
    ...(hasWireTests(target) && { pytest: { ini_options: { pythonpath: ["src"], testpaths: ["tests"] } } }),
  };
}

/** `pyproject.toml`: everything that builds, publishes and checks the package. */
export function manifest(emission: Emission): ScaffoldFile {
  const document = {
    "build-system": { requires: ["hatchling>=1.27"], "build-backend": "hatchling.build" },
    project: project(emission),
    tool: tools(emission),
  };
  const additions = emission.target.options.pyproject as TomlTable;
  return { path: "pyproject.toml", content: tomlText(merged(document, additions)), kind: "scaffold" };
}

/** Files of the repository; in the user's hands once they are there. */
export function repositoryFiles({ target }: Emission): ScaffoldFile[] {
  const { statics } = assets;
  const ignored: ScaffoldFile = { path: ".gitignore", content: statics.gitignore, kind: "once" };
  if (!target.options["ci-workflow"]) return [ignored];
  return [
    ignored,
    { path: ".github/workflows/ci.yml", content: statics["ci.yml"], kind: "once" },
    { path: ".github/workflows/publish.yml", content: statics["publish.yml"], kind: "once" },
  ];
}
