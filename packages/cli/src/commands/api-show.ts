import { join, resolve } from "node:path";
import { readDefinition, type SpecConfig, writeYaml } from "@sdkwright/compiler";
import { userCacheFolder } from "../cache/folders.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import type { Io } from "../io.js";
import { shownPath } from "../paths.js";
import { exitCodeOf, printFindings, refuse } from "../report.js";
import { type OpenedWorkspace, openWorkspaces } from "../session.js";

/** Prints a definition as its overlay and its overrides leave it. Findings go to the other stream. */
export async function apiShow(args: Arguments, io: Io): Promise<ExitCode> {
  const opened = openWorkspaces(args, io, { emits: false });
  if (!("workspaces" in opened)) return refuse(opened, args, io);
  const broken = opened.workspaces.filter(({ workspace }) => workspace.diagnostics.hasErrors());
  if (broken.length > 0) return finish(broken, io);
  const listed = opened.workspaces.flatMap((workspace) => definitionsOf(workspace, io));
  const [wanted] = args.positionals;
  const chosen = wanted === undefined ? listed : named(wanted, listed, io);
  const [definition] = chosen;
  if (definition === undefined || chosen.length > 1) {
    io.err.write(`sdkwright: ${problemOf(wanted, listed, chosen)}\n`);
    return EXIT.usage;
  }
  if (definition.spec.kind === "proto") {
    io.err.write(
      "sdkwright: Overrides of .proto files change what is read from them: `sdkwright ir` shows the result.\n",
    );
    return EXIT.usage;
  }
  const git = { cache: join(userCacheFolder(io), "git"), env: io.env };
  const document = await readDefinition(definition.owner.workspace, definition.spec, git);
  const code = finish([definition.owner], io);
  if (code !== EXIT.ok || document === undefined) return code;
  const { data } = document;
  io.out.write(args.has("json") ? `${JSON.stringify(data, undefined, 2)}\n` : headOf(definition) + writeYaml(data));
  return code;
}

interface Definition {
  readonly owner: OpenedWorkspace;
  readonly spec: SpecConfig;
  /** As seen from the current folder; the path in its repository if it is in another one. */
  readonly shown: string;
}

function definitionsOf(owner: OpenedWorkspace, io: Io): Definition[] {
  const { config, sources } = owner.workspace;
  return (config?.api.specs ?? []).map((spec) => {
    const { kind, path } = spec.source;
    return { owner, spec, shown: kind === "path" ? shownPath(resolve(sources.root, path), io.cwd) : path };
  });
}

/** Those with this path from the current folder, else as generators.yml has it. */
function named(wanted: string, listed: readonly Definition[], io: Io): readonly Definition[] {
  const path = shownPath(resolve(io.cwd, wanted), io.cwd);
  const here = listed.filter(({ shown }) => shown === path);
  return here.length > 0 ? here : listed.filter(({ spec }) => spec.source.path === wanted);
}

function problemOf(wanted: string | undefined, listed: readonly Definition[], chosen: readonly Definition[]): string {
  if (listed.length === 0) return "generators.yml lists no definition.";
  const names = (chosen.length > 0 ? chosen : listed).map(({ shown }) => `\`${shown}\``).join(", ");
  if (wanted === undefined) return `There are ${listed.length} definitions. Name one of ${names}.`;
  if (chosen.length > 0) return `\`${wanted}\` names ${chosen.length} definitions: ${names}.`;
  return `generators.yml lists no definition \`${wanted}\`. Available: ${names}.`;
}

/** Says what was merged, in a comment. */
function headOf({ shown, spec: { overlays, overrides } }: Definition): string {
  const applied = [...(overlays === undefined ? [] : [overlays]), ...overrides];
  return applied.length === 0 ? "" : `# ${shown} with ${applied.join(", ")}\n`;
}

function finish(opened: readonly OpenedWorkspace[], io: Io): ExitCode {
  const found = opened.map(({ apiName, workspace: { diagnostics, sources } }) => ({
    apiName,
    ok: !diagnostics.hasErrors(),
    diagnostics: diagnostics.list,
    sources,
  }));
  printFindings(found, { format: "text" }, io);
  return exitCodeOf(found, false);
}
