import type { PackageTarget } from "@sdkwright/plugin-api";
import { isDeviceName, titleBrand } from "@sdkwright/plugin-api";
import { type Options, options } from "./options.js";
import { TYPES } from "./reserved.js";

type Target = PackageTarget<Options>;

/** The API's name in class names: `Acme` in `AcmeClient` and `AcmeException`. */
export function brandOf({ api, options }: Pick<Target, "api" | "options">): string {
  return options["client-class-name"]?.replace(/(?<=.)Client$/, "") ?? titleBrand(api);
}

/** Names that no namespace can have: of types that users name, and of devices, since a folder is called after it. */
const isTaken = (name: string): boolean => TYPES.has(name) || isDeviceName(name);

/** An id of a package that can be a namespace. */
const NAMESPACE = new RegExp(`^${options.namespace.form.pattern}$`);

/** The namespace of the SDK: the option, or the id of the package where that can be one, or the API's name. */
export function namespaceOf(target: Target): string {
  const { options: given, packageInfo } = target;
  if (given.namespace !== undefined) return given.namespace;
  const id = given["package-id"] ?? packageInfo.name ?? "";
  const [first = "", ...rest] = (NAMESPACE.test(id) ? id : brandOf(target)).split(".");
  return [isTaken(first) ? `${first}Api` : first, ...rest].join(".");
}

/** The id under which NuGet has the package. */
export function packageId(target: Target): string {
  return target.options["package-id"] ?? target.packageInfo.name ?? namespaceOf(target);
}
