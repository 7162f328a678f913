import { hashOf, hashOfPath, ROOT } from "@sdkwright/testkit";
import { describe, test } from "vitest";
import type { LanguageSuite } from "../languages/suite.js";
import { describeRows, expectNone, questionOf, sampleOf, verdicts } from "./rows.js";

const HERE = `${ROOT}test/suites/runtime.test.ts`;

/** A runtime and the vectors, which its own tests read. */
const subjectOf = (folder: string): string => hashOf(hashOfPath(folder), hashOfPath(`${ROOT}test/vectors`));

function defineChecks(row: LanguageSuite): void {
  const { checks, folder, module } = row.runtime;
  for (const { title, problem, run } of checks) {
    const reason = problem?.();
    test.skipIf(reason !== undefined)(
      `${title}${reason === undefined ? "" : `: ${reason}`}`,
      async () => {
        const judge = async () => expectNone(await run());
        await verdicts.once(questionOf(row, `runtime ${title}`, [HERE, module]), subjectOf(folder), judge);
      },
      300_000,
    );
  }
}

/** Each is compiled: how many of them are tried unless all are asked for. */
const SAMPLE = 2;

function defineMutants(row: LanguageSuite): void {
  const { folder, module, mutants } = row.runtime;
  const subject = subjectOf(folder);
  const { chosen, left } = sampleOf(mutants, SAMPLE, subject);
  if (left > 0) test.skip(`${left} more: npm run conformance:mutants`, () => {});
  for (const mutant of chosen) {
    test(`${mutant.name}: ${mutant.caughtBy}`, async () => {
      const question = questionOf(row, `runtime mutant ${mutant.name}`, [HERE, module]);
      const judge = async () => expectNone(await mutant.run());
      await verdicts.once(question, hashOf(subject, mutant.caughtBy), judge);
    }, 300_000);
  }
}

describe("the runtimes of SDKs", () => {
  describeRows(defineChecks);
});

describe("broken runtimes are caught by the tests of the runtimes", () => {
  describeRows(defineMutants, { rows: ({ runtime }) => runtime.mutants.length > 0 });
});
