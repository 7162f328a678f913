import type { ScaffoldFile } from "@sdkwright/plugin-api";
import { agentDocuments } from "./agents/documents.js";
import type { DocumentsSource } from "./documents-source.js";
import { licenseFile } from "./license.js";
import { readmeDocument } from "./readme/document.js";
import { writtenPage } from "./readme/written.js";
import { referenceDocument } from "./reference.js";

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
