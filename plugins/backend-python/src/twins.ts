/** The clients of an SDK: each class and function of one has its twin in the other. */
export type Mode = "sync" | "async";

export const MODES: readonly Mode[] = ["sync", "async"];

/** A class, by the name that it has in the synchronous client: its twin has `Async` before it. */
export function twinClass(name: string, mode: Mode): string {
  return mode === "async" ? `Async${name.replace(/^Sync/, "")}` : name;
}

/** A function, in the same way. */
export function twinFunction(name: string, mode: Mode): string {
  return mode === "async" ? `${name}_async` : name;
}
