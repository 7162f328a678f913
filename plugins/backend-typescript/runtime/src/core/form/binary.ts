import { openFile } from "../file/input.js";
import type { BodyEncoder } from "../http/body.js";

/** A body that is a file. */
export const binaryBody: BodyEncoder = async (spec, value) => {
  const file = await openFile(value);
  const { length, replayable } = file;
  const contentType = file.type ?? spec.mediaType ?? "application/octet-stream";
  return { contentType, length, replayable, open: () => file.open() };
};
