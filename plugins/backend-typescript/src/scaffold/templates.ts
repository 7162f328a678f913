// @ts-nocheck
// Made from templates/*.hbs by scripts/templates.mjs.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "README": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "description", {"start":{"line":6,"column":2},"end":{"line":6,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"1":function(container,depth0,helpers,partials,data) {
    return "Every method is listed in [reference.md](reference.md).\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Authentication\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"auth"),{"name":"each","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":34,"column":0},"end":{"line":45,"column":9}}})) != null ? stack1 : "")
    + "Options win over environment variables. Each can be a function, also an asynchronous one, that gives the value anew for\nevery attempt, so that credentials can rotate.\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.lambda(container.strict(depth0, "text", {"start":{"line":35,"column":2},"end":{"line":35,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":37,"column":0},"end":{"line":44,"column":7}}})) != null ? stack1 : "");
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| option | environment variable |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"each","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":40,"column":0},"end":{"line":42,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":41,"column":5},"end":{"line":41,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "env", {"start":{"line":41,"column":22},"end":{"line":41,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Environments\n\n| name | URL |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"environments"),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":55,"column":0},"end":{"line":57,"column":9}}})) != null ? stack1 : "")
    + "\nThe first is the default. Another is chosen by name, or any server by its URL, which wins:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "environmentSample", {"start":{"line":62,"column":2},"end":{"line":62,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":56,"column":5},"end":{"line":56,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":56,"column":22},"end":{"line":56,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Pagination\n\nLists that come in pages can be read as one. Further pages are fetched when they are needed.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "pagination", {"start":{"line":88,"column":2},"end":{"line":88,"column":12}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Streaming\n\nEvents arrive one by one. Leaving the loop closes the connection.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "streaming", {"start":{"line":98,"column":2},"end":{"line":98,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Uploads\n\nA file can be a `Blob`, a buffer, a stream, text, or, where there is a file system, `{ path: \"...\" }`. A file name and a\ncontent type go beside it: `{ data, filename, contentType }`.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "upload", {"start":{"line":109,"column":2},"end":{"line":109,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"11":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Downloads\n\nThe body is not read until it is asked for: as a stream, as bytes, as a `Blob` or as text. Call `close()` on one that is\nnot wanted.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "download", {"start":{"line":120,"column":2},"end":{"line":120,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Idempotency\n\nOperations that take an idempotency key get a random one, the same on every attempt. A key of your own protects across\nrestarts too.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "idempotencySample", {"start":{"line":157,"column":2},"end":{"line":157,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "\n"
    + ((stack1 = container.lambda(container.strict(depth0, "credit", {"start":{"line":209,"column":2},"end":{"line":209,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# "
    + ((stack1 = alias2(alias1(depth0, "title", {"start":{"line":1,"column":4},"end":{"line":1,"column":9}} ), depth0)) != null ? stack1 : "")
    + "\n\nThe TypeScript client of "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":3,"column":27},"end":{"line":3,"column":30}} ), depth0)) != null ? stack1 : "")
    + ": typed, without dependencies, for servers and browsers.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"description"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":5,"column":0},"end":{"line":8,"column":7}}})) != null ? stack1 : "")
    + "## Requirements\n\nNode.js 20 or later, a current version of Deno or Bun, a worker platform with `fetch`, or a current browser. Code in\nTypeScript needs version 5.0 or later.\n\n## Installation\n\n```sh\nnpm install "
    + ((stack1 = alias2(alias1(depth0, "package", {"start":{"line":17,"column":14},"end":{"line":17,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n## Usage\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "usage", {"start":{"line":23,"column":2},"end":{"line":23,"column":7}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\nRequests and responses are typed: `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":26,"column":37},"end":{"line":26,"column":42}} ), depth0)) != null ? stack1 : "")
    + "` holds every type of the API, such as `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":26,"column":86},"end":{"line":26,"column":91}} ), depth0)) != null ? stack1 : "")
    + ".SomeType`.\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"reference"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":27,"column":0},"end":{"line":29,"column":7}}})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"auth"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":31,"column":0},"end":{"line":49,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"environments"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":50,"column":0},"end":{"line":65,"column":7}}})) != null ? stack1 : "")
    + "## Errors\n\nEverything that the client raises extends `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":68,"column":45},"end":{"line":68,"column":50}} ), depth0)) != null ? stack1 : "")
    + "Error`. An answer that is no success raises an `ApiError` with the\nstatus, the headers and the decoded body; common statuses have classes of their own.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "errorSample", {"start":{"line":72,"column":2},"end":{"line":72,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n| class | raised when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server answers with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":78,"column":5},"end":{"line":78,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no answer arrived |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":79,"column":5},"end":{"line":79,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt took too long |\n| `ConfigurationError` | the client cannot make the request with what it was given |\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"pagination"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":82,"column":0},"end":{"line":91,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"streaming"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":92,"column":0},"end":{"line":101,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"upload"),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":102,"column":0},"end":{"line":112,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"download"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":113,"column":0},"end":{"line":123,"column":7}}})) != null ? stack1 : "")
    + "## Advanced\n\n### Retries\n\nRequests that failed for a passing reason (no connection, or a status of 408, 429 or 5xx except 501 and 505) are sent\nagain, by default "
    + ((stack1 = alias2(alias1(depth0, "retries", {"start":{"line":129,"column":20},"end":{"line":129,"column":27}} ), depth0)) != null ? stack1 : "")
    + ", with growing pauses or after the time that `Retry-After` asks for. Calls that may have\ntaken effect already are repeated only if `retryUnsafe` is set.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "retrySample", {"start":{"line":133,"column":2},"end":{"line":133,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Timeouts\n\nAn attempt may take "
    + ((stack1 = alias2(alias1(depth0, "timeout", {"start":{"line":138,"column":22},"end":{"line":138,"column":29}} ), depth0)) != null ? stack1 : "")
    + "; `timeoutMs` changes that for the client or for one call. 0 means no limit.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "timeoutSample", {"start":{"line":141,"column":2},"end":{"line":141,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Cancellation\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "cancelSample", {"start":{"line":147,"column":2},"end":{"line":147,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"idempotencySample"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":150,"column":0},"end":{"line":160,"column":7}}})) != null ? stack1 : "")
    + "### Raw responses\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "rawSample", {"start":{"line":164,"column":2},"end":{"line":164,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Extra headers, query parameters and properties\n\nWhat the API accepts but this client does not declare can be sent with any call. Whole endpoints can be called by\n`client.request(method, path, options)`.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "extraSample", {"start":{"line":173,"column":2},"end":{"line":173,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Custom fetch\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "fetchSample", {"start":{"line":179,"column":2},"end":{"line":179,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Middleware\n\nA function around every attempt, after credentials are added. It can measure, sign, change or answer requests.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "middlewareSample", {"start":{"line":187,"column":2},"end":{"line":187,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Logging\n\nNothing is logged unless a logger is given. Bodies, credentials and query parameters are never logged.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "loggingSample", {"start":{"line":195,"column":2},"end":{"line":195,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n## Runtime support\n\nThe package holds ES modules and CommonJS, and uses only what the platforms share: `fetch`, streams, `FormData` and Web\nCrypto. In a browser, credentials are visible to its user, and redirects follow the browser's own rules.\n\n## Contributing\n\nThis package is generated from the definition of the API. Changes made by hand are lost when it is generated again, so\nplease report a problem rather than send a change to the code.\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credit"),{"name":"if","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":207,"column":0},"end":{"line":210,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
