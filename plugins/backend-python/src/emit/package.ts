import type { FileWriter, PartNode, SdkParts } from "@sdkwright/plugin-api";
import { hasCallCredentials } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { importLine, moduleFrom, typing } from "../dialect.js";
import { call, dict, items, stringLiteral } from "../literals.js";
import { PARTS, type PartName } from "../parts.js";
import { errorNames, publicNames } from "../runtime.js";
import { variantClasses } from "../shapes.js";
import { twinClass } from "../twins.js";
import { assigned } from "../types.js";
import { emitSocketOptions } from "./options.js";

/** Names that a module hands on, by the module that has them. */
type Exports = readonly (readonly [module: string, names: readonly string[]])[];

/** Marks the import of a name as one for users. */
const handedOn = (name: string): string => `${name} as ${name}`;

/**
 * A module whose names are imported when they are first used, and which type checkers, completion and `import *` see as any
 * other. It has `further` names itself.
 */
function emitLazily(exports: Exports, file: FileWriter, { runtime }: Context, further: readonly string[] = []): void {
  const byModule = new Map<string, string[]>();
  for (const [module, names] of exports) byModule.set(module, [...(byModule.get(module) ?? []), ...names]);
  const table = exports.flatMap(([module, names]) => names.map((name) => [name, stringLiteral(module)] as const));
  if (table.length === 0) return;
  const imports = (): void => {
    for (const [module, names] of byModule)
      if (names.length > 0) file.line(importLine(module, names.map(handedOn), 96));
  };
  file.block(["if ", typing("TYPE_CHECKING"), ":"], imports, "");
  file.blank();
  file.line("__getattr__ = ", call(runtime("lazy_module"), ["__name__", dict(table)]));
  const all = [...exports.flatMap(([, names]) => names), ...further].sort();
  file.blank();
  file.line(assigned("__all__", items(all.map(stringLiteral)), { depth: 0 }));
  file.line("__dir__ = ", call(runtime("listing"), ["__all__"]));
}

function emitTypesEntry(file: FileWriter, context: Context): void {
  const { names, layout, sdk } = context;
  const exports = [...layout.types].flatMap(([id, path]) => {
    const module = moduleFrom(layout.paths.types, path);
    return [names.type(id), ...variantClasses(sdk, names, id)].map((name) => [module, [name]] as const);
  });
  const sorted = exports.sort(([, [a = ""]], [, [b = ""]]) => (a < b ? -1 : 1));
  emitLazily(sorted, file, context);
}

/** Names that users import from the package. */
function packageExports(context: Context): Exports {
  const { names, sdk, client, brand, layout } = context;
  const nodes = layout.files.flatMap((file) => file.nodes);
  const errors = nodes.flatMap((node) => (node.kind === "error" ? [names.type(node.decl.id)] : []));
  return [
    [".client", [client, twinClass(client, "async")]],
    [".environment", sdk.environments.list.length > 0 ? [names.companion("environments")] : []],
    [".webhooks", sdk.webhooks ? ["parse_webhook", "verify_webhook", "WebhookEvent"] : []],
    [".errors", [...errorNames(brand), ...errors]],
    ...publicNames(context).map(([name, path]) => [moduleFrom("__init__.py", path), [name]] as const),
    [hasCallCredentials(sdk) ? ".request_options" : ".core.options", ["RequestOptions"]],
    [".request_options", sdk.helpers.includes("socket") ? ["SocketRequestOptions"] : []],
    [".version", ["VERSION"]],
  ];
}

/** `from .core.errors import NotFoundError as NotFoundError`. */
function emitErrors(_: PartNode, file: FileWriter, { brand }: Context): void {
  const names = [...errorNames(brand)].sort();
  file.line(importLine(".core.errors", names.map(handedOn), 0));
}

function emitVersion(_: PartNode, file: FileWriter, { target }: Context): void {
  file.line("VERSION = ", stringLiteral(target.packageInfo.version));
}

/** `__init__.py` of the package. */
function emitPackage(_: PartNode, file: FileWriter, context: Context): void {
  file.line("from . import types as types");
  file.line("from .version import VERSION as __version__");
  file.blank();
  emitLazily(packageExports(context), file, context, ["types", "__version__"]);
}

/** What makes the modules a package. */
export const parts: SdkParts<Context, PartName> = {
  errors: { ...PARTS.errors, emit: emitErrors },
  socketOptions: { ...PARTS.socketOptions, emit: (_, file, context) => emitSocketOptions(file, context) },
  types: { ...PARTS.types, emit: (_, file, context) => emitTypesEntry(file, context) },
  version: { ...PARTS.version, emit: emitVersion },
  package: { ...PARTS.package, emit: emitPackage },
};
