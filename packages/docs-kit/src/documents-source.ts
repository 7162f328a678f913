import type { PlannedFile, ReferenceSpelling } from "@sdkwright/plugin-api";
import type { ReadmeSource } from "./readme/page.js";

/** What the documents of an SDK are made of. */
export interface DocumentsSource extends ReadmeSource {
  readonly spelling: ReferenceSpelling;
  /** The files of the SDK, so that the reference links what it names. */
  readonly files?: readonly PlannedFile[];
}
