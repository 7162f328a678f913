export { deliveryCatalogue } from "./catalogue.js";
export * from "./collections/index.js";
export * from "./git/index.js";
export * from "./hosts/index.js";
export * from "./images/index.js";
export { registryFindings } from "./registries/findings.js";
export { type ProjectOptions, projectSteps, type RegistryOptions, registrySteps } from "./registries/index.js";
export {
  type DeliveryOutcome,
  isDelivered,
  type RunDeliveriesOptions,
  type RunStep,
  runDeliveries,
  type StepState,
} from "./run.js";
export { openScratch, type Scratch } from "./scratch.js";
export { createMask, type Environment, MASK, secretValue } from "./secrets.js";
export { missingSecrets, missingVariables, type SecretSection, secretsIn, secretValues } from "./secrets-needed.js";
export { type Delivery, failing, type Phase, type PlannedStep, type Step, type StepResult } from "./step.js";
export { type Plan, planText, summaryText } from "./summary.js";
export { runTool, type ToolCall, type ToolRun } from "./tool.js";
