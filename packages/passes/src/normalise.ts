import type { Api } from "@sdkwright/ir-schema";
import { deduplicateErrors } from "./deduplicate-errors.js";
import { deduplicateTypes } from "./deduplicate-types.js";
import { deduplicateValues } from "./deduplicate-values.js";
import { keepFilesInForms } from "./keep-files-in-forms.js";
import { nameUnions } from "./name-unions.js";
import { pinEventTypes } from "./pin-event-types.js";
import { textUnionsAsEnums } from "./text-unions-as-enums.js";

/** The passes over the API of all languages, in order. Unions get their names before types that hold them are compared. */
const PASSES: readonly ((api: Api) => Api)[] = [
  pinEventTypes,
  keepFilesInForms,
  textUnionsAsEnums,
  deduplicateErrors,
  nameUnions,
  deduplicateValues,
  deduplicateTypes,
];

/** The API with types as its SDKs declare them, and one type in place of those that are equal. */
export function normalise(api: Api): Api {
  return PASSES.reduce((changed, pass) => pass(changed), api);
}
