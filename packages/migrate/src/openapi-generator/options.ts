import { child, type Foreign, textAt } from "../foreign.js";
import type { JsonObject } from "../json-object.js";
import type { Target } from "../migration.js";
import { pascalCase } from "../words.js";

/** Options of a generator: under `additionalProperties`, or beside it as earlier releases have them. */
export function readOptions(
  language: string,
  config: Foreign,
  path: string,
): Pick<Target, "output" | "metadata" | "githost" | "config"> {
  const properties =
    child(config, "additionalProperties") ?? child(config, "additional-properties") ?? child(config, "configOptions");
  const option = (name: string): string | undefined => textAt(properties, name) ?? textAt(config, name);
  const has = (name: string) => [properties, config].some((from) => from && isText(child(from, name)?.value));
  const license = option("licenseName");
  const description = option("artifactDescription");
  const author = option("developerName") ?? option("infoName");
  const email = option("developerEmail") ?? option("infoEmail");
  const metadata: JsonObject = {
    ...(description !== undefined && { "package-description": description }),
    ...(author !== undefined && { author }),
    ...(email !== undefined && { email }),
    ...(license !== undefined && { license }),
  };
  const hasRepository = has("gitUserId") && has("gitRepoId");
  const [user, repository] = hasRepository ? [option("gitUserId"), option("gitRepoId")] : [];
  return {
    output: { location: "local-file-system", path },
    ...(user !== undefined && repository !== undefined && { githost: { repository: `${user}/${repository}` } }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
    config: packageOf(language, option, has),
  };
}

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

/** Names and version of a package. */
function packageOf(
  language: string,
  option: (name: string) => string | undefined,
  has: (name: string) => boolean,
): JsonObject {
  const version = option("npmVersion") ?? option("gemVersion") ?? option("packageVersion") ?? option("artifactVersion");
  const versioned = version === undefined ? {} : { "package-version": version };
  switch (language) {
    case "typescript": {
      const name = option("npmName");
      return { ...(name !== undefined && { "package-name": name }), ...versioned };
    }
    case "java": {
      const isNamed = has("groupId") && has("artifactId");
      const [group, artifact] = isNamed ? [option("groupId"), option("artifactId")] : [];
      const invoker = option("invokerPackage");
      return {
        ...(group !== undefined && artifact !== undefined && { coordinate: `${group}:${artifact}` }),
        ...(invoker !== undefined && { "package-name": invoker }),
        ...versioned,
      };
    }
    case "php": {
      const [name, space] = [option("composerPackageName"), option("invokerPackage")];
      return {
        ...(name !== undefined && { "package-name": name }),
        ...(space !== undefined && { namespace: space }),
        ...versioned,
      };
    }
    case "ruby": {
      const [name, module] = [option("gemName"), option("moduleName")];
      return {
        ...(name !== undefined && { "package-name": name }),
        ...(module !== undefined && { "module-name": module }),
        ...versioned,
      };
    }
    case "swift": {
      const [project, pod] = [option("projectName"), option("podVersion")];
      return {
        ...(project !== undefined && { "module-name": pascalCase(project) }),
        ...versioned,
        ...(pod !== undefined && { "package-version": pod }),
      };
    }
    case "csharp": {
      const name = option("packageName");
      return {
        ...(name !== undefined && { namespace: name.split(".").map(pascalCase).join("."), "package-id": name }),
        ...versioned,
      };
    }
    default: {
      const name = option("packageName");
      return { ...(name !== undefined && { "package-name": name }), ...versioned };
    }
  }
}
