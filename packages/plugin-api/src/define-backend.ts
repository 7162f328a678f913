import type { AnyBackend, Backend } from "./backend.js";
import { checkBackend } from "./check-backend.js";
import type { OptionSchema } from "./options.js";

/** Turns a backend with typed state and options into one that the compiler accepts. Throws if a part of it is wrong. */
export function defineBackend<Ctx, const Options extends OptionSchema>(backend: Backend<Ctx, Options>): AnyBackend {
  // The compiler gives a backend no state but its own, and options that were checked against its schema.
  const defined = backend as unknown as AnyBackend;
  checkBackend(defined);
  return defined;
}
