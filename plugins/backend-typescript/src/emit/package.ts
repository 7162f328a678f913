import type { FileWriter, Part, PartNode, SdkParts } from "@sdkwright/plugin-api";
import { list, runtimeFor } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { stringLiteral } from "../dialect.js";
import { PARTS, type PartName } from "../parts.js";
import { CALL_OPTIONS } from "../plan.js";
import { runtimeFiles } from "../runtime.js";

function exportLine(names: readonly string[], from: string): Part {
  const types = names.every((name) => name.startsWith("type "));
  const bare = types ? names.map((name) => name.slice(5)) : names;
  return [list(types ? "export type {" : "export {", bare, "}", { spaced: true }), ` from ${stringLiteral(from)};`];
}

/** The package's entry: the client, the API's types under its name, errors, and what users see of the runtime. */
function emitIndex(_: PartNode, file: FileWriter, context: Context): void {
  const { sdk, brand, client, features, layout } = context;
  const [environments, ...options] = ["environments", "clientOptions", "clientSettings"].map((key) =>
    layout.symbols.get(key),
  );
  const declared = CALL_OPTIONS.flatMap((name) => (layout.symbols.has(name) ? [`type ${name}`] : []));
  file.line(exportLine([client], "./Client.js"));
  file.line(`export * as ${brand} from "./api/index.js";`);
  file.line(
    exportLine(["connect", ...options.flatMap((type) => (type ? [`type ${type.name}`] : []))], "./connection.js"),
  );
  if (environments) file.line(exportLine([environments.name], "./environments.js"));
  for (const { path, public: seen } of runtimeFor(runtimeFiles, features)) {
    const names = seen.filter((name) => !declared.includes(name));
    if (names.length > 0) file.line(exportLine(names, `./${path.slice("src/".length, -".ts".length)}.js`));
  }
  if (declared.length > 0) file.line(exportLine(["type CallCredentials", ...declared], "./requestOptions.js"));
  file.line('export * from "./errors/index.js";');
  file.line('export { VERSION } from "./version.js";');
  if (sdk.webhooks) file.line(exportLine(["parseWebhook", "verifyWebhook", "type WebhookEvent"], "./webhooks.js"));
}

/** The version that the User-Agent header tells. */
function emitVersion(_: PartNode, file: FileWriter, { target }: Context): void {
  file.doc({ text: ["Version of this package."] });
  file.line(`export const VERSION: string = ${stringLiteral(target.packageInfo.version)};`);
}

/** What makes the files a package. */
export const parts: SdkParts<Context, PartName> = {
  index: { ...PARTS.index, emit: emitIndex },
  version: { ...PARTS.version, emit: emitVersion },
};
