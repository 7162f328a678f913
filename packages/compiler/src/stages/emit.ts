import type { AnyBackend, OutputTree, PlannedFile, PrintedFile } from "@sdkwright/plugin-api";
import { createFile, emitNode } from "@sdkwright/plugin-api";
import { at, type Emitting, placeOfNode } from "../plugin-faults.js";

/** What is emitted: files by the backend that planned them, with the backend's state. */
export interface Emission extends Emitting {
  readonly backend: AnyBackend;
  readonly context: unknown;
  readonly files: readonly PlannedFile[];
}

/** Emits every planned file, hands each to `onFile`, and adds it to the tree. Gives them in order of emission. */
export function emit(
  { backend, context, files, ...emitting }: Emission,
  tree: OutputTree,
  onFile: (file: PrintedFile) => void,
): readonly PrintedFile[] {
  const { plugin } = emitting;
  const printed: PrintedFile[] = [];
  const dialect = at(
    () => ({ plugin, doing: "`dialect`" }),
    () => backend.dialect(context),
  );
  for (const { path, nodes } of files) {
    const file = createFile(path, dialect);
    for (const node of nodes) {
      at(
        () => placeOfNode(node, path, emitting),
        () => emitNode(backend, node, file, context),
      );
    }
    const inFile = () => ({ plugin, doing: path });
    const done = at(inFile, () => file.finish());
    onFile(done);
    printed.push(done);
    at(inFile, () => tree.add(done.path, { content: done.content, kind: "generated" }));
  }
  return printed;
}

/** Adds the files that do not depend on single nodes of the API: the runtime, manifests, README, tests. */
export function addAssets({ backend, context, plugin }: Emission, tree: OutputTree): void {
  const assets = at(
    () => ({ plugin, doing: "`assets`" }),
    () => backend.assets(context),
  );
  for (const { path, content, kind } of assets) {
    at(
      () => ({ plugin, doing: `\`assets\`, file ${path}` }),
      () => tree.add(path, { content, kind }),
    );
  }
}
