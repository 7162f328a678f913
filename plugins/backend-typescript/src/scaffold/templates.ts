// @ts-nocheck
// Made from templates/*.hbs by scripts/templates.mjs.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "README": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "banner", {"start":{"line":2,"column":2},"end":{"line":2,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "description", {"start":{"line":10,"column":2},"end":{"line":10,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "introduction", {"start":{"line":14,"column":2},"end":{"line":14,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "The API is explained in its [reference]("
    + ((stack1 = container.lambda(container.strict(depth0, "referenceLink", {"start":{"line":18,"column":42},"end":{"line":18,"column":55}} ), depth0)) != null ? stack1 : "")
    + ").\n\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "Requests and responses are typed: `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":39,"column":37},"end":{"line":39,"column":42}} ), depth0)) != null ? stack1 : "")
    + "` holds every type of the API, such as `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":39,"column":86},"end":{"line":39,"column":91}} ), depth0)) != null ? stack1 : "")
    + "."
    + ((stack1 = alias2(alias1(depth0, "type", {"start":{"line":39,"column":96},"end":{"line":39,"column":100}} ), depth0)) != null ? stack1 : "")
    + "`.\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Authentication\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,lookupProperty(depth0,"auth"),{"name":"each","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":46,"column":0},"end":{"line":57,"column":9}}})) != null ? stack1 : "")
    + "Options win over environment variables. Each can be a function, also an asynchronous one, that gives the value anew for\nevery attempt, so that credentials can rotate.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"credentialSample"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":61,"column":0},"end":{"line":68,"column":7}}})) != null ? stack1 : "");
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.lambda(container.strict(depth0, "text", {"start":{"line":47,"column":2},"end":{"line":47,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":49,"column":0},"end":{"line":56,"column":7}}})) != null ? stack1 : "");
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| option | environment variable |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"each","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":52,"column":0},"end":{"line":54,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":53,"column":5},"end":{"line":53,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "env", {"start":{"line":53,"column":22},"end":{"line":53,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "A call can bring a credential of its own, which wins over that of the client:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "credentialSample", {"start":{"line":65,"column":2},"end":{"line":65,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Environments\n\n| name | URL |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"environments"),{"name":"each","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":75,"column":0},"end":{"line":77,"column":9}}})) != null ? stack1 : "")
    + "\nThe first is the default. Another is chosen by name, or any server by its URL, which wins:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "environmentSample", {"start":{"line":82,"column":2},"end":{"line":82,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":76,"column":5},"end":{"line":76,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":76,"column":22},"end":{"line":76,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"features"),{"name":"each","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":87,"column":0},"end":{"line":96,"column":9}}})) != null ? stack1 : "");
},"13":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":88,"column":5},"end":{"line":88,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"samples"),{"name":"each","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":90,"column":0},"end":{"line":95,"column":9}}})) != null ? stack1 : "");
},"14":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "```ts\n"
    + ((stack1 = container.lambda(depth0, depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"15":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Pagination\n\nLists that come in pages can be read as one. Further pages are fetched when they are needed.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "pagination", {"start":{"line":120,"column":2},"end":{"line":120,"column":12}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Streaming\n\nEvents arrive one by one. Leaving the loop closes the connection.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "streaming", {"start":{"line":130,"column":2},"end":{"line":130,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"17":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Uploads\n\nA file can be a `Blob`, a buffer, a stream, text, or, where there is a file system, `{ path: \"...\" }`. A file name and a\ncontent type go beside it: `{ data, filename, contentType }`.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "upload", {"start":{"line":141,"column":2},"end":{"line":141,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Downloads\n\nThe body is not read until it is asked for: as a stream, as bytes, as a `Blob` or as text. Call `close()` on one that is\nnot wanted.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "download", {"start":{"line":152,"column":2},"end":{"line":152,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"19":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Webhooks\n\nWhat arrives at a receiver can be anybody's. `parseWebhook` proves that the API sent it just now, and then gives the typed\nevent; `verifyWebhook` proves it only. Both need the body exactly as it arrived, and raise `WebhookVerificationError`.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "webhookSample", {"start":{"line":163,"column":2},"end":{"line":163,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"20":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## JSON-RPC\n\nMethods are called by JSON-RPC 2.0. An error that the server reports is a `JsonRpcError`, an `ApiError` with the code and\nthe data of the protocol; its status is that of the HTTP answer, which may well be 200.\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "jsonRpcSample", {"start":{"line":174,"column":2},"end":{"line":174,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\nCalls that are made in a batch go as one request. Options are those of the batch, behind the function:\n\n```ts\n"
    + ((stack1 = alias2(alias1(depth0, "batchSample", {"start":{"line":180,"column":2},"end":{"line":180,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"21":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Connect\n\nMethods are called by the Connect protocol, in JSON: 64-bit integers are text, as are times and durations. Errors have the\nclass of their status, and in their body the code and the details of the protocol:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "connectSample", {"start":{"line":191,"column":2},"end":{"line":191,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"22":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Channels\n\nA channel is a connection on which both sides send messages. Leaving the loop closes it; an end that is not by agreement\nraises `SocketClosedError`. `reconnect: true` opens a new connection when one breaks off. Platforms without a WebSocket of\ntheir own, such as Node.js 20, need the package `ws`. Browsers cannot send headers, and so no credentials in them.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "channelSample", {"start":{"line":203,"column":2},"end":{"line":203,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"23":function(container,depth0,helpers,partials,data) {
    return " not";
},"24":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "retrySample", {"start":{"line":218,"column":2},"end":{"line":218,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"25":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Idempotency\n\nOperations that take an idempotency key get a random one, the same on every attempt. A key of your own protects across\nrestarts too.\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "idempotencySample", {"start":{"line":243,"column":2},"end":{"line":243,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"26":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Raw responses\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "rawSample", {"start":{"line":251,"column":2},"end":{"line":251,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"27":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Small bundles\n\nThe client refers to every method of the API. A program that is bundled for browsers can take the client of one resource\nalone:\n\n```ts\n"
    + ((stack1 = container.lambda(container.strict(depth0, "bundleSample", {"start":{"line":293,"column":2},"end":{"line":293,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"28":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"sections"),{"name":"each","hash":{},"fn":container.program(29, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":303,"column":0},"end":{"line":308,"column":9}}})) != null ? stack1 : "");
},"29":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## "
    + ((stack1 = alias2(alias1(depth0, "title", {"start":{"line":304,"column":5},"end":{"line":304,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = alias2(alias1(depth0, "content", {"start":{"line":306,"column":2},"end":{"line":306,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"30":function(container,depth0,helpers,partials,data) {
    return "## Contributing\n\nThis package is generated from the definition of the API. Changes made by hand are lost when it is generated again, so\nplease report a problem rather than send a change to the code.\n\n";
},"31":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "credit", {"start":{"line":318,"column":2},"end":{"line":318,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), alias2=container.strict, alias3=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"banner"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":1,"column":0},"end":{"line":4,"column":7}}})) != null ? stack1 : "")
    + "# "
    + ((stack1 = alias3(alias2(depth0, "title", {"start":{"line":5,"column":4},"end":{"line":5,"column":9}} ), depth0)) != null ? stack1 : "")
    + "\n\nThe TypeScript client of "
    + ((stack1 = alias3(alias2(depth0, "api", {"start":{"line":7,"column":27},"end":{"line":7,"column":30}} ), depth0)) != null ? stack1 : "")
    + ": typed, without dependencies, for servers and browsers.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"description"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":9,"column":0},"end":{"line":12,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"introduction"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":13,"column":0},"end":{"line":16,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"referenceLink"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":17,"column":0},"end":{"line":20,"column":7}}})) != null ? stack1 : "")
    + "## Requirements\n\nNode.js 20 or later, a current version of Deno or Bun, a worker platform with `fetch`, or a current browser. Code in\nTypeScript needs version 5.0 or later.\n\n## Installation\n\n```sh\nnpm install "
    + ((stack1 = alias3(alias2(depth0, "package", {"start":{"line":29,"column":14},"end":{"line":29,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n## Usage\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "usage", {"start":{"line":35,"column":2},"end":{"line":35,"column":7}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"type"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":38,"column":0},"end":{"line":40,"column":7}}})) != null ? stack1 : "")
    + "Every method is listed in [reference.md](reference.md).\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"auth"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":43,"column":0},"end":{"line":69,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"environments"),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":70,"column":0},"end":{"line":85,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"features"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":86,"column":0},"end":{"line":97,"column":7}}})) != null ? stack1 : "")
    + "## Errors\n\nEverything that the client raises extends `"
    + ((stack1 = alias3(alias2(depth0, "brand", {"start":{"line":100,"column":45},"end":{"line":100,"column":50}} ), depth0)) != null ? stack1 : "")
    + "Error`. An answer that is no success raises an `ApiError` with the\nstatus, the headers and the decoded body; common statuses have classes of their own.\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "errorSample", {"start":{"line":104,"column":2},"end":{"line":104,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n| class | raised when |\n|---|---|\n| `BadRequestError`, `UnauthorizedError`, `ForbiddenError`, `NotFoundError`, ... | the server answers with that status |\n| `"
    + ((stack1 = alias3(alias2(depth0, "brand", {"start":{"line":110,"column":5},"end":{"line":110,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionError` | no answer arrived |\n| `"
    + ((stack1 = alias3(alias2(depth0, "brand", {"start":{"line":111,"column":5},"end":{"line":111,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutError` | an attempt took too long |\n| `ConfigurationError` | the client cannot make the request with what it was given |\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"pagination"),{"name":"if","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":114,"column":0},"end":{"line":123,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"streaming"),{"name":"if","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":124,"column":0},"end":{"line":133,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"upload"),{"name":"if","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":134,"column":0},"end":{"line":144,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"download"),{"name":"if","hash":{},"fn":container.program(18, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":145,"column":0},"end":{"line":155,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"webhookSample"),{"name":"if","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":156,"column":0},"end":{"line":166,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"jsonRpcSample"),{"name":"if","hash":{},"fn":container.program(20, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":167,"column":0},"end":{"line":183,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"connectSample"),{"name":"if","hash":{},"fn":container.program(21, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":184,"column":0},"end":{"line":194,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"channelSample"),{"name":"if","hash":{},"fn":container.program(22, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":195,"column":0},"end":{"line":206,"column":7}}})) != null ? stack1 : "")
    + "## Advanced\n\n### Retries\n\nRequests that failed for a passing reason (no connection, or a status of 408, 429 or 5xx except 501 and 505) are sent\nagain, by default "
    + ((stack1 = alias3(alias2(depth0, "retries", {"start":{"line":212,"column":20},"end":{"line":212,"column":27}} ), depth0)) != null ? stack1 : "")
    + ", with growing pauses or after the time that `Retry-After` asks for. A call that must not\nhappen twice, such as a POST, and may have taken effect already is repeated only while `retryUnsafe` is\nset, which it is"
    + ((stack1 = lookupProperty(helpers,"unless").call(alias1,lookupProperty(depth0,"unsafe"),{"name":"unless","hash":{},"fn":container.program(23, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":214,"column":16},"end":{"line":214,"column":49}}})) != null ? stack1 : "")
    + " by default.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"retrySample"),{"name":"if","hash":{},"fn":container.program(24, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":216,"column":0},"end":{"line":221,"column":7}}})) != null ? stack1 : "")
    + "### Timeouts\n\nAn attempt may take "
    + ((stack1 = alias3(alias2(depth0, "timeout", {"start":{"line":224,"column":22},"end":{"line":224,"column":29}} ), depth0)) != null ? stack1 : "")
    + "; `timeoutMs` changes that for the client or for one call. 0 means no limit.\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "timeoutSample", {"start":{"line":227,"column":2},"end":{"line":227,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Cancellation\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "cancelSample", {"start":{"line":233,"column":2},"end":{"line":233,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"idempotencySample"),{"name":"if","hash":{},"fn":container.program(25, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":236,"column":0},"end":{"line":246,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"rawSample"),{"name":"if","hash":{},"fn":container.program(26, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":247,"column":0},"end":{"line":254,"column":7}}})) != null ? stack1 : "")
    + "### Extra headers, query parameters and properties\n\nWhat the API accepts but this client does not declare can be sent with any call. Whole endpoints can be called by\n`client.request(method, path, options)`.\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "extraSample", {"start":{"line":261,"column":2},"end":{"line":261,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Custom fetch\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "fetchSample", {"start":{"line":267,"column":2},"end":{"line":267,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Middleware\n\nA function around every attempt, after credentials are added. It can measure, sign, change or answer requests.\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "middlewareSample", {"start":{"line":275,"column":2},"end":{"line":275,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Logging\n\nNothing is logged unless a logger is given. Bodies, credentials and query parameters are never logged.\n\n```ts\n"
    + ((stack1 = alias3(alias2(depth0, "loggingSample", {"start":{"line":283,"column":2},"end":{"line":283,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"bundleSample"),{"name":"if","hash":{},"fn":container.program(27, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":286,"column":0},"end":{"line":296,"column":7}}})) != null ? stack1 : "")
    + "## Runtime support\n\nThe package holds ES modules and CommonJS, and uses only what the platforms share: `fetch`, streams, `FormData` and Web\nCrypto. In a browser, credentials are visible to its user, and redirects follow the browser's own rules.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"sections"),{"name":"if","hash":{},"fn":container.program(28, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":302,"column":0},"end":{"line":309,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"contributing"),{"name":"if","hash":{},"fn":container.program(30, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":310,"column":0},"end":{"line":316,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"credit"),{"name":"if","hash":{},"fn":container.program(31, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":317,"column":0},"end":{"line":319,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
