import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { packageName } from "../brand.js";
import type { Emission } from "../emission.js";
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

/** Formatters keep short lists on one line. */
const printTsconfig = (value: object): string =>
  print(value).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, " ")}]`);

/** How the package is built: once as ES modules, once as CommonJS. */
export function buildFiles(): ScaffoldFile[] {
  const compilerOptions = {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    types: [],
    rootDir: "src",
    outDir: "dist",
    declaration: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noImplicitOverride: true,
    verbatimModuleSyntax: true,
    isolatedDeclarations: true,
  };
  const cjs = {
    extends: "./tsconfig.json",
    compilerOptions: { module: "CommonJS", verbatimModuleSyntax: false, outDir: "cjs" },
  };
  return [
    { path: "tsconfig.json", content: printTsconfig({ compilerOptions, include: ["src"] }), kind: "scaffold" },
    { path: "tsconfig.cjs.json", content: print(cjs), kind: "scaffold" },
    // The package's own type is module: this one line makes what is built beside it CommonJS.
    { path: "cjs/package.json", content: print({ type: "commonjs" }), kind: "scaffold" },
    { path: ".gitignore", content: "node_modules/\ndist/\ncjs/*\n!cjs/package.json\n", kind: "once" },
  ];
}
