import {
  type AnyBackend,
  type AnyDocumentGenerator,
  type BackendInfo,
  type Compiler,
  casings,
  type NamingProfile,
  usualWords,
} from "@sdkwright/plugin-api";

/** What emits the files of a target in this process: the backend of a language, or a generator of documents. */
export type Emitter = AnyBackend | AnyDocumentGenerator;

/** Whether documents are emitted, and not the code of a language. */
export function emitsDocuments(emitter: Emitter): emitter is AnyDocumentGenerator {
  return "documents" in emitter;
}

/** What a target of the compiler is emitted by, and how its SDK is described. */
export interface Answer {
  readonly backend: BackendInfo;
  readonly emitter: Emitter;
}

/** Who answers to the name of a generator; undefined where nobody does. */
export function answerOf({ hooks }: Compiler, generator: string): Answer | undefined {
  const backend = hooks.backend.call(generator);
  if (backend) return { backend, emitter: backend };
  const documents = hooks.documents.call(generator);
  return documents && { backend: documentInfo(documents), emitter: documents };
}

/** Documents as an SDK: names with usual casing, and no language whose rules they would have to keep. */
function documentInfo({ name, generators, version, title, options }: AnyDocumentGenerator): BackendInfo {
  return { ...usualInfo(name, title), generators, version, options };
}

/** Describes SDKs of which only the name is known. */
export function usualInfo(name: string, title: string = name): BackendInfo {
  return {
    name,
    generators: [name],
    version: "",
    language: { key: name, title, fence: "", aliases: [], words: usualWords },
    style: { arguments: "as-configured", events: "named" },
    options: {},
    lacks: new Set(),
    naming: () => USUAL_NAMES,
  };
}

const USUAL_NAMES: NamingProfile = {
  casing: casings("camel", { type: "pascal", client: "pascal", "enum-member": "pascal", variant: "pascal" }),
  reserved: {},
  fixed: {},
  escape: (name) => `${name}_`,
  wireProperties: false,
  smartCasing: false,
  unicode: false,
};
