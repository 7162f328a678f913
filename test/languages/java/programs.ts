import { copyFileSync } from "node:fs";
import { delimiter } from "node:path";
import { type Files, inTemporaryFolder, writeFolder } from "@sdkwright/testkit";
import { CLASS_PATH, runJava, TEST_PATH } from "./toolchain.js";

/** What `programs/Sdks.java` prints of one SDK. */
export interface Built {
  readonly name: string;
  /** What the compiler says; nothing where all is well. */
  readonly complaints: string;
  /** Of the SDK's own tests. */
  readonly passed?: number;
  readonly failures?: readonly string[];
}

const PROGRAM = "Sdks.java";

/** The first level of the compiler is enough for programs that run for seconds. */
const JVM = ["-XX:TieredStopAtLevel=1", "-Xmx2g"];

const isSource = (path: string): boolean => path.startsWith("src/") && path.endsWith(".java");

/** The name of an SDK as a folder. */
export const folderName = (name: string): string => name.replace(/\W/g, "_");

/** Compiles SDKs in one process, with every warning an error; with `test`, their tests run too. */
export function buildSdks(mode: "compile" | "test", sdks: ReadonlyMap<string, Files>): Promise<readonly Built[]> {
  return inTemporaryFolder(async (folder) => {
    copyFileSync(new URL(`programs/${PROGRAM}`, import.meta.url), `${folder}/${PROGRAM}`);
    const isWanted = (path: string): boolean => isSource(path) && (mode === "test" || path.startsWith("src/main/"));
    for (const [name, sdk] of sdks) {
      writeFolder(`${folder}/${folderName(name)}`, new Map([...sdk].filter(([path]) => isWanted(path))));
    }
    const names = [...sdks.keys()].map(folderName);
    const classPath = [CLASS_PATH, TEST_PATH].join(delimiter);
    const { stdout, stderr } = await runJava(folder, [...JVM, "-cp", classPath, PROGRAM, mode, ...names]);
    const built = stdout.split("\n").flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as Built] : []));
    if (built.length < names.length) throw new Error(`only ${built.length} of ${names.length} were built: ${stderr}`);
    return built;
  });
}
