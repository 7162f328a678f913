import type { Received } from "../server/script.js";
import { header } from "./steps.js";

/** A part of a multipart body, without what may differ from one sending to the next. */
export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  /** Its header lines, in order. */
  readonly head: string;
  readonly body: string;
}

function partOf(text: string): Part {
  const end = text.indexOf("\r\n\r\n");
  const head = text.slice(0, end);
  const filename = /; filename="([^"]*)"/i.exec(head)?.[1];
  const type = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim();
  return {
    name: /; name="([^"]*)"/i.exec(head)?.[1] ?? "",
    ...(filename !== undefined && { filename }),
    ...(type !== undefined && { type }),
    head,
    body: text.slice(end + 4, -2),
  };
}

/** Takes a multipart body apart by the boundary that its request names. */
export function partsOf(request: Received | undefined): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(header(request, "content-type") ?? "")?.[1];
  if (!request || boundary === undefined) throw new Error("The request is no multipart body");
  const pieces = request.body.split(`--${boundary}`);
  if (pieces.at(-1)?.trim() !== "--") throw new Error("The multipart body has no end");
  return pieces.slice(1, -1).map((piece) => partOf(piece.replace(/^\r\n/, "")));
}
