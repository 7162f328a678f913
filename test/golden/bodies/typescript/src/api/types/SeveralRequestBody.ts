import type { FileInput } from "../../core/file/input.js";

export interface SeveralRequestBody {
  file?: FileInput;
}
