import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CERTIFICATE } from "@sdkwright/conformance";
import { ROOT } from "@sdkwright/testkit";
import { type MutantBuild, patched } from "../../../conformance/support/language.js";
import { CLASS_PATH, complaintsOf, QUICKLY, runJava, toolIn } from "../toolchain.js";
import { playLoading } from "./loading.js";

const HERE = `${ROOT}test/languages/java/conformance`;
const SOURCES = "src/main/java";

/** Classes that drivers load, in the form that Java has in memory: a driver starts in half of the time. */
const ARCHIVE = "archive.jsa";

/** Milliseconds in which mutants are gathered that tests of the same moment ask for. */
const GATHERING_MS = 50;

/** What the program that compiles SDKs leaves of a folder: what all SDKs share or trust, and what one has of its own. */
const SHARED = "classes/shared.jar";
const TRUSTED = "classes/trusted.p12";
const ownOf = (variant: string): string => `classes/${variant}`;

/** Where the SDK of a variant is. */
export function sdkOf(folder: string, variant: string): string {
  return join(folder, "sdk", variant);
}

/** Arguments of `java` that start the driver with the SDK of a variant. */
export function driverOf(folder: string, variant: string): string[] {
  const classes = [SHARED, ...CLASS_PATH.split(":"), ownOf(variant)];
  // Classes of a mutant stand before those that they replace, in a folder that other SDKs do not have.
  const patches = join(folder, "patched");
  const paths = classes.map((path) => (path.startsWith("/") ? path : join(folder, path)));
  return [
    ...QUICKLY,
    "-Xmx256m",
    // It is only for the classes that it was made of.
    ...(existsSync(patches) ? [] : [`-XX:SharedArchiveFile=${join(folder, ARCHIVE)}`]),
    `-Djavax.net.ssl.trustStore=${join(folder, TRUSTED)}`,
    "-Djavax.net.ssl.trustStorePassword=changeit",
    // How else would a process change its own environment?
    "--add-opens=java.base/java.util=ALL-UNNAMED",
    "-cp",
    (existsSync(patches) ? [patches, ...paths] : paths).join(":"),
    "driver.Main",
    sdkOf(folder, variant),
  ];
}

/** Runs a program of this folder in another one. */
async function run(cwd: string, program: string, args: readonly string[]): Promise<void> {
  const complaints = complaintsOf(await runJava(cwd, [toolIn(cwd, join(HERE, program)), ...args]));
  if (complaints.length > 0) throw new Error(`The SDKs of the fixture do not compile:\n${complaints.join("\n")}`);
}

/** The driver with the names that the runtime has in an SDK. */
function writeDriver(folder: string, root: string): void {
  const target = join(folder, "driver", SOURCES, "driver");
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(join(HERE, "driver"))) {
    const source = readFileSync(join(HERE, "driver", name), "utf8");
    writeFileSync(
      join(target, name),
      source.replaceAll(/\bsdk(?=\.(?:core|errors|json)\b)/g, root).replaceAll(/\bBrand(?=\w*Exception\b)/g, "Acme"),
    );
  }
}

function rootOf(sdk: string): string {
  const { root } = JSON.parse(readFileSync(join(sdk, "conformance.json"), "utf8")) as { readonly root: string };
  return root;
}

/** A bundle that was built before the runtime was changed would be tested in its place. */
function checkBundle(sdk: string): void {
  const file = "core/HeaderFields.java";
  const root = rootOf(sdk);
  const emitted = readFileSync(join(sdk, SOURCES, root.replaceAll(".", "/"), file), "utf8");
  const source = readFileSync(`${ROOT}plugins/backend-java/runtime/${SOURCES}/sdk/${file}`, "utf8");
  if (emitted !== source.replaceAll(/\bsdk(?=\.(?:core|errors|json|internal)\b)/g, root))
    throw new Error("packages/cli/bundle is older than the runtime: run `npm run build`.");
}

/** Compiles all SDKs and the driver in one process: what is the same in all is compiled once. */
export async function buildAll(folder: string, variants: readonly string[]): Promise<void> {
  const [first = ""] = variants;
  const sdk = sdkOf(folder, first);
  checkBundle(sdk);
  writeDriver(folder, rootOf(sdk));
  cpSync(CERTIFICATE, join(folder, "loopback.pem"));
  await run(folder, "Build.java", ["all", CLASS_PATH, ...variants]);
  await archiveClasses(folder);
}

/** Writes the archive of what a driver loads, without the classes of a single SDK. */
async function archiveClasses(folder: string): Promise<void> {
  const list = join(folder, "loaded");
  await playLoading([`-XX:DumpLoadedClassList=${list}`, ...driverOf(folder, "bearer")]);
  const path = [join(folder, SHARED), CLASS_PATH].join(":");
  const options = [`-XX:SharedClassListFile=${list}`, `-XX:SharedArchiveFile=${join(folder, ARCHIVE)}`];
  const { code, stderr } = await runJava(folder, ["-Xshare:dump", ...options, "-cp", path]);
  if (code !== 0) throw new Error(`No archive of classes:\n${stderr}`);
}

/** Arguments of the program that compiles mutants of a folder, and when it has. */
const gathered = new Map<string, { readonly args: string[]; readonly done: Promise<void> }>();

/** Compiles a file. Those that are asked for at about the same time have one process: its start takes longest. */
function compilePatched(folder: string, args: readonly string[]): Promise<void> {
  const others = gathered.get(folder);
  if (others) {
    others.args.push(...args);
    return others.done;
  }
  const all = [...args];
  const done = sleep(GATHERING_MS).then(() => {
    gathered.delete(folder);
    return run(folder, "Build.java", ["patched", ...all]);
  });
  gathered.set(folder, { args: all, done });
  return done;
}

/** Compiles a patched file of the runtime, and gives the folder of SDKs that have it. The other classes stay as they are. */
export async function buildMutant(folder: string, { name: title, patch, variants }: MutantBuild): Promise<string> {
  const mutant = join(folder, "mutants", title);
  mkdirSync(mutant, { recursive: true });
  for (const path of [SHARED, TRUSTED, ...variants.map(ownOf)]) {
    cpSync(join(folder, path), join(mutant, path), { recursive: true });
  }
  const broken = variants.flatMap((variant) => {
    const sdk = sdkOf(folder, variant);
    cpSync(join(sdk, "conformance.json"), join(sdkOf(mutant, variant), "conformance.json"));
    return patchedFile(sdk, patch);
  });
  const [first] = broken;
  if (!first) throw new Error(`No SDK of the scenario has ${patch.file}`);
  const [path, content] = first;
  const name = path.split("/").at(-1) ?? "";
  writeFileSync(join(mutant, name), content);
  const classes = [SHARED, ...variants.map(ownOf)].map((one) => join(folder, one));
  await compilePatched(folder, [mutant, [...classes, CLASS_PATH].join(":"), name]);
  return mutant;
}

/** The file of an SDK that a patch is for, patched; none where the SDK does not have it. */
function patchedFile(sdk: string, patch: MutantBuild["patch"]): [path: string, content: string][] {
  const path = join(SOURCES, rootOf(sdk).replaceAll(".", "/"), patch.file.replace(/\bBrand/, "Acme"));
  const file = join(sdk, path);
  return existsSync(file) ? [[path, patched(readFileSync(file, "utf8"), patch)]] : [];
}
