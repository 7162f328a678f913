/** What backends of other languages use: the entry `sdkwright/conformance`. */
export {
  type Case,
  type Clause,
  CONTRACT,
  type ConformanceConfig,
  type Driver,
  type DriverOptions,
  FURTHER_NEEDS,
  GROUPS,
  type Group,
  NEEDS,
  type Need,
  printTable,
  type Reads,
  runSuite,
  SCENARIOS,
  type Scenario,
  type Shown,
  type SuiteOptions,
  type SuiteResult,
  startDriver,
} from "./index.js";
export * from "./table/index.js";
