import type { Note } from "./types/Note.js";
import type { UnionRequestBody } from "./types/UnionRequestBody.js";
import type { FileInput } from "../core/file/input.js";

/** What `json` takes. */
export interface JsonRequest {
  name: string;
  tags?: string[];
}

/** What `jsonList` takes. */
export interface JsonListRequest {
  body: number[];
}

/** What `jsonOptional` takes. */
export interface JsonOptionalRequest {
  text?: string;
  /** @defaultValue false */
  pinned?: boolean;
}

/** What `form` takes. */
export interface FormRequest {
  grant_type: string;
  scopes?: string[];
  nested?: FormRequestNested;
}

/** What `upload` takes. */
export interface UploadRequest {
  /** The file. */
  file: FileInput;
  files?: FileInput[];
  meta?: Note;
  count?: number;
  labels?: string[];
}

/** What `binary` takes. */
export interface BinaryRequest {
  name: string;
  body: FileInput;
}

/** What `text` takes. */
export interface TextRequest {
  body: string;
}

/** What `xml` takes. */
export interface XmlRequest {
  body: string;
}

/** What `several` takes. */
export interface SeveralRequest {
  text: string;
  /** @defaultValue false */
  pinned?: boolean;
}

/** What `union` takes. */
export interface UnionRequest {
  body: UnionRequestBody;
}

/** What `shared` takes. */
export interface SharedRequest {
  text: string;
  /** @defaultValue false */
  pinned?: boolean;
}

export interface FormRequestNested {
  a?: string;
}
