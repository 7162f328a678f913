import type {
  ChannelId,
  ErrorId,
  OperationId,
  ParameterPlace,
  ResourceId,
  SchemeId,
  TypeId,
  WebhookId,
} from "@sdkwright/ir-schema";
import type { FieldSource } from "@sdkwright/sdk-model";
import type { CompanionKind, CompanionKinds } from "./companion-kinds.js";

/** Where a parameter stands; `param` is a parameter of a call by name (RPC), which has no place. */
export type ParameterKeyPlace = ParameterPlace | "param";

/**
 * Names as data: by what they name, then by its key. Of members, those that equal their key are left out; they stand below
 * `property <type>`, `member <type>` and `parameter <operation>`.
 */
export interface NameData {
  readonly [kind: string]: { readonly [key: string]: string };
}

/** Whose names are wanted. */
export interface NameScope {
  readonly types: Iterable<TypeId>;
  /** Types whose members are wanted too. */
  readonly members: Iterable<TypeId>;
  readonly operations: Iterable<OperationId>;
}

/**
 * Every name of one SDK, settled before any text is emitted. Immutable. Asking for something that the API does not hold
 * is a bug and throws.
 */
export interface NameTable {
  /** Declared name of a type, error, webhook or channel. */
  type(id: TypeId | ErrorId | WebhookId | ChannelId): string;
  /** Name of an operation's request type: that of its body, where it is nothing else. */
  request(id: OperationId): string;
  /** Verb and resource of an operation, as what goes with its request type is called after: `ListPets`. */
  action(id: OperationId): string;
  /** Class name of a resource; of the root, the client itself. */
  client(id: ResourceId): string;
  /** Name by which a resource hangs on its parent. */
  resource(id: ResourceId): string;
  method(id: OperationId): string;
  /** Of a property that the type declares or inherits. */
  property(type: TypeId, wire: string): string;
  enumMember(type: TypeId, value: string | number): string;
  variant(type: TypeId, index: number): string;
  /** Key of the request object for a parameter. Where names clash, the body's property keeps it. */
  parameter(operation: OperationId, place: ParameterKeyPlace, wire: string): string;
  /** Key of the request object for a body that is not merged into it. */
  body(operation: OperationId): string;
  /** Argument of a method, or key of its request object, for a field of the model. */
  field(operation: OperationId, from: FieldSource): string;
  /** Constructor option of a credential that is not omitted: `token`, `username`, `password`, `value`, `clientId`, `clientSecret`, `accessToken`. */
  credential(scheme: SchemeId, part: string): string;
  /** Constructor option of a global header that is a parameter, by header name. */
  header(header: string): string;
  /** Constructor option of a client-level variable, or of a variable of URL templates, by wire name. */
  variable(wire: string): string;
  /** Member of the environments, by index. */
  environment(index: number): string;
  /** Role of an environment's URL, by index. */
  urlRole(index: number): string;
  /** File stem of a declared type, or folder of a resource within its parent's. */
  file(id: TypeId | ErrorId | WebhookId | ChannelId | ResourceId): string;
  /** Name of a member that every root client has ({@link NamingProfile.rootMembers}). */
  rootMember(wanted: string): string;
  /** The name that goes with something ({@link NamingProfile.companions}). */
  companion<K extends CompanionKind>(kind: K, ...subject: CompanionKinds[K]["subject"]): string;
  /** The name that a part of the SDK declares ({@link NamingProfile.parts}), by the client that it goes with. */
  part(part: string, client: ResourceId): string;
  /** Whether something of the package has the name. */
  isTaken(name: string): boolean;
  /** The names of some types and operations as data, or those that belong to none: {@link readNames} makes a table of them. */
  dataOf(scope: NameScope | "shared"): NameData;
  /** Everything, keyed readably, in declared order: the golden form. Keys that equal their wire name are left out. */
  toJSON(): { readonly [key: string]: string };
}
