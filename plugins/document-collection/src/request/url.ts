import { segmentOf } from "@sdkwright/docs-kit";
import type { CallPlan } from "@sdkwright/plugin-api";
import type { Entry, Url } from "../collection.js";
import type { Context } from "../context.js";
import { encoded, variable } from "../text.js";
import { descriptionOf, type Given } from "./parameters.js";

const PARAMETER = /\{([^}]*)\}/g;

/** The value of a path parameter. Separators of lists stay as they are. */
function pathValue({ parameter, value, variable: filler }: Given, isGreedy: boolean): string {
  if (filler !== undefined) return variable(filler);
  const text = encoded(segmentOf(parameter.name.wire, value, parameter), isGreedy);
  return typeof value === "object" ? text.replace(/%(?:3B|3D)/g, decodeURIComponent) : text;
}

/**
 * The URL of a request. A segment that is one parameter is `:name`, which has a description and is easy to fill; one of
 * several parts holds its sample values, since formats do not know parameters within segments.
 */
export function urlOf(context: Context, call: CallPlan, given: readonly Given[]): Omit<Url, "query"> {
  const variables: Entry[] = [];
  const ofPath = new Map(
    given.filter(({ parameter }) => parameter.in === "path").map((one) => [one.parameter.name.wire, one]),
  );
  const isGreedy = (name: string): boolean => call.parameters.some((one) => one.name === name && one.greedy === true);
  const textOf = (name: string): string => {
    const found = ofPath.get(name);
    return found ? pathValue(found, isGreedy(name)) : "";
  };
  const path = call.template
    .replace(/^\//, "")
    .split("/")
    .map((segment) => {
      const [whole, name = ""] = /^\{([^}]*)\}$/.exec(segment) ?? [];
      const found = ofPath.get(name);
      if (whole === undefined || !found || isGreedy(name) || !/^[\w.-]+$/.test(name)) {
        return segment.replace(PARAMETER, (_, inner: string) => textOf(inner)).replace(/^:/, "%3A");
      }
      variables.push({
        name,
        value: textOf(name),
        description: descriptionOf(context, found.parameter),
        disabled: false,
      });
      return `:${name}`;
    });
  return { base: context.baseUrls[call.server] ?? "", path: call.template === "" ? [] : path, variables };
}
