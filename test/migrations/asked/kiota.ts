import { endpointText, operationsOf } from "./definition.js";
import { type AskedMethod, list, type Mapping, mapping } from "./request.js";

/** Methods of request builders: a group for each segment of a path, and a method for each one of HTTP. */
export function askedOfKiota(config: Mapping, definition: Mapping): readonly AskedMethod[] {
  const [client] = config.clients === undefined ? [config] : Object.values(mapping(config.clients));
  const { includePatterns, excludePatterns } = mapping(client);
  const [included, excluded] = [patterns(includePatterns), patterns(excludePatterns)];
  return operationsOf(definition).flatMap((operation): AskedMethod[] => {
    const { method, path, parameters } = operation;
    const fits = (one: Pattern): boolean => one.fits(path) && (one.methods?.includes(method) ?? true);
    if (excluded.some(fits) || (included.length > 0 && !included.some(fits))) return [];
    const segments = path.split("/").filter((segment) => segment !== "");
    const group = segments.map((segment) => segment.replace(/^\{(.+)\}$/, "by-$1").replace(/[{}]/g, ""));
    const names = parameters.filter((one) => one.in === "query").map((one) => String(one.name).replace(/^\$/, ""));
    return [{ endpoint: endpointText(operation), group, name: method, parameters: names }];
  });
}

interface Pattern {
  readonly fits: (path: string) => boolean;
  readonly methods: readonly string[] | undefined;
}

function patterns(given: unknown): readonly Pattern[] {
  return list(given).map((one) => {
    const [place = "", methods] = String(one).split("#");
    const escaped = place.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    const source = escaped.replace(/\*\*|\*/g, (star) => (star === "**" ? ".*" : "[^/]*"));
    const expression = new RegExp(`^${source}$`);
    return { fits: (path) => expression.test(path), methods: methods?.toLowerCase().split(",") };
  });
}
