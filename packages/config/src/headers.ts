import { configCatalogue } from "./catalogue.js";
import type { HeaderConfig } from "./config.js";
import { type LoadContext, placeAt, step } from "./context.js";
import type { HeadersInput } from "./schema/api.js";
import { HEADER_NAME, HEADER_NAME_MEANS } from "./schema/build.js";
import { shown } from "./words.js";

const HEADER_TYPE = /^(?:string|number|double|integer|int|long|boolean|uuid|date|datetime)$/;

/** Whether a type is one that a header can have. */
export function isHeaderType(type: string): boolean {
  const inner = /^(?:optional|nullable)<(.*)>$/s.exec(type)?.[1];
  if (inner !== undefined) return isHeaderType(inner);
  return HEADER_TYPE.test(type) || /^literal<".*">$/s.test(type);
}

/** What a header can carry as it is written: visible ASCII, with spaces and tabs inside. */
const SENDABLE = /^(?:[!-~](?:[\t -~]*[!-~])?)?$/;

/** Reports a text that cannot be sent, and placeholders that no SDK fills. */
function checkValue(value: string, at: string, context: LoadContext): void {
  const wrong = (expected: string): void => {
    const params = { expected, found: shown(value) };
    context.report(configCatalogue.create("wrong-value", params, placeAt(context, at)));
  };
  if (!SENDABLE.test(value)) wrong("a valid header value: ASCII on one line, without spaces at its ends");
  else if (value.replaceAll(/\$\{[A-Za-z_]\w*\}/g, "").includes("${")) {
    wrong(`placeholders of the form \`\${NAME}\`, with letters, digits and \`_\` as the name`);
  }
}

/** The headers below `at`. Reports names, values and types that no header can have, and names that are given twice. */
export function headerConfigs(input: HeadersInput | undefined, at: string, context: LoadContext): HeaderConfig[] {
  const seen = new Map<string, string>();
  return Object.entries(input ?? {}).flatMap(([header, value]): HeaderConfig[] => {
    const headerAt = step(at, header);
    const key = placeAt(context, headerAt, "key");
    const known = seen.get(header.toLowerCase());
    if (!new RegExp(HEADER_NAME).test(header)) {
      const params = { expected: HEADER_NAME_MEANS, found: shown(header) };
      context.report(configCatalogue.create("wrong-value", params, key));
      return [];
    }
    if (known !== undefined) {
      context.report(configCatalogue.create("two-spellings", { key: known, alias: header }, key));
      return [];
    }
    seen.set(header.toLowerCase(), header);
    if (typeof value === "string") {
      checkValue(value, headerAt, context);
      return [{ at: headerAt, header, value }];
    }
    if (value.type !== undefined && !isHeaderType(value.type)) {
      const place = placeAt(context, step(headerAt, "type"));
      context.report(configCatalogue.create("wrong-header-type", { type: value.type }, place));
    }
    return [{ at: headerAt, header, ...value }];
  });
}
