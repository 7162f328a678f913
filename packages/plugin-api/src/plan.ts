import type { TypeDecl } from "@sdkwright/ir-schema";
import {
  type Client,
  type Content,
  contentsOf,
  isTypeNode,
  type PartInfo,
  type PartNode,
  type Sdk,
  type SdkNode,
  type SdkNodeOf,
  type TypeNode,
} from "@sdkwright/sdk-model";
import type { PlannedFile } from "./backend.js";

/** Files while nodes are put into them. */
export interface FilePlan {
  /** Adds nodes to the end of a file, which is planned once it has one. */
  add(path: string, ...nodes: readonly SdkNode[]): void;
  /** Every file, in the order of their first nodes. */
  files(): PlannedFile[];
}

/** A plan of no files. */
export function createPlan(): FilePlan {
  const files = new Map<string, SdkNode[]>();
  return {
    add(path, ...nodes) {
      const planned = files.get(path);
      if (planned) planned.push(...nodes);
      else if (nodes.length > 0) files.set(path, [...nodes]);
    },
    files: () => [...files].map(([path, nodes]) => ({ path, nodes })),
  };
}

/** The path of a file, or what tells it for each; null for what the language has no code for. */
type Place<Placed> = string | null | ((placed: Placed, client: Client | null) => string | null);

/** Kinds of nodes other than types and parts. */
type OtherKind = Exclude<SdkNode["kind"], TypeNode["kind"] | "part">;

/** Where a language has each of the parts that it declares. */
export type PartPlaces<Part extends string> = { readonly [P in Part]: Place<PartNode> };

/** One place, or one way to tell it, for all parts of a language. */
export function samePlace<Part extends string>(
  parts: { readonly [P in Part]: PartInfo },
  place: Place<PartNode>,
): PartPlaces<Part> {
  return Object.fromEntries(Object.keys(parts).map((part) => [part, place])) as PartPlaces<Part>;
}

/** The parts of a language, where each of them is, and the files that have something already. */
export interface PlanOptions<Part extends string> {
  readonly parts?: { readonly [P in Part]: PartInfo };
  readonly partPlaces?: PartPlaces<Part>;
  readonly plan?: FilePlan;
}

/** Where a language has each kind of node. The client is the one that has the node for itself: see {@link Content}. */
export type Places = { readonly [K in OtherKind]: Place<SdkNodeOf<K>> } & {
  /**
   * Where a type is, by the one in whose body it stands: itself for one that stands in none, or for every type where
   * {@link inner} is `apart`.
   */
  readonly type: Place<TypeDecl>;
  /** `apart`: types that stand in the body of another one have places of their own, as in languages with a file for each class. */
  readonly inner?: "apart";
};

function pathOf<Placed>(place: Place<Placed>, placed: Placed, client: Client | null): string | null {
  return typeof place === "function" ? place(placed, client) : place;
}

/** The places are by kind; the lookup loses the proof that this kind of node is taken. */
function placeOf(places: Places, parts: PartPlaces<string>, { node, client, outer }: Content): string | null {
  if (outer) return pathOf(places.type, places.inner === "apart" && isTypeNode(node) ? node.decl : outer, client);
  if (node.kind === "part") return pathOf(parts[node.part] ?? null, node, client);
  return pathOf(places[node.kind as OtherKind] as Place<SdkNode>, node, client);
}

/**
 * Plans everything that an SDK consists of, the parts of the language last, in the places that the language has for it, behind
 * what the plan has already.
 */
export function planSdk<Part extends string>(sdk: Sdk, places: Places, options: PlanOptions<Part> = {}): FilePlan {
  const { parts = {}, partPlaces = {}, plan = createPlan() } = options;
  for (const content of contentsOf(sdk, parts)) {
    const path = placeOf(places, partPlaces, content);
    if (path !== null) plan.add(path, content.node);
  }
  return plan;
}
