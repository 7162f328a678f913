import type { Part, RequestNode, Sym, Type } from "@sdkwright/plugin-api";
import { receivedType, statusText } from "@sdkwright/plugin-api";
import type { Context } from "../context.js";
import { dict, items } from "../literals.js";
import type { ClientForm } from "../parts.js";
import { docOfType, isDetailed, isNullable, isSym, jsonOf, nativeOf, type PhpType, typeOf } from "../types.js";

/** What a method returns, and how the runtime reads it. */
export interface Returned {
  /** The native type. */
  readonly type: Part;
  /** The type in the comment, where that says more. */
  readonly doc?: string;
  /** What the runtime reads the response by: of pages, an item and the whole body. */
  readonly json: readonly Part[];
  /** Classes that the comment names, and unions that it names by their short names. */
  readonly uses: readonly Sym[];
  readonly unions: readonly Sym[];
}

type Result = RequestNode["method"]["result"];
type Choice = Extract<Result, { kind: "choice" }>;

const symbolsIn = (...parts: readonly Part[]): Sym[] => parts.filter(isSym);

/** A type in a comment. */
interface Told {
  readonly doc: string;
  readonly uses: readonly Sym[];
  readonly unions: readonly Sym[];
}

function told(context: Context, type: Type): Told {
  const found = typeOf(context, type);
  return { ...found, doc: docOfType(found, { nullable: isNullable(context, type) }) };
}

/** A value of a type, or of none. */
function given(found: PhpType, json: Part, nullable: boolean): Returned {
  const doc = isDetailed(found) ? { doc: docOfType(found, { nullable }) } : {};
  return { type: nativeOf(found, { nullable }), ...doc, json: [json], uses: found.uses, unions: found.unions };
}

const TEXT: PhpType = { native: ["string"], docs: ["string"], uses: [], unions: [], json: "'string'" };

/** One of several types, by the status of the response; for a status that the API does not declare, what came. */
function choiceOf(context: Context, { cases, empty }: Choice): Returned {
  const found = cases.map(({ type }) => typeOf(context, type));
  const isAny = found.some(({ native }) => native.length === 0);
  const names = (parts: readonly Part[]): Part[] => [
    ...new Map(parts.map((part) => [isSym(part) ? part.name : String(part), part])).values(),
  ];
  const unknown = context.core("UnknownVariant");
  const all: PhpType = {
    native: isAny ? [] : names([...found.flatMap(({ native }) => native), unknown]),
    docs: [...new Set([...found.flatMap(({ docs }) => docs), docOfPart(unknown)])],
    uses: found.flatMap(({ uses }) => uses),
    unions: found.flatMap(({ unions }) => unions),
    json: "",
  };
  const docs = all.docs.includes("mixed") ? ["mixed"] : all.docs;
  const byStatus = cases.flatMap(({ statuses, type }) =>
    statuses.map((status) => [statusText(status), jsonOf(context, type)] as const),
  );
  const nullable = empty || cases.some(({ type }) => isNullable(context, type));
  return given({ ...all, docs }, items(["'status'", dict(byStatus)]), nullable);
}

/** A class of the runtime around what it gives. */
function wrapped(context: Context, name: string, types: readonly Type[]): Returned {
  const type = context.core(name);
  const inner = types.map((one) => told(context, one));
  return {
    type,
    doc: `${isSym(type) ? type.name : type}<${inner.map(({ doc }) => doc).join(", ")}>`,
    json: types.map((one) => jsonOf(context, one)),
    uses: inner.flatMap(({ uses }) => uses),
    unions: inner.flatMap(({ unions }) => unions),
  };
}

const plain = (type: Part, json: readonly Part[] = []): Returned => ({ type, json, uses: [], unions: [] });

/** What the plain form of a method returns. */
function plainResult(context: Context, { method: { result } }: RequestNode): Returned {
  switch (result.kind) {
    case "nothing":
      return plain("void");
    case "value": {
      const isText = result.media === "text";
      const found = isText ? TEXT : typeOf(context, result.type);
      const nullable = result.empty || (!isText && isNullable(context, result.type));
      return given(found, isText ? TEXT.json : jsonOf(context, result.type, found), nullable);
    }
    case "choice":
      return result.media === "text" ? given(TEXT, TEXT.json, result.empty) : choiceOf(context, result);
    case "page":
      return wrapped(context, "Pager", [result.item, result.page]);
    case "stream":
      return wrapped(context, "EventStream", [result.item]);
    case "file":
      return plain(result.buffered ? "string" : context.core("BinaryResponse"));
    case "socket": {
      const name = context.declared(context.names.type(result.channel));
      return plain(name, [[name, "::class"], jsonOf(context, receivedType(context.sdk, result.channel))]);
    }
    default:
      return result satisfies never;
  }
}

const docOfPart = (part: Part): string => {
  if (typeof part === "string") return part === "void" ? "null" : part;
  return isSym(part) ? part.name : (part as readonly Part[]).map(docOfPart).join("");
};

/** What a method returns in a form of its client. */
export function returned(context: Context, node: RequestNode, form: ClientForm): Returned {
  const own = plainResult(context, node);
  if (form === "client") return own;
  const type = context.core(form === "batch" ? "Pending" : "RawResponse");
  const { result } = node.method;
  const page =
    result.kind === "page" && form === "rawClient" ? wrapped(context, "Page", [result.item, result.page]) : own;
  const doc = `${docOfPart(type)}<${page.doc ?? docOfPart(page.type)}>`;
  return { ...page, type, doc, uses: [...page.uses, ...symbolsOf(page.type)] };
}

/** Classes in a native type. */
function symbolsOf(part: Part): Sym[] {
  if (typeof part === "string") return [];
  return Array.isArray(part) ? (part as readonly Part[]).flatMap(symbolsOf) : symbolsIn(part);
}
