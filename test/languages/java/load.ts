import { runTestProgram } from "./runtime.js";

/** Programs of the runtime's tests, each with its memory in megabytes and its arguments. */
const PROGRAMS: readonly (readonly [program: string, megabytes: number, ...args: readonly string[]])[] = [
  ["Load", 64, "calls", "20000"],
  ["Load", 40, "transfer", "200"],
  ["Load", 1024, "virtual", "10000"],
  ["Overhead", 256, "40", "1000"],
];

for (const [program, megabytes, ...args] of PROGRAMS) {
  const { code, stdout, stderr } = await runTestProgram(`sdk.load.${program}`, megabytes, args);
  console.log(`${stdout}${stderr}`.trim());
  if (code !== 0) process.exitCode = 1;
}
