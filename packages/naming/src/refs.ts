import { type Data, dataText, type NameRef } from "@sdkwright/descriptor";
import type { StatusClass } from "@sdkwright/sdk-model";
import { caseWords } from "./casing.js";
import type { NameTable } from "./table.js";

/** What something that a descriptor refers to is called. */
export function referredName(names: NameTable, ref: NameRef): string {
  switch (ref.kind) {
    case "credential":
      return names.credential(ref.scheme, ref.part);
    case "header":
      return names.header(ref.header);
    case "variable":
      return names.variable(ref.name);
    case "environment":
      return names.environment(ref.index);
    case "parameter":
      return names.parameter(ref.method, ref.in, ref.name);
    case "body":
      return names.body(ref.method);
    case "method":
      return names.method(ref.id);
    case "error":
      return names.type(ref.id);
    default:
      return ref satisfies never;
  }
}

/** A text or a number of a descriptor as it is, a name as it is spelled. */
export function spelledText(names: NameTable, data: Data | undefined): string {
  return data?.kind === "name" ? referredName(names, data.ref) : dataText(data);
}

/** The class of errors of a status, which the runtimes of all languages have: `NotFoundError`. */
export function statusErrorName(group: StatusClass): string {
  return `${caseWords(group.split("-"), "pascal", false)}Error`;
}
