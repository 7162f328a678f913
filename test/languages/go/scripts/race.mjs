// `npm run row go race`: the conformance suite with SDKs in Go, and the tests of their runtime, under Go's race
// detector. It takes a C compiler; `CONFORMANCE_GO` names a Go that finds one, where that of PATH does not.
import { tool } from "../../../../scripts/run.mjs";

process.env.CONFORMANCE_RACE = "1";
process.exitCode = tool(
  "vitest/vitest.mjs",
  "run",
  "test/suites/conformance",
  "test/suites/runtime",
  "-t",
  "(in|SDKs) Go ",
);
