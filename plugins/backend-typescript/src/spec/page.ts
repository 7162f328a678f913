import type { HttpOperation, Pagination, ValuePath } from "@sdkwright/plugin-api";
import { mergedBody, pageStart, pageTypes } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { object, scalar, text, texts, type Value } from "../literals.js";

/** A place in a request, by the keys of the request object. */
function requestPath(emission: Emission, operation: HttpOperation, place: ValuePath): Value {
  const { api, names } = emission.target;
  const [first = "", ...rest] = place.path;
  const whole = place.in === "body" && mergedBody(api, operation) === null;
  const head = place.in === "body" ? first : names.parameter(operation.id, place.in, first);
  const path = whole ? [names.body(operation.id), ...place.path] : [head, ...rest];
  return object([
    ["in", text(place.in)],
    ["path", texts(path)],
  ]);
}

function pageOf(emission: Emission, operation: HttpOperation, page: Pagination): Value {
  const results = ["results", texts(page.results.path)] as const;
  const place = (path: ValuePath | undefined): Value | undefined => path && requestPath(emission, operation, path);
  switch (page.kind) {
    case "cursor":
      return object([
        ["kind", text(page.kind)],
        ["cursor", place(page.cursor)],
        ["next", texts(page.next.path)],
        results,
      ]);
    case "offset": {
      const start = pageStart(operation, page);
      return object([
        ["kind", text(page.kind)],
        ["offset", place(page.offset)],
        ["unit", text(page.unit)],
        results,
        ["step", place(page.step)],
        ["hasNextPage", page.hasNextPage && texts(page.hasNextPage.path)],
        ["start", start === undefined ? undefined : scalar(start)],
      ]);
    }
    case "uri":
    case "path":
      return object([["kind", text(page.kind)], ["next", texts(page.next.path)], results]);
    case "custom":
      return object([["kind", text(page.kind)], results]);
    default:
      return page satisfies never;
  }
}

/** How the runtime gets from a page to the next. */
export function pageSpec(emission: Emission, operation: HttpOperation): Value | undefined {
  const typed = pageTypes(emission.target.api, operation);
  return operation.pagination && typed && pageOf(emission, operation, operation.pagination);
}
