/** A step of a path into a request or a response. */
export interface ValueStep {
  /** Of a parameter or a property. */
  readonly name: string;
  /** Whether the path goes on in the last item of the list that has the name: `data[-1]`. */
  readonly isLastItem: boolean;
}

/** A path such as `$request.cursor` or `$response.data[-1].id`. */
export interface WrittenValuePath {
  readonly root: "$request" | "$response";
  /** Whether the path goes on in the last item of a response that is a list: `$response[-1].id`. */
  readonly isLastItem: boolean;
  readonly steps: readonly ValueStep[];
}

const LAST_ITEM = "[-1]";

/** Reads a path into a request or a response. Undefined for any other text, also with a name that is empty. */
export function parseValuePath(text: string): WrittenValuePath | undefined {
  const [{ name: root, isLastItem }, ...steps] = text.split(".").map(stepOf) as [ValueStep, ...ValueStep[]];
  if (root !== "$request" && root !== "$response") return undefined;
  return steps.some(({ name }) => name === "") ? undefined : { root, isLastItem, steps };
}

function stepOf(written: string): ValueStep {
  const isLastItem = written.endsWith(LAST_ITEM);
  return { name: isLastItem ? written.slice(0, -LAST_ITEM.length) : written, isLastItem };
}

/** A step as it is written. */
export function stepText({ name, isLastItem }: ValueStep): string {
  return isLastItem ? `${name}${LAST_ITEM}` : name;
}
