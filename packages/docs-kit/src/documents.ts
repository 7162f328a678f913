import type { PlannedFile, ReferenceSpelling, ScaffoldFile } from "@sdkwright/plugin-api";
import { agentDocuments } from "./agents/documents.js";
import { licenseFile } from "./license.js";
import { readmeDocument } from "./readme/document.js";
import type { ReadmeSource } from "./readme/page.js";
import { writtenPage } from "./readme/written.js";
import { referenceDocument } from "./reference.js";

/** What the documents of an SDK are made of. */
export interface DocumentsSource extends ReadmeSource {
  readonly spelling: ReferenceSpelling;
  /** The files of the SDK, so that the reference links what it names. */
  readonly files?: readonly PlannedFile[];
}

/** `README.md`, `reference.md` with its pages and `LICENSE`, where there is anything to say in them, and what agents read. */
export function sdkDocuments(source: DocumentsSource): ScaffoldFile[] {
  const { target, packageName } = source;
  const written = writtenPage(source);
  const reference = referenceDocument(source);
  return [
    ...readmeDocument({ ...source, written }),
    ...reference,
    ...agentDocuments(source, written, reference),
    ...licenseFile(target.packageInfo, packageName),
  ];
}
