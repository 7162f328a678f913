export { deliveryCatalogue } from "./catalogue.js";
export * from "./images/index.js";
export { createMask, type Environment, MASK, secretValue } from "./secrets.js";
export type { Delivery, Phase, Step, StepResult } from "./step.js";
export { runTool, type ToolCall, type ToolRun } from "./tool.js";
