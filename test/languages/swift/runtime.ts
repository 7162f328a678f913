import { ROOT } from "@sdkwright/testkit";
import type { RuntimeTests } from "../suite.js";

const FOLDER = `${ROOT}plugins/backend-swift/runtime`;

/** The runtime of Swift SDKs. */
export const runtime: RuntimeTests = {
  module: `${ROOT}test/languages/swift/runtime.ts`,
  folder: FOLDER,
  checks: [],
  mutants: [],
  vectors: () => Promise.reject(new Error("There is no runner yet")),
};
