import { type AnyCatalogue, didYouMean, nearest, type Plugin } from "@sdkwright/compiler";
import { BUILT_IN_BACKENDS, BUILT_IN_FRONTENDS } from "../built-in.js";
import type { Arguments } from "../command.js";
import { EXIT, type ExitCode } from "../exit.js";
import { wrap } from "../help.js";
import { importBuiltIn } from "../import-built-in.js";
import type { Io } from "../io.js";
import { docsUrl } from "../links.js";
import { OWN_CATALOGUES } from "../report.js";

const WIDTH = 80;

/** Explains the code of a finding. */
export async function explain(args: Arguments, io: Io): Promise<ExitCode> {
  const code = args.positionals[0] ?? "";
  const entries = new Map<string, AnyCatalogue["entries"][string]>();
  for (const { name, entries: own } of await catalogues()) {
    for (const [key, entry] of Object.entries(own)) entries.set(`${name}/${key}`, entry);
  }
  const entry = entries.get(code);
  if (!entry) {
    const hint = nearest(code, entries.keys());
    io.err.write(`sdkwright: Unknown code \`${code}\`.${didYouMean(hint)}\n`);
    return EXIT.errors;
  }
  const { title, severity, cause, fix } = entry;
  const paragraphs = [`${code} (${severity}): ${title}`, `Cause: ${cause}`, `Fix: ${fix}`, docsUrl(code)];
  io.out.write(`${paragraphs.map((text) => wrap(text, WIDTH).join("\n")).join("\n\n")}\n`);
  return EXIT.ok;
}

/** Those of everything that comes with the compiler. */
async function catalogues(): Promise<readonly AnyCatalogue[]> {
  const specifiers = [...Object.values(BUILT_IN_FRONTENDS), ...Object.values(BUILT_IN_BACKENDS)];
  const modules = (await Promise.all(specifiers.map(importBuiltIn))) as readonly { readonly default: Plugin }[];
  return [...OWN_CATALOGUES, ...modules.flatMap((module) => module.default.catalogues ?? [])];
}
