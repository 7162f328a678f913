export { bodyTypeOf } from "./base.js";
export { extraType, isMapObject, mergedBody, propertyNamesOf } from "./body.js";
export { explodesByDefault, pathTemplate } from "./call.js";
export { calledName } from "./called-name.js";
export { openedChannel, receivedType, sentMessageTypes } from "./channel-calls.js";
export type {
  AuthPlan,
  ClientOption,
  CredentialPlan,
  EnvironmentPlan,
  Scheme,
  SchemeApplication,
  TokenCall,
  TokenPlan,
} from "./client.js";
export * from "./contents.js";
export { type ClientSettings, clientData, signatureData } from "./descriptor/client.js";
export type { Data, DataRecord, NameRef } from "./descriptor/data.js";
export { operationData } from "./descriptor/operation.js";
export * from "./descriptor/read.js";
export { textOfEvents } from "./event-text.js";
export { pinEventTypes } from "./event-types.js";
export { keepFilesInForms } from "./file-places.js";
export { joinTexts } from "./join-texts.js";
export { jsonType } from "./json-type.js";
export * from "./method.js";
export { modelOf, STATUS_CLASSES, statusClass } from "./model.js";
export { nameUnions } from "./name-unions.js";
export * from "./nodes.js";
export { splitNull, type ValueVariant, valueVariants } from "./nullable.js";
export { outermostType } from "./owners.js";
export { type ClientNames, clientsWith, type PartInfo, type PartInfos, partNodes } from "./parts.js";
export { isCarriedError, jsonRpcOf, parametersId } from "./remote-calls.js";
export { typesOfResult } from "./result.js";
export * from "./sdk.js";
export { shapeFor } from "./shape.js";
export { shareTypes } from "./share.js";
export { shareErrors } from "./share-errors.js";
export { shareValues } from "./share-values.js";
export {
  type CallCredential,
  fieldsOfMethod,
  isNeededOption,
  optionRef,
  perCallCredentials,
  sourceOf,
  sourceOfOption,
} from "./sources.js";
export type { SdkStyle } from "./style.js";
export { type TupleShape, tupleShape, tupleShapes, tupleShapesIn } from "./tuples.js";
export { isAlwaysThere } from "./types.js";
export { requestsOf, viewOf } from "./view.js";
export { signatureOf } from "./webhooks.js";
