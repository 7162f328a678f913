import { locationOf } from "@sdkwright/json-schema";
import { pathText } from "@sdkwright/plugin-api";
import { openapiCatalogue } from "../catalogue.js";
import type { Context } from "../context.js";
import type { FinishedCall } from "./calls.js";

/** Notes, once for a definition, that operations give pages which it does not declare, and what the first shows them by. */
export function notePages(context: Context, calls: readonly FinishedCall[]): void {
  const [first, ...others] = calls.filter(({ inferred }) => inferred);
  if (!first?.inferred) return;
  const { asked, answered } = first.inferred;
  const operation = `${first.operation.method} ${pathText(first.operation)}`;
  const params = { count: others.length + 1, operation, asked, answered };
  context.report(openapiCatalogue.create("looks-paginated", params, { location: locationOf(first.node, "key") }));
}
