import type { TargetContext } from "@sdkwright/plugin-api";
import { goPathSuffix, readRepository, titleWords } from "@sdkwright/plugin-api";
import { packageOf } from "./dialect.js";
import type { Options } from "./options.js";
import { KEYWORDS, PACKAGES } from "./reserved.js";

type Target = Pick<TargetContext<Pick<Options, "module" | "package-name">>, "api" | "options" | "packageInfo">;

const legalPath = /^[A-Za-z0-9][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9][A-Za-z0-9._~-]*)*$/;

function titlePath(api: Target["api"]): string {
  return `example.com/${titleWords(api).join("-").toLowerCase() || "api"}`;
}

function basePath({ api, options, packageInfo }: Target): string {
  const { name, repository } = packageInfo;
  const candidates = [
    options.module,
    name?.includes("/") ? name : undefined,
    repository === undefined ? undefined : readRepository(repository).path,
  ];
  return candidates.find((path) => path !== undefined && legalPath.test(path)) ?? titlePath(api);
}

/**
 * Import path of the module: the option `module`, the package's name or repository, else one under `example.com`, which
 * nobody can publish. From version 2 on it ends with the major version, as Go demands.
 */
export function modulePath(target: Target): string {
  const path = basePath(target);
  return /\/v\d+$/.test(path) ? path : `${path}${goPathSuffix(target.packageInfo.version)}`;
}

/** Name of the root package: the option `package-name`, or the last element of the path without `go` around it. */
export function packageName(target: Target): string {
  const given = target.options["package-name"];
  const last = packageOf(modulePath(target)).toLowerCase();
  const source = given === undefined ? last.replace(/^go[-._]|[-._]go$|\.go$/g, "") : given.toLowerCase();
  const name = source.replace(/[^a-z0-9]/g, "");
  if (/^\d/.test(name)) return `sdk${name}`;
  return name === "" || PACKAGES.has(name) || KEYWORDS.has(name) ? `${name}sdk` : name;
}
