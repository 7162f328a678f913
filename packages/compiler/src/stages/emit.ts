import type {
  Backend,
  Decl,
  DeclKind,
  FileWriter,
  OutputTree,
  PrintedFile,
  TargetContext,
} from "@sdkwright/plugin-api";
import { createFile } from "@sdkwright/plugin-api";

/** Files printed in a target's run, in order of emission. */
export interface Emission {
  readonly printed: readonly PrintedFile[];
}

type AnyEmitter = (decl: Decl, file: FileWriter, target: TargetContext) => void;

/** Emits every planned file, hands each to `onFile`, and adds it to the tree. */
export function emit(
  backend: Backend,
  target: TargetContext,
  tree: OutputTree,
  onFile: (file: PrintedFile) => void,
): Emission {
  const printed: PrintedFile[] = [];
  const dialect = typeof backend.dialect === "function" ? backend.dialect(target) : backend.dialect;
  for (const planned of target.plan.files) {
    const file = createFile(planned.path, dialect);
    for (const decl of planned.decls) emitterOf(backend, decl.kind)(decl, file, target);
    const done = file.finish();
    onFile(done);
    printed.push(done);
    tree.add(done.path, { content: done.content, kind: "generated" });
  }
  return { printed };
}

/** The handler of a kind. The mapped type proves that it takes this kind of declaration; the lookup loses that proof. */
function emitterOf(backend: Backend, kind: DeclKind): AnyEmitter {
  return backend.emit[kind] as AnyEmitter;
}

/** Adds the files that stand for no declaration: entry points, manifests, the runtime. */
export function scaffold(backend: Backend, target: TargetContext, tree: OutputTree): void {
  for (const { path, content, kind } of backend.scaffold(target)) tree.add(path, { content, kind });
}
