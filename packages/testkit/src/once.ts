import { noteCost } from "./costs.js";
import { hashOf, hashOfModules, hashOfProduct } from "./fingerprint.js";
import { openVerdicts } from "./verdicts.js";

const verdicts = openVerdicts();

/** A test of the whole compiler, and what it depends on beside the compiler's sources. */
export interface ProductTest {
  readonly title: string;
  /** File of the test; what it imports belongs to its source. */
  readonly module: string;
  /** Hashes of what it reads, versions of the programs that it runs. */
  readonly reads: readonly string[];
}

/**
 * Runs a test of the whole compiler, unless it has passed and nothing that it depends on has changed since. Gives what the
 * run gave, which is plain data or nothing.
 */
export async function oncePerProduct<T>(test: ProductTest, run: () => Promise<T>): Promise<T> {
  const { title, module, reads } = test;
  const question = { title, toolchain: process.version, source: hashOfModules(module) };
  const before = verdicts.counts();
  try {
    const verdict = await verdicts.once(question, hashOf(hashOfProduct(), ...reads), async () => {
      return { given: await run() };
    });
    return verdict.given;
  } finally {
    const { reused, asked } = verdicts.counts();
    noteCost({ kind: "verdicts", reused: reused - before.reused, asked: asked - before.asked });
  }
}
