import type { Files, ProcessResult } from "@sdkwright/testkit";
import type { Language } from "../conformance/support/language.js";

/** Emitted SDKs by name. */
export type Emitted = ReadonlyMap<string, Files>;

/** The programs that a language's tests need, or why they cannot run. */
export type Toolchain =
  | {
      readonly kind: "found";
      /** Of every program that judges emitted code: another version asks every question again. */
      readonly version: string;
    }
  | { readonly kind: "missing"; readonly reason: string };

/** A judgement of emitted code by the language's own tools: syntax and types, layout, lint. */
export interface Check {
  readonly title: string;
  /** File of the module that judges; what it imports belongs to its source. */
  readonly module: string;
  /** Why it cannot run although the toolchain is there. */
  readonly problem?: () => string | undefined;
  /** It looks at features in which everything of the IR appears, unless `CORPUS=all`: for tools that take long. */
  readonly isSampled?: true;
  /** It takes so long that only SDKs of features pass it, not real definitions nor hostile text. */
  readonly isForFeatures?: true;
  /** It judges each file by itself, so that real definitions, of which there are many, need not pass it too. */
  readonly isOfText?: true;
  /** What the tools complain of; nothing where all is well. One project for all SDKs, not a process for each. */
  run(sdks: Emitted): Promise<readonly string[]>;
}

/** What building one SDK cost, and what the tools say of it. */
export interface BuiltSdk {
  /** CPU seconds. */
  readonly seconds: number;
  /** Memory of the largest process; undefined where nothing measures it. */
  readonly megabytes: number | undefined;
  readonly complaints: readonly string[];
}

/** How SDKs of real definitions are built: all of them by `node test/corpus/all.mjs`, a sample each time. */
export interface CorpusBuild {
  readonly module: string;
  /** One of so many definitions passes the checks each time. */
  readonly sample: number;
  /** Lines that are emitted in the language, without the runtime's. */
  countLines(sdk: Files): number;
  /** Builds one SDK as its users get it, and has the language's tools look at it. */
  build(sdk: Files): Promise<BuiltSdk>;
  /** Tools that read SDKs of several definitions in one go, because starting them takes longer than reading one. */
  readonly together?: readonly Check[];
}

/** What the language reads in a text: a lexer's view, so that hostile text that became code is seen without a toolchain. */
export interface Tokens {
  /** What keeps the text from being code of the language. */
  readonly problems: readonly string[];
  readonly identifiers: ReadonlySet<string>;
  /** Values of string literals, their escapes resolved. */
  readonly strings: ReadonlySet<string>;
  /** Each comment with its marks. */
  readonly comments: readonly string[];
  /** How many modules are imported. */
  readonly imports: number;
  /** How much is declared at the top level; each language counts in its own way, the same each time. */
  readonly declarations: number;
}

/** What became of the tests that SDKs bring. */
export interface TestRun {
  readonly passed: number;
  /** Each test that failed, with what it said. */
  readonly failures: readonly string[];
}

/** A change of a client, or of the runtime in it, that the tests of its SDK must notice. */
export interface Break {
  readonly from: string;
  readonly to: string;
  /** What a failed test says then. */
  readonly says: string;
  /** What is wrong then: `date-times are an hour late`. Absent: the two texts say it. */
  readonly title?: string;
  /** How the path of the only file to change ends, such as one of the runtime. Absent: all files of the client change. */
  readonly file?: string;
  /** The feature whose SDK is changed. Absent: `parameters`. */
  readonly feature?: string;
}

/** A change of a file of the runtime after which values are read wrongly, though they are written back as they came. */
export type ReadingBreak = Break & Required<Pick<Break, "title" | "file" | "feature">>;

/** The tests that SDKs bring, run by the language's own test runner. */
export interface WireTests {
  readonly module: string;
  /** Definitions of the corpus whose tests run each time. Absent: those of `test/support/definitions.ts`. */
  readonly definitions?: readonly string[];
  /** The tests of one of so many SDKs with hostile text run each time. Absent: a text may be one that no URL can hold. */
  readonly hostile?: number;
  run(sdks: Emitted): Promise<TestRun>;
  readonly breaks: readonly Break[];
  /** One of them has every accessor fail. */
  readonly readingBreaks: readonly ReadingBreak[];
  /** True for a file that an SDK has where it has such tests. */
  isShared(path: string): boolean;
  /** True for files of the client, not of its tests. */
  isClient(path: string): boolean;
}

