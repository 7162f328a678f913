import { dirname, resolve } from "node:path";
import type { SourceSet } from "@sdkwright/compiler";
import { type FoundDefinition, kindOf } from "./find-definitions.js";
import { type DefinitionFacts, readDefinition } from "./read-definition.js";

const NO_FACTS: DefinitionFacts = {
  title: undefined,
  schemes: [],
  schemeEntries: () => [],
  secured: false,
  servers: [],
};

/** Those of some files that are definitions, each once: files of protocol buffers are one for each folder of imports. */
export function readCandidates(paths: readonly string[], sources: SourceSet): FoundDefinition[] {
  const imported = new Set<string>();
  const protos: ProtoFile[] = [];
  const documents = paths.flatMap((path): FoundDefinition[] => {
    const document = sources.read(path);
    if (document && path.endsWith(".proto")) protos.push(protoFile(path, document.text));
    const kind = document && kindOf(document.data);
    if (!document || !kind) return [];
    for (const file of kind === "conjure" ? conjureImports(document.data) : []) {
      imported.add(resolve(sources.root, dirname(path), file));
    }
    return [{ path, kind, facts: readDefinition(document.data) }];
  });
  const own = documents.filter(({ path }) => !imported.has(resolve(sources.root, path)));
  return [...own, ...protoEntries(protos)];
}

/** Files that a definition of Conjure imports: they are part of it. */
function conjureImports(data: unknown): string[] {
  const { types } = data as { readonly types?: { readonly "conjure-imports"?: object } };
  return Object.values(types?.["conjure-imports"] ?? {}).filter((file) => typeof file === "string");
}

interface ProtoFile {
  readonly path: string;
  readonly name: string;
  /** The folder that imports are relative to; empty for the current one. */
  readonly root: string;
  /** Of the API, where the file has a package. */
  readonly title: string | undefined;
}

/** By convention, a file of the package `acme.v1` is in a folder `acme/v1` of the folder that imports are relative to. */
function protoFile(path: string, text: string): ProtoFile {
  const names = /^[ \t]*package[ \t]+([\w.]+)[ \t]*;/m.exec(text)?.[1]?.split(".") ?? [];
  const folder = path.split("/").slice(0, -1);
  const isBelow = names.length > 0 && folder.slice(-names.length).join("/") === names.join("/");
  const root = (isBelow ? folder.slice(0, -names.length) : folder).join("/");
  const title = names.filter((name) => !/^v\d/.test(name)).join(" ");
  return { path, name: path.slice(root === "" ? 0 : root.length + 1), root, title: title === "" ? undefined : title };
}

/** A folder of files is one definition. The current folder has other files below it, so each of its own is one. */
function protoEntries(files: readonly ProtoFile[]): FoundDefinition[] {
  const roots = new Set(files.map(({ root }) => root));
  return [...roots].flatMap((root): FoundDefinition[] => {
    const own = files.filter((file) => file.root === root);
    const isFolder = root !== "" && own.length > 1;
    return (isFolder ? own.slice(0, 1) : own).map(({ name, title }) => ({
      path: root === "" ? "." : root,
      kind: "proto",
      facts: { ...NO_FACTS, title },
      ...(!isFolder && { target: name }),
    }));
  });
}
