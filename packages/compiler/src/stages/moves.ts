import {
  type AnyBackend,
  defineCatalogue,
  entry,
  type Move,
  type PlannedFile,
  type Report,
} from "@sdkwright/plugin-api";

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
function movesOf(planned: readonly PlannedFile[], files: readonly PlannedFile[]): Move[] {
  if (planned === files) return [];
  const homes = new Map(planned.flatMap(({ path, nodes }) => nodes.map((node) => [node, path] as const)));
  return files.flatMap(({ path: to, nodes }) =>
    nodes.flatMap((node) => {
      const from = homes.get(node);
      return from === undefined || from === to ? [] : [{ node, from, to }];
    }),
  );
}

/** Reports files that plugins have moved to where the backend does not allow them, and tells whether there are any. */
export function reportMoves(
  backend: AnyBackend,
  { planned, files }: { readonly planned: readonly PlannedFile[]; readonly files: readonly PlannedFile[] },
  report: Report,
): boolean {
  const refused = new Set<string>();
  for (const move of movesOf(planned, files)) {
    const rule = backend.refusedMove?.(move);
    const { from, to } = move;
    if (rule === undefined || refused.has(from)) continue;
    refused.add(from);
    report(planCatalogue.create("refused", { from, to, rule }));
  }
  return refused.size > 0;
}
