import type { JsonObject } from "./json-object.js";
import type { Action } from "./migration.js";

/** Actions of the overlay that is being made: updates of one target are one action. */
export interface Changes {
  readonly actions: readonly Action[];
  update(target: string, update: JsonObject, comment?: readonly string[]): void;
  /** An action beside those that are gathered by target, in its place. */
  add(action: Action): void;
}

export function createChanges(): Changes {
  const actions: Action[] = [];
  const places = new Map<string, number>();
  return {
    actions,
    add: (action) => void actions.push(action),
    update(target, update, comment = []) {
      const place = places.get(target);
      const known = place === undefined ? undefined : actions[place];
      if (place === undefined || known === undefined) {
        places.set(target, actions.push({ target, update, comment }) - 1);
        return;
      }
      const merged = { ...(known.update as JsonObject), ...update };
      actions[place] = { target, update: merged, comment: [...(known.comment ?? []), ...comment] };
    },
  };
}
