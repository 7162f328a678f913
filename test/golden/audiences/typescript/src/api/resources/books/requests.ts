import type { FileInput } from "../../../core/file/input.js";

/** What `list` takes. */
export interface ListBooksRequest {
  author?: string;
  genre?: string;
}

/** What `upload` takes. */
export interface UploadBooksRequest {
  file: FileInput;
}
