import { basename, dirname, join, resolve } from "node:path";
import {
  type Api,
  type Diagnostic,
  diskFiles,
  type FileAccess,
  type FileRead,
  openWorkspace,
  type Workspace,
} from "@sdkwright/compiler";
import { cliCatalogue } from "../catalogue.js";
import { type DefinitionKind, kindOf } from "../find-definitions.js";
import type { Io } from "../io.js";
import { documentPath, shownPath } from "../paths.js";
import { configText, UNWRITTEN_CONFIG, workspaceOf } from "../unwritten-config.js";
import { committedPath, filesOfCommit, missingCommit } from "./git-files.js";

/** A state of an API, as an operand of `diff` names it. */
export interface ApiState {
  /** The operand, for messages. */
  readonly operand: string;
  /** Absolute folder that documents are relative to. */
  readonly root: string;
  /** What stands before the paths of its documents: `main:`; empty for files on disk. */
  readonly prefix: string;
  readonly files: FileAccess;
  /** The definition or the configuration, by absolute path. */
  readonly main: string;
  /** Absent where the operand is an IR. */
  readonly workspace?: Workspace | undefined;
  readonly ir?: Api | undefined;
  /** The operand is a definition, or an IR: the languages are those of the command line. */
  readonly isBare: boolean;
}

const CONFIGS = ["generators.yml", "generators.yaml"];

/** Opens what an operand of `diff` names, or says why it cannot. */
export function openState(operand: string, languages: readonly string[], io: Io): ApiState | Diagnostic {
  const onDisk = resolve(io.cwd, operand);
  const committed = diskFiles.read(onDisk).kind === "missing" ? committedPath(operand, io.cwd) : undefined;
  const files = remembered(committed ? filesOfCommit(committed) : diskFiles);
  const prefix = committed ? `${operand.slice(0, operand.indexOf(":"))}:` : "";
  const path = committed?.path ?? onDisk;
  const main = configIn(path, files) ?? path;
  const found = files.read(main);
  if (found.kind !== "bytes") return missingState(operand, path, files, io);
  const root = dirname(main);
  const state = { operand, root, prefix, files, main };
  if (CONFIGS.includes(basename(main))) return stateOfConfig(operand, main, files, prefix);
  const workspaceFor = (kind: DefinitionKind): Workspace =>
    workspaceOf(root, files, configText([{ [kind]: basename(main) }], languages));
  // Nearly every definition is one of OpenAPI, and the documents of a workspace are parsed once.
  const likely = workspaceFor("openapi");
  const data = likely.sources.read(basename(main))?.data;
  const ir = irOf(data);
  if (ir) return { ...state, isBare: true, ir };
  // A file that cannot be parsed is still opened, so that compiling it reports the reason with its location.
  const kind = kindOf(data) ?? (likely.diagnostics.hasErrors() ? "openapi" : undefined);
  if (!kind) return cliCatalogue.create("not-a-state", { operand });
  return { ...state, isBare: true, workspace: kind === "openapi" ? likely : workspaceFor(kind) };
}

/** Why there is no state: the commit is not here, the folder has several APIs, or there is nothing of that name. */
function missingState(operand: string, path: string, files: FileAccess, io: Io): Diagnostic {
  const ref = missingCommit(operand, io.cwd);
  if (ref !== undefined) return cliCatalogue.create("no-commit", { operand, ref });
  const folder = join(path, "apis");
  const apis = files.list(folder).filter((name) => configIn(join(folder, name), files) !== undefined);
  if (apis.length === 0) return cliCatalogue.create("no-state", { operand });
  const base = /[:/]$/.test(operand) ? operand : `${operand}/`;
  return cliCatalogue.create("state-of-workspace", { operand, apis: apis.map((name) => `${base}apis/${name}`) });
}

/** A state of an API that has a configuration. */
export function stateOfConfig(operand: string, main: string, files: FileAccess, prefix = ""): ApiState {
  const [root, file] = [dirname(main), basename(main)];
  return { operand, root, prefix, files, main, isBare: false, workspace: openWorkspace(root, file, { files }) };
}

/** Files of which each is read once. */
export function remembered(files: FileAccess): FileAccess {
  const reads = new Map<string, FileRead>();
  return {
    ...files,
    read(path) {
      const found = reads.get(path) ?? files.read(path);
      reads.set(path, found);
      return found;
    },
  };
}

/** The configuration in a folder. */
export function configIn(folder: string, files: FileAccess): string | undefined {
  if (files.read(folder).kind !== "not-a-file") return undefined;
  const names = files.list(folder);
  const name = CONFIGS.find((one) => names.includes(one));
  return name === undefined ? undefined : join(folder, name);
}

function irOf(data: unknown): Api | undefined {
  return typeof data === "object" && data !== null && "irVersion" in data ? (data as Api) : undefined;
}

/** A document of a state, as a person in `cwd` would name it. */
export function shownDocument({ root, prefix }: ApiState, document: string, cwd: string): string {
  return prefix + documentPath(document, root, cwd);
}

/**
 * Whether another state has the very bytes of all files that one was read from. Plugins, and the version that an output
 * folder has, are of the folder of a configuration: in another one, they may be others.
 */
export function areSameFiles(read: ApiState, other: ApiState): boolean {
  const { workspace } = read;
  if (!workspace || other.ir || read.isBare !== other.isBare) return false;
  if (!read.isBare && read.root !== other.root) return false;
  // A configuration that nobody wrote is the same for both.
  const names = workspace.sources.files.filter((file) => !read.isBare || basename(file) !== UNWRITTEN_CONFIG);
  return names.every((file) => {
    const target = file === read.main ? other.main : resolve(other.root, shownPath(file, read.root));
    const [one, two] = [read.files.read(file), other.files.read(target)];
    return one.kind === "bytes" && two.kind === "bytes" && one.bytes.equals(two.bytes);
  });
}
