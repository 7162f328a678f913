import { docParagraphs, exampleValue } from "@sdkwright/docs-kit";
import type { CallPlan, GlobalHeader } from "@sdkwright/plugin-api";
import type { Entry } from "../collection.js";
import type { Context } from "../context.js";
import { plainText, variable } from "../text.js";

/** Variables that the environment of SDKs fills: `${NAME}` in the value of a header. */
export const ENVIRONMENT_VARIABLE = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

function headerValue({ names }: Context, { header, value }: GlobalHeader): string {
  switch (value.kind) {
    case "literal":
      return plainText(value.value);
    case "environment":
      return value.template.replace(ENVIRONMENT_VARIABLE, (_, name: string) => variable(name));
    case "parameter":
      return variable(names.header(header));
    default:
      return value satisfies never;
  }
}

/** Headers that all requests carry, of one definition or of the API. */
export function globalHeaders(context: Context, { definition }: Pick<CallPlan, "definition">): Entry[] {
  const own = context.api.headers.filter((one) => one.definition === undefined || one.definition === definition);
  return own.map((header) => {
    const { value } = header;
    const isOptional = value.kind === "parameter" && !value.required && value.default === undefined;
    return {
      name: header.header,
      value: headerValue(context, header),
      description: docParagraphs(header).join("\n\n"),
      disabled: isOptional,
    };
  });
}

/** The value that an environment begins with for a header which clients are given. */
export function headerDefault(context: Context, { header, value }: GlobalHeader): string {
  if (value.kind !== "parameter") return "";
  const place = { direction: "request", depth: 0, open: [], hint: header } as const;
  const sample = value.default ?? (value.required ? exampleValue(context, value.type, place) : undefined) ?? "";
  return plainText(typeof sample === "string" ? sample : JSON.stringify(sample));
}
