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
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Authentication\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"auth"),{"name":"each","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":43,"column":0},"end":{"line":54,"column":9}}})) != null ? stack1 : "")
    + "Options win over environment variables. With `Source` behind its name, each takes a function that gives the value anew for\nevery attempt, so that credentials can rotate.\n\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.lambda(container.strict(depth0, "text", {"start":{"line":44,"column":2},"end":{"line":44,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":46,"column":0},"end":{"line":53,"column":7}}})) != null ? stack1 : "");
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| option | environment variable |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"each","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":49,"column":0},"end":{"line":51,"column":9}}})) != null ? stack1 : "")
    + "\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":50,"column":5},"end":{"line":50,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "env", {"start":{"line":50,"column":22},"end":{"line":50,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Environments\n\n| constant | URL |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"environments"),{"name":"each","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":64,"column":0},"end":{"line":66,"column":9}}})) != null ? stack1 : "")
    + "\nThe first is the default. Another is chosen by name, or any server by its URL, which wins:\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "environmentSample", {"start":{"line":71,"column":2},"end":{"line":71,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":65,"column":5},"end":{"line":65,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":65,"column":22},"end":{"line":65,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"features"),{"name":"each","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":76,"column":0},"end":{"line":85,"column":9}}})) != null ? stack1 : "");
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":77,"column":5},"end":{"line":77,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"samples"),{"name":"each","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":79,"column":0},"end":{"line":84,"column":9}}})) != null ? stack1 : "");
},"12":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "```go\n"
    + ((stack1 = container.lambda(depth0, depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Pagination\n\nLists that come in pages can be read as one. Further pages are fetched when they are needed.\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "pagination", {"start":{"line":113,"column":2},"end":{"line":113,"column":12}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Streaming\n\nEvents arrive one by one. Leaving the loop closes the connection.\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "streaming", {"start":{"line":123,"column":2},"end":{"line":123,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"15":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Uploads\n\nA file is an `io.Reader`. One that is an `io.Seeker` too can be sent again; `core.NewFile` adds a name and a content type.\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "upload", {"start":{"line":133,"column":2},"end":{"line":133,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"16":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Downloads\n\nThe body is not read until it is asked for. Close it in any case.\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "download", {"start":{"line":143,"column":2},"end":{"line":143,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"17":function(container,depth0,helpers,partials,data) {
    return " not";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "### Raw responses\n\n```go\n"
    + ((stack1 = container.lambda(container.strict(depth0, "rawSample", {"start":{"line":173,"column":2},"end":{"line":173,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"19":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"sections"),{"name":"each","hash":{},"fn":container.program(20, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":192,"column":0},"end":{"line":197,"column":9}}})) != null ? stack1 : "");
},"20":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## "
    + ((stack1 = alias2(alias1(depth0, "title", {"start":{"line":193,"column":5},"end":{"line":193,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = alias2(alias1(depth0, "content", {"start":{"line":195,"column":2},"end":{"line":195,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"21":function(container,depth0,helpers,partials,data) {
    return "## Contributing\n\nThis module is generated from the definition of the API. Changes made by hand are lost when it is generated again, so\nplease report a problem rather than send a change to the code.\n";
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
    + "\n\nThe Go client of "
    + ((stack1 = alias3(alias2(depth0, "api", {"start":{"line":7,"column":19},"end":{"line":7,"column":22}} ), depth0)) != null ? stack1 : "")
    + ": typed, and made of the standard library alone.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"description"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":9,"column":0},"end":{"line":12,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"introduction"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":13,"column":0},"end":{"line":16,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"referenceLink"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":17,"column":0},"end":{"line":20,"column":7}}})) != null ? stack1 : "")
    + "## Requirements\n\nGo 1.24 or later.\n\n## Installation\n\n```sh\ngo get "
    + ((stack1 = alias3(alias2(depth0, "module", {"start":{"line":28,"column":9},"end":{"line":28,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n## Usage\n\n```go\n"
    + ((stack1 = alias3(alias2(depth0, "usage", {"start":{"line":34,"column":2},"end":{"line":34,"column":7}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\nEvery method is listed in [reference.md](reference.md). Optional fields are pointers, for which `"
    + ((stack1 = alias3(alias2(depth0, "package", {"start":{"line":37,"column":99},"end":{"line":37,"column":106}} ), depth0)) != null ? stack1 : "")
    + ".Ptr` makes one\nof a value; `"
    + ((stack1 = alias3(alias2(depth0, "package", {"start":{"line":38,"column":15},"end":{"line":38,"column":22}} ), depth0)) != null ? stack1 : "")
    + ".Null` and `"
    + ((stack1 = alias3(alias2(depth0, "package", {"start":{"line":38,"column":38},"end":{"line":38,"column":45}} ), depth0)) != null ? stack1 : "")
    + ".Value` fill fields that can be absent, null or a value.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"auth"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":40,"column":0},"end":{"line":58,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"environments"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":59,"column":0},"end":{"line":74,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"features"),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":75,"column":0},"end":{"line":86,"column":7}}})) != null ? stack1 : "")
    + "## Errors\n\nAn answer that is no success is an `*"
    + ((stack1 = alias3(alias2(depth0, "package", {"start":{"line":89,"column":39},"end":{"line":89,"column":46}} ), depth0)) != null ? stack1 : "")
    + ".APIError` with the status, the headers and the body; common statuses and\nerrors that the API declares have types of their own. All of them are found by `errors.As`.\n\n```go\n"
    + ((stack1 = alias3(alias2(depth0, "errorSample", {"start":{"line":93,"column":2},"end":{"line":93,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n| type | returned when |\n|---|---|\n| `*BadRequestError`, `*UnauthorizedError`, `*ForbiddenError`, `*NotFoundError`, ... | the server answers with that status |\n| `*ConnectionError` | no answer arrived |\n| `*TimeoutError` | an attempt took too long |\n| `*DecodeError` | a success does not hold what it should |\n| `*ConfigurationError`, `*MissingCredentialsError` | an option is wrong, or a credential is missing; nothing was sent |\n\nA call that its context ends returns an error for which `errors.Is(err, context.Canceled)`, or\n`context.DeadlineExceeded`, is true.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"pagination"),{"name":"if","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":107,"column":0},"end":{"line":116,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"streaming"),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":117,"column":0},"end":{"line":126,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"upload"),{"name":"if","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":127,"column":0},"end":{"line":136,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"download"),{"name":"if","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":137,"column":0},"end":{"line":146,"column":7}}})) != null ? stack1 : "")
    + "## Advanced\n\n### Retries\n\nRequests that failed for a passing reason (no connection, or a status of 408, 429 or 5xx except 501 and 505) are sent\nagain, by default "
    + ((stack1 = alias3(alias2(depth0, "retries", {"start":{"line":152,"column":20},"end":{"line":152,"column":27}} ), depth0)) != null ? stack1 : "")
    + ", with growing pauses or after the time that `Retry-After` asks for. A call that must not\nhappen twice, such as a POST, and may have taken effect already is repeated only with `option.WithRetryUnsafe(true)`,\nwhich is"
    + ((stack1 = lookupProperty(helpers,"unless").call(alias1,lookupProperty(depth0,"unsafe"),{"name":"unless","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":154,"column":8},"end":{"line":154,"column":41}}})) != null ? stack1 : "")
    + " the default.\n\n```go\n"
    + ((stack1 = alias3(alias2(depth0, "retrySample", {"start":{"line":157,"column":2},"end":{"line":157,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Timeouts\n\nAn attempt may take "
    + ((stack1 = alias3(alias2(depth0, "timeout", {"start":{"line":162,"column":22},"end":{"line":162,"column":29}} ), depth0)) != null ? stack1 : "")
    + "; `option.WithTimeout` changes that for the client or for one call. 0 means no limit. The\ndeadline of the context holds for all attempts together.\n\n```go\n"
    + ((stack1 = alias3(alias2(depth0, "timeoutSample", {"start":{"line":166,"column":2},"end":{"line":166,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"rawSample"),{"name":"if","hash":{},"fn":container.program(18, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":169,"column":0},"end":{"line":176,"column":7}}})) != null ? stack1 : "")
    + "### Extra headers, query parameters and properties\n\nWhat the API accepts but this client does not declare can be sent with any call. Whole endpoints can be called by\n`client.Request`.\n\n```go\n"
    + ((stack1 = alias3(alias2(depth0, "extraSample", {"start":{"line":183,"column":2},"end":{"line":183,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### HTTP client, middleware, logging\n\n`option.WithHTTPClient` takes an `*http.Client`, or anything with its `Do`. `option.WithMiddleware` puts functions around\nevery attempt. `option.WithLogger` takes a `*slog.Logger`; nothing is logged without one, and secrets never are.\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"sections"),{"name":"if","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":191,"column":0},"end":{"line":198,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"contributing"),{"name":"if","hash":{},"fn":container.program(21, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":199,"column":0},"end":{"line":204,"column":7}}})) != null ? stack1 : "");
},"useData":true},
};
