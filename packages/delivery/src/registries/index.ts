import type { Step } from "../step.js";
import { dotnetRegistry } from "./dotnet.js";
import { javaRegistry } from "./java.js";
import { npmRegistry } from "./npm.js";
import type { RegistryOptions } from "./options.js";
import { pythonRegistry } from "./python.js";
import type { Registry } from "./registry.js";
import { rubyRegistry } from "./ruby.js";
import { stepsOf } from "./steps.js";

export type { ProjectOptions, RegistryOptions } from "./options.js";
export { projectSteps } from "./project.js";

/** The registry of a location; undefined for locations that are none. */
function registryOf(options: RegistryOptions): Registry | undefined {
  const { output } = options;
  switch (output.location) {
    case "js-registry":
      return npmRegistry(output, options);
    case "python-registry":
      return pythonRegistry(output, options);
    case "java-registry":
      return javaRegistry(output, options);
    case "dotnet-registry":
      return dotnetRegistry(output, options);
    case "ruby-registry":
      return rubyRegistry(output, options);
    default:
      return undefined;
  }
}

/** The steps that build, test and publish an SDK to its registry; none for other locations. */
export function registrySteps(options: RegistryOptions): readonly Step[] {
  const registry = registryOf(options);
  return registry ? stepsOf(registry, options) : [];
}
