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

/** Runs a test of the whole compiler, unless it has passed and nothing that it depends on has changed since. */
export async function oncePerProduct(test: ProductTest, run: () => Promise<void>): Promise<void> {
  const { title, module, reads } = test;
  const question = { title, toolchain: process.version, source: hashOfModules(module) };
  const before = verdicts.counts();
  try {
    await verdicts.once(question, hashOf(hashOfProduct(), ...reads), async () => {
      await run();
      return true;
    });
  } finally {
    const { reused, asked } = verdicts.counts();
    noteCost({ kind: "verdicts", reused: reused - before.reused, asked: asked - before.asked });
  }
}
