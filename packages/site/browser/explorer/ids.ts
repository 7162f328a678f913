import { useState } from "preact/hooks";

let count = 0;

/** An id that no other element of the page has. Those of Preact begin anew in each panel. */
export function useElementId(): string {
  const [id] = useState(() => `field-${++count}`);
  return id;
}
