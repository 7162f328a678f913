// Definitions of OpenAPI with as many operations as are asked for.

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema) => ({ content: { "application/json": { schema } } });

/** An object with an enum, a date-time, a list, and a reference to the next one. */
function thing(next) {
  const text = { type: "string" };
  const properties = {
    ...{ id: text, name: text, count: { type: "integer" }, at: { type: "string", format: "date-time" } },
    ...{
      status: { type: "string", enum: ["active", "gone"] },
      tags: { type: "array", items: text },
      next: reference(next),
    },
  };
  return { type: "object", required: ["id"], properties };
}

/**
 * A definition: four operations for each pair of paths, five pairs for each schema. A resource has 20 operations, or all of
 * them.
 */
export function manyOperations(operations, isOneResource = false) {
  const groups = operations / 20;
  const paths = {};
  const schemas = {};
  for (let group = 0; group < groups; group++) {
    const name = `Thing${group}`;
    schemas[name] = thing(`Thing${(group + 1) % groups}`);
    for (let kind = 0; kind < 5; kind++) {
      const responses = { 200: { description: "Ok", ...content(reference(name)) } };
      const operation = (verb, more = {}) => {
        const tags = [isOneResource ? "things" : `group${group}`];
        return { operationId: `${verb}Group${group}Kind${kind}`, tags, responses, ...more };
      };
      const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
      const requestBody = content(reference(name));
      const path = `/groups${group}/kinds${kind}`;
      paths[path] = { get: operation("list"), post: operation("create", { requestBody }) };
      paths[`${path}/{id}`] = {
        get: operation("get", { parameters }),
        put: operation("update", { parameters, requestBody }),
      };
    }
  }
  const servers = [{ url: "https://api.example.com" }];
  return { openapi: "3.0.3", info: { title: "Growth", version: "1" }, servers, paths, components: { schemas } };
}
