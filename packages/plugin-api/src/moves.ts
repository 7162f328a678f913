import { defineCatalogue, entry, type Report } from "@sdkwright/diagnostics";
import type { SdkNode } from "@sdkwright/sdk-model";
import type { PlannedFile } from "./backend.js";

/** A node that a plugin has put into another file than the backend had planned. */
export interface Move {
  readonly node: SdkNode;
  readonly from: string;
  readonly to: string;
}

export const planCatalogue = defineCatalogue("plan", {
  refused: entry<{ from: string; to: string; rule: string }>({
    severity: "error",
    title: "File of an SDK that cannot be moved",
    cause: "A plugin taps `target.plan` and moves code to a file in which the language or the SDK does not find it.",
    fix: "Change the plugin, so that it leaves the file where it is, or moves it to a path that the message allows.",
    message: ({ from, to, rule }) => `A plugin moves \`${from}\` to \`${to}\`. ${rule}`,
  }),
});

/** Which nodes are in other files than planned. Nodes that a plugin adds have not moved. */
export function movesOf(planned: readonly PlannedFile[], files: readonly PlannedFile[]): Move[] {
  if (planned === files) return [];
  const homes = new Map(planned.flatMap(({ path, nodes }) => nodes.map((node) => [node, path] as const)));
  return files.flatMap(({ path: to, nodes }) =>
    nodes.flatMap((node) => {
      const from = homes.get(node);
      return from === undefined || from === to ? [] : [{ node, from, to }];
    }),
  );
}

/** Reports files that plugins have moved to where the language does not allow them: `rule` says what it allows. */
export function reportMoves(moves: readonly Move[], rule: (move: Move) => string | undefined, report: Report): void {
  const refused = new Map<string, Move & { readonly broken: string }>();
  for (const move of moves) {
    const broken = rule(move);
    if (broken !== undefined && !refused.has(move.from)) refused.set(move.from, { ...move, broken });
  }
  for (const { from, to, broken } of refused.values()) {
    report(planCatalogue.create("refused", { from, to, rule: broken }));
  }
}
