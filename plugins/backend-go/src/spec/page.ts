import type { HttpOperation, Pagination, ValuePath } from "@sdkwright/plugin-api";
import { pageStart, pageTypes } from "@sdkwright/plugin-api";
import type { Emission } from "../emission.js";
import { atom, pointer, scalar, struct, text, texts, type Value } from "../literals.js";

function requestPath({ core }: Emission, place: ValuePath): Value {
  return struct(core("RequestPath"), [
    ["In", text(place.in)],
    ["Path", texts(place.path)],
  ]);
}

function pageOf(emission: Emission, operation: HttpOperation, page: Pagination): Value {
  const { core } = emission;
  const kind = (name: string): readonly [string, Value] => ["Kind", atom(core(name), name.length + 5)];
  const results = ["Results", texts(page.results.path)] as const;
  const head = core("PageSpec");
  switch (page.kind) {
    case "cursor":
      return struct(head, [
        kind("CursorPage"),
        ["At", requestPath(emission, page.cursor)],
        ["Next", texts(page.next.path)],
        results,
      ]);
    case "offset": {
      const start = pageStart(operation, page);
      return struct(head, [
        kind("OffsetPage"),
        ["At", requestPath(emission, page.offset)],
        ["PerPage", page.unit === "page" ? scalar(true) : undefined],
        results,
        ["Step", page.step && pointer(requestPath(emission, page.step))],
        ["HasNext", page.hasNextPage && texts(page.hasNextPage.path)],
        ["Start", start === undefined ? undefined : atom([core("Ptr"), `(int64(${start}))`], 20)],
      ]);
    }
    case "uri":
    case "path":
      return struct(head, [
        kind(page.kind === "uri" ? "URIPage" : "PathPage"),
        ["Next", texts(page.next.path)],
        results,
      ]);
    case "custom":
      return struct(head, [kind("CustomPage"), results]);
    default:
      return page satisfies never;
  }
}

/** How the runtime gets from a page to the next. */
export function pageSpec(emission: Emission, operation: HttpOperation): Value | undefined {
  const typed = pageTypes(emission.target.api, operation);
  return operation.pagination && typed && pointer(pageOf(emission, operation, operation.pagination));
}
