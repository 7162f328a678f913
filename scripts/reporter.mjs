// A reporter for Vitest: writes what became of each test file to the file that `SDKWRIGHT_REPORT` names.
import { writeFileSync } from "node:fs";

export default class {
  onTestRunEnd(modules, errors) {
    const files = modules.map(resultOf);
    // An error outside all tests may belong to any of the files.
    if (errors.length > 0) for (const file of files) file.isSound = false;
    const { SDKWRIGHT_REPORT: report } = process.env;
    writeFileSync(report, JSON.stringify(files));
  }
}

function resultOf(module) {
  const tests = [...module.children.allTests()];
  const inState = (...states) => tests.filter((test) => states.includes(test.result().state));
  return {
    file: module.relativeModuleId,
    isSound: module.ok() && inState("pending").length === 0,
    passed: inState("passed").length,
    // A file that cannot even be loaded has no failed tests, and has failed nevertheless.
    failed: Math.max(inState("failed").length, module.ok() ? 0 : 1),
    skipped: inState("skipped", "pending").map(titleOf),
    failures: inState("failed").map((test) => `${titleOf(test)}: ${messageOf(test)}`),
  };
}

/** The longest part of a message that is said again: its first lines name the fault. */
const MESSAGE_LINES = 12;

function messageOf(test) {
  const [error] = test.result().errors ?? [];
  return `${error?.message ?? ""}`.split("\n").slice(0, MESSAGE_LINES).join("\n");
}

/** The name of a test after those of the groups that it is in. */
function titleOf(test) {
  const names = [];
  for (let part = test; part.type !== "module"; part = part.parent) names.unshift(part.name);
  return names.join(" ");
}
