export { bodyTypeOf } from "./base.js";
export { extraType, isMapObject, mergedBody, propertyNamesOf } from "./body.js";
export { explodesByDefault, pathTemplate } from "./call.js";
export { calledName } from "./called-name.js";
export { canOpen, messagesOf, openedChannel, receivedType, sentMessageTypes } from "./channels.js";
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
export { jsonType } from "./json-type.js";
export * from "./method.js";
export { modelOf, STATUS_CLASSES, statusClass } from "./model.js";
export * from "./nodes.js";
export { splitNull, type ValueVariant, valueVariants } from "./nullable.js";
export { namedResource, outermostType, typeOwners } from "./owners.js";
export { type ClientNames, clientsWith, type PartInfo, type PartInfos, partNodes } from "./parts.js";
export { isCarriedError, jsonRpcOf, parametersId, requestsOf } from "./requests.js";
export { typesOfResult } from "./result.js";
export * from "./sdk.js";
export { shapeFor } from "./shape.js";
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
export { signatureOf } from "./webhooks.js";
