// `npm run row java load`: load as large as an SDK has to bear: 20,000 calls in a row, 10,000 from virtual threads at once
// (Java 21), files of 200 MB, and what a call costs over the platform's own client. Some minutes, on a machine that has
// nothing else to do.
import { ROOT, tool } from "../../../../scripts/run.mjs";

process.exitCode = tool(
  "tsx/dist/cli.mjs",
  "--conditions=sdkwright-source",
  `${ROOT}test/languages/java/load.ts`,
  ...process.argv.slice(2),
);