/** The code of a README and the like, and what compiles it. */
export interface Samples {
  readonly module: string;
  /** Why they cannot be compiled although the toolchain is there. */
  readonly problem?: () => string | undefined;
  /** The word behind the fence of a code block. */
  readonly fence: string;
  /** Features with samples that do not compile, each with the reason. */
  readonly exceptions: { readonly [feature: string]: string };
  /** What is wrong with the code blocks of the documents of SDKs. */
  compile(sdks: Emitted): Promise<readonly string[]>;
}

/** Programs of users that call the servers of `test/protocols/servers`. */
export interface ProtocolTests {
  readonly module: string;
  /** The folder of the programs. */
  readonly folder: string;
  /** How many tests the programs for projects declare. */
  declared(projects: readonly string[]): Promise<number>;
  run(projects: ReadonlyMap<string, string>, env: Readonly<Record<string, string>>): Promise<ProtocolRun>;
}

export interface ProtocolRun {
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** Runs the program of a consumer in its project, with these variables beside those of the tests. */
export type RunsProgram = (env: Readonly<Record<string, string | undefined>>) => Promise<ProcessResult>;

/** An SDK as its users get it: packed as it is published, and installed into an empty project. */
export interface Consumer {
  readonly module: string;
  /** The folder of the program, which calls the API at `BASE_URL` and prints what `test/suites/consumer.test.ts` expects. */
  readonly folder: string;
  /** Options of the generator: the name by which the program imports the package. */
  readonly config: object;
  /** Why nothing can be built here although the toolchain is there. */
  readonly problem?: () => string | undefined;
  /** Why the language's platform does not take certificates to trust from the environment. */
  readonly withoutCertificates?: string;
  /** Why the language's platform does not take a proxy from the environment. */
  readonly withoutProxies?: string;
  /** Packs and installs an SDK below an empty folder. */
  install(sdk: Files, folder: string): Promise<RunsProgram>;
}

/** A broken runtime that no scenario of the conformance suite can see, and the test of its own that must fail. */
export interface RuntimeMutant {
  readonly name: string;
  readonly caughtBy: string;
  /** Complaints where the test does not fail, or fails for another reason. */
  run(): Promise<readonly string[]>;
}

/** The runtime of the language's SDKs as a project of its own. */
export interface RuntimeTests {
  readonly module: string;
  /** The folder of the project. */
  readonly folder: string;
  /** Each gives complaints; a check that the row's toolchain cannot make says why. */
  readonly checks: readonly {
    readonly title: string;
    readonly problem?: () => string | undefined;
    run(): Promise<readonly string[]>;
  }[];
  readonly mutants: readonly RuntimeMutant[];
  /** Runs the runner of `test/vectors` on the folder of that name in the environment, `SDK_VECTORS`. */
  vectors(env: { readonly SDK_VECTORS: string }): Promise<ProcessResult>;
}

/** All that a language brings to the suites: one folder of `test/languages`, whose `index.ts` exports it as `row`. */
export interface LanguageSuite {
  /** Name of the folder, and of its golden files. */
  readonly key: string;
  readonly title: string;
  /** Of source files, without a dot. */
  readonly extension: string;
  readonly generator: { readonly name: string; readonly config?: { readonly [key: string]: unknown } };
  toolchain(): Toolchain;
  readonly checks: readonly Check[];
  /** SDKs of definitions that only this language needs: the checks read them with those of features. */
  readonly emitOwn?: () => Promise<Emitted>;
  /** Undefined for files that are no code of the language. */
  tokens(path: string, content: string): Tokens | undefined;
  /** A text as the language's strings hold it; absent where they hold any. */
  readonly asWritten?: (text: string) => string;
  /** The module that `tokens` comes from. */
  readonly lexer: string;
  /** Files that say again what others do, or what no definition shapes: of most golden files, they are names alone. */
  readonly repeats?: (path: string) => boolean;
  /**
   * What is recorded of a file in features whose bodies are not: for languages that take many lines. Absent: the text of all
   * features is recorded.
   */
  readonly signatures?: (path: string, content: string) => string;
  /** How many calls emitted clients describe: as many as the definition declares. */
  describedCalls(sdk: Files): number;
  readonly corpus: CorpusBuild;
  /** Complaints about importing SDKs with attacks in their texts, in languages where an import runs code. */
  readonly attacks?: { readonly module: string; run(sdks: Emitted): Promise<readonly string[]> };
  readonly wire: WireTests;
  readonly samples: Samples;
  readonly consumer: Consumer;
  /** Absent: the test files in the row's folder call those servers. */
  readonly protocols?: ProtocolTests;
  readonly conformance: Language;
  readonly runtime: RuntimeTests;
}
