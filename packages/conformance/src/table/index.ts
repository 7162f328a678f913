export { type ArgumentEntry, argumentEntry, fieldLocation } from "./arguments.js";
export { type ConstructorOption, callName, constructorOptions, signedWebhook } from "./calls.js";
export {
  type DeclaredEntry,
  type PropertyEntry,
  type ResultEntry,
  type TypeEntry,
  type TypesTable,
  typeEntry,
  typesTable,
  type VariantEntry,
} from "./types.js";
