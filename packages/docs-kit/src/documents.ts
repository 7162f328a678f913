import type { PlannedFile, ReferenceSpelling, ScaffoldFile } from "@sdkwright/plugin-api";
import { licenseFile } from "./license.js";
import { readmeDocument } from "./readme/document.js";
import type { ReadmeSource } from "./readme/page.js";
import { referenceDocument } from "./reference.js";

/** What the documents of an SDK are made of. */
export interface DocumentsSource extends ReadmeSource {
  readonly spelling: ReferenceSpelling;
  /** The files of the SDK, so that the reference links what it names. */
  readonly files?: readonly PlannedFile[];
}

/** `README.md`; `reference.md` with its pages and `LICENSE`, where there is anything to say in them. */
export function sdkDocuments(source: DocumentsSource): ScaffoldFile[] {
  const { target, packageName } = source;
  return [...readmeDocument(source), ...referenceDocument(source), ...licenseFile(target.packageInfo, packageName)];
}
