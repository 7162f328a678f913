import { questionOf, verdicts } from "../../suites/rows.js";
import type { Emitted } from "../suite.js";
import { row } from "./index.js";

/** What the type checker says of SDKs that only tests of this folder emit: those that have changed since they passed. */
export async function judgeTypes(sdks: Emitted): Promise<readonly string[]> {
  const [types] = row.checks;
  if (!types) throw new Error("The row has no check of types");
  return verdicts.onceEach(questionOf(row, types.title, [types.module]), sdks, types.run);
}
