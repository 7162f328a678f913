import type {
  AnyBackend,
  FileWriter,
  OutputTree,
  PlannedFile,
  PrintedFile,
  SdkNode,
  SdkNodeKind,
} from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";

type AnyEmitter = (node: SdkNode, file: FileWriter, context: unknown) => void;

/** What is emitted: a plan, by the backend that made it, with the backend's state. */
export interface Emission {
  readonly backend: AnyBackend;
  readonly context: unknown;
  readonly plan: readonly PlannedFile[];
}

/** Emits every planned file, hands each to `onFile`, and adds it to the tree. Gives them in order of emission. */
export function emit(
  { backend, context, plan }: Emission,
  tree: OutputTree,
  onFile: (file: PrintedFile) => void,
): readonly PrintedFile[] {
  const printed: PrintedFile[] = [];
  const dialect = backend.dialect(context);
  for (const planned of plan) {
    const file = createFile(planned.path, dialect);
    for (const node of planned.nodes) emitterOf(backend, node.kind)(node, file, context);
    const done = file.finish();
    onFile(done);
    printed.push(done);
    tree.add(done.path, { content: done.content, kind: "generated" });
  }
  return printed;
}

/** The handler of a kind. The mapped type proves that it takes this kind of node; the lookup loses that proof. */
function emitterOf(backend: AnyBackend, kind: SdkNodeKind): AnyEmitter {
  return backend.emit[kind] as AnyEmitter;
}

/** Adds the files that are no code of the API: the runtime, manifests, README, tests. */
export function addAssets(backend: AnyBackend, context: unknown, tree: OutputTree): void {
  for (const { path, content, kind } of backend.assets(context)) tree.add(path, { content, kind });
}
