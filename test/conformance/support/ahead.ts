import type { Api, HttpOperation, Pagination, Plugin, ResponseContent } from "@sdkwright/plugin-api";
import { PLUGINS } from "../../support/compile.js";

const body = (...path: string[]) => ({ in: "body" as const, path });
const query = (name: string) => ({ in: "query" as const, path: [name] });

/** What the fixture declares by extensions that frontends may not read yet. */
const PAGES: { readonly [operationId: string]: Pagination } = {
  pets_list: { kind: "cursor", cursor: query("cursor"), next: body("next_cursor"), results: body("items") },
  pets_listOffset: {
    kind: "offset",
    offset: query("offset"),
    unit: "item",
    results: body("items"),
    hasNextPage: body("has_more"),
  },
  pets_listNext: { kind: "uri", next: body("next"), results: body("items") },
};

function withTerminator(content: ResponseContent): ResponseContent {
  return content.kind === "sse" ? { ...content, terminator: "[DONE]" } : content;
}

function ahead(operation: HttpOperation): HttpOperation {
  const { operationId = "", responses } = operation;
  const pagination = operation.pagination ?? PAGES[operationId];
  const ended = responses.map((response) => ({ ...response, contents: response.contents.map(withTerminator) }));
  return {
    ...operation,
    ...(pagination && { pagination }),
    ...(operationId === "chat_stream" && { responses: ended }),
  };
}

function complete(api: Api): Api {
  const operations = Object.entries(api.operations).map(([id, operation]) => {
    return [id, operation.kind === "http" ? ahead(operation) : operation] as const;
  });
  return { ...api, operations: Object.fromEntries(operations) as Api["operations"] };
}

const extensions: Plugin = {
  name: "conformance-extensions",
  apply: ({ hooks }) => hooks.ir.tap("conformance-extensions", complete),
};

/** The plugins of the suite: pagination and terminators are proven in the IR before a frontend reads them. */
export const SUITE_PLUGINS: readonly Plugin[] = [...PLUGINS, extensions];
