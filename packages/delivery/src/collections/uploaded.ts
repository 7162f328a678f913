import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, pack, STATE_FOLDER, UPLOADED_NAME, unpack } from "@sdkwright/output";
import type { CollectionDocument } from "./service.js";

/** What the last delivery uploaded to a workspace. */
export interface Uploaded {
  readonly workspace: string;
  readonly collection: string;
  /** As it was generated, before anything of the workspace was merged into it. */
  readonly generated: CollectionDocument;
}

const pathIn = (folder: string): string => join(folder, STATE_FOLDER, UPLOADED_NAME);

function read(line: string): Uploaded | undefined {
  try {
    const bytes = unpack(line);
    return typeof bytes === "string" ? undefined : (JSON.parse(Buffer.from(bytes).toString("utf8")) as Uploaded);
  } catch {
    return undefined;
  }
}

/** What the last delivery from a folder uploaded; undefined where the folder does not know. */
export function readUploaded(folder: string, workspace: string): Uploaded | undefined {
  let text: string;
  try {
    text = readFileSync(pathIn(folder), "utf8");
  } catch {
    return undefined;
  }
  // A merge of version control leaves a line of each branch.
  return text
    .split("\n")
    .map(read)
    .findLast((one) => one?.workspace === workspace);
}

/** Remembers what was uploaded, in the state of the folder. */
export function writeUploaded(folder: string, uploaded: Uploaded): void {
  makeFolder(join(folder, STATE_FOLDER));
  writeFileSync(pathIn(folder), `${pack(JSON.stringify(uploaded))}\n`);
}
