import { basename, dirname, join } from "node:path";
import { diskFiles } from "@sdkwright/compiler";
import type { Arguments } from "../command.js";
import { filesOfCommit } from "../diff/git-files.js";
import { type ApiState, configIn, remembered, stateOfConfig } from "../diff/state.js";
import type { ConfigPlace } from "../workspace.js";
import type { Commits } from "./base.js";

/** An API before and after; one of the two is absent where it was added or removed. */
export interface ApiStates {
  /** Its name, where the workspace has several. */
  readonly apiName: string | undefined;
  readonly old?: ApiState | undefined;
  readonly now?: ApiState | undefined;
}

/** The states of every API of a command line: as it is on disk, and as it was in the commit of the base. */
export function statesOf(places: readonly ConfigPlace[], commits: Commits, args: Arguments): readonly ApiStates[] {
  const before = remembered(filesOfCommit({ top: commits.top, ref: commits.base }));
  const stateBefore = (main: string): ApiState | undefined => {
    const isThere = before.read(main).kind === "bytes";
    return isThere ? stateOfConfig(main, main, before, `${commits.base}:`) : undefined;
  };
  const present = places.map(({ root, file, apiName }): ApiStates => {
    const main = join(root, file);
    const former = stateBefore(main) ?? stateBefore(configIn(root, before) ?? main);
    return { apiName, old: former, now: stateOfConfig(main, main, remembered(diskFiles)) };
  });
  const isAll = args.value("config") === undefined && args.value("api") === undefined;
  if (!isAll) return present;
  const folder = apisFolder(places);
  const known = new Set(places.map(({ root }) => root));
  const removed = before.list(folder).flatMap((name): ApiStates[] => {
    const root = join(folder, name);
    const main = known.has(root) ? undefined : configIn(root, before);
    return main === undefined ? [] : [{ apiName: basename(root), old: stateBefore(main) }];
  });
  return [...present, ...removed];
}

/** The folder `apis` of a workspace, whether or not there is one. */
function apisFolder(places: readonly ConfigPlace[]): string {
  const [first] = places;
  const isBeside = first?.apiName === undefined || first.apiName === ".";
  return isBeside ? join(first?.root ?? "", "apis") : dirname(first.root);
}
