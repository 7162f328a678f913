export { type ConstructorOption, callName, constructorOptions, fieldLocation } from "./calls.js";
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
