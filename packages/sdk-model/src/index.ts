export { bodyTypeOf, takesExtra } from "./base.js";
export { explodesByDefault, pathTemplate } from "./call.js";
export { calledName } from "./called-name.js";
export { canOpen, messagesOf, openedChannel, receivedType, sentMessageTypes } from "./channels.js";
export * from "./contents.js";
export { type ClientSettings, clientData, signatureData } from "./descriptor/client.js";
export { operationData } from "./descriptor/operation.js";
export { channelPlanOf, errorPlanOf, methodOf, typePlanOf } from "./lookup.js";
export * from "./model.js";
export { modelOf } from "./model-of.js";
export * from "./nodes.js";
export { type ClientNames, clientsWith, type PartInfo, type PartInfos, partNodes } from "./parts.js";
export { extraType, isMapObject, mergedBody, propertyNamesOf } from "./questions/body.js";
export * from "./questions/credentials.js";
export * from "./questions/directions.js";
export * from "./questions/environments.js";
export { textOfEvents } from "./questions/event-text.js";
export { jsonType } from "./questions/json-type.js";
export {
  onlyValue,
  splitNull,
  takesNull,
  type ValueVariant,
  valueVariants,
  variantsByTag,
} from "./questions/nullable.js";
export * from "./questions/objects.js";
export { namedResource, outermostType, typeOwners } from "./questions/owners.js";
export * from "./questions/page-types.js";
export * from "./questions/pinned.js";
export * from "./questions/read-types.js";
export { isCarriedError, jsonRpcOf, parametersId, requestsOf } from "./questions/requests.js";
export * from "./questions/response-shape.js";
export * from "./questions/signatures.js";
export { STATUS_CLASSES, statusClass } from "./questions/status-class.js";
export * from "./questions/tags.js";
export * from "./questions/token-calls.js";
export { type TupleShape, tupleShape, tupleShapes, tupleShapesIn } from "./questions/tuples.js";
export { typesOfResult } from "./result.js";
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
export { isAlwaysThere } from "./types.js";
export { signatureOf } from "./webhooks.js";
