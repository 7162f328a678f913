import type { ScaffoldFile } from "@sdkwright/plugin-api";
import assets from "../../package.assets.json" with { type: "json" };
import type { Emission } from "../emission.js";
import { packageName } from "../names.js";
import type { Options } from "../options.js";
import { hasWireTests, WIRE_TESTS_ENTRY } from "./wire-tests.js";

const print = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A module of the package that users may import: as an ES module, and as CommonJS. */
function entryPoint(module: string): object {
  const files = (folder: string): object => ({
    types: `./${folder}/${module}.d.ts`,
    default: `./${folder}/${module}.js`,
  });
  return { import: files("dist"), require: files("cjs") };
}

/** What platforms without a WebSocket of their own need for channels. */
const sockets = { peerDependencies: { ws: ">=8" }, peerDependenciesMeta: { ws: { optional: true } } };

/** `package.json`: no dependencies, ESM and CommonJS. */
export function packageJson({ target, features }: Emission): ScaffoldFile {
  const { packageInfo } = target;
  const [author] = packageInfo.authors ?? [];
  const manifest = {
    name: packageName(target),
    version: packageInfo.version,
    ...(packageInfo.description !== undefined && { description: packageInfo.description }),
    ...(packageInfo.license !== undefined && { license: packageInfo.license }),
    ...(author && { author }),
    ...(packageInfo.referenceUrl !== undefined && { homepage: packageInfo.referenceUrl }),
    ...(packageInfo.repository !== undefined && { repository: packageInfo.repository }),
    type: "module",
    sideEffects: false,
    engines: { node: ">=20" },
    files: ["dist", "cjs", "src"],
    main: "./cjs/index.js",
    module: "./dist/index.js",
    types: "./dist/index.d.ts",
    exports: {
      ".": entryPoint("index"),
      "./api": entryPoint("api/index"),
      "./package.json": "./package.json",
    },
    scripts: {
      build: "tsc -p tsconfig.json && tsc -p tsconfig.cjs.json",
      ...(hasWireTests(target) && { test: `npm run build && node --test ${WIRE_TESTS_ENTRY}` }),
      prepack: "npm run build",
    },
    devDependencies: { typescript: ">=6.0.0" },
    ...(features.has("socket") && sockets),
  };
  return { path: "package.json", content: print(merged(manifest, additions(target.options))), kind: "scaffold" };
}

type Members = { readonly [name: string]: unknown };

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

function isMembers(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Objects member by member; anything else of `over` in place of what is below. */
function merged(below: Members, over: Members): Members {
  const members = new Map(Object.entries(below));
  for (const [name, value] of Object.entries(over)) {
    const beneath = members.get(name);
    members.set(name, isMembers(beneath) && isMembers(value) ? merged(beneath, value) : value);
  }
  return Object.fromEntries(members);
}

/**
 * How the package is built: once as ES modules, once as CommonJS. The package's own type is module: `cjs/package.json`
 * makes what is built beside it CommonJS.
 */
export function buildFiles(): ScaffoldFile[] {
  const paths = ["tsconfig.json", "tsconfig.cjs.json", "cjs/package.json"] as const;
  return [
    ...paths.map((path): ScaffoldFile => ({ path, content: assets[path], kind: "scaffold" })),
    { path: ".gitignore", content: assets.gitignore, kind: "once" },
  ];
}
