import type { SampleProgram, Snippet } from "@sdkwright/plugin-api";

/** Programs of one kind. */
export type ProgramOf<K extends SampleProgram["kind"]> = Extract<SampleProgram, { readonly kind: K }>;

/** What writes samples, by kind; null for a kind of which the language has nothing. */
export type ProgramWriters<Ctx> = {
  readonly [K in SampleProgram["kind"]]: ((program: ProgramOf<K>, context: Ctx) => Snippet | null) | null;
};

/** What writes samples of all kinds: the `program` of a backend. */
export function programWriter<Ctx>(
  writers: ProgramWriters<Ctx>,
): (program: SampleProgram, context: Ctx) => Snippet | null {
  return (program, context) => {
    // The writer under a program's kind takes programs of that kind.
    const write = writers[program.kind] as ((program: SampleProgram, context: Ctx) => Snippet | null) | null;
    return write?.(program, context) ?? null;
  };
}
