import {
  type Api,
  joinTexts,
  keepFilesInForms,
  nameUnions,
  pinEventTypes,
  shareErrors,
  shareTypes,
  shareValues,
} from "@sdkwright/plugin-api";

/** The API with types as its SDKs declare them, and one type in place of those that are equal. */
export function share(api: Api): Api {
  const typed = joinTexts(keepFilesInForms(pinEventTypes(api)));
  return shareTypes(shareValues(nameUnions(shareErrors(typed))));
}
