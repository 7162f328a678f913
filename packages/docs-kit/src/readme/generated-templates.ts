// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "README": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "text", {"start":{"line":2,"column":2},"end":{"line":2,"column":6}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"sections"),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":1,"column":0},"end":{"line":4,"column":9}}})) != null ? stack1 : "");
},"useData":true},
  "skeleton": {"0":function(container,depth0,helpers,partials,data) {
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
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Authentication\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(alias1,lookupProperty(depth0,"auth"),{"name":"each","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":42,"column":0},"end":{"line":61,"column":9}}})) != null ? stack1 : "")
    + ((stack1 = container.invokePartial(lookupProperty(partials,"rotation"),depth0,{"name":"rotation","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"credentialSample"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":64,"column":0},"end":{"line":71,"column":7}}})) != null ? stack1 : "");
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.lambda(container.strict(depth0, "text", {"start":{"line":43,"column":2},"end":{"line":43,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":45,"column":0},"end":{"line":60,"column":7}}})) != null ? stack1 : "");
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"readsEnvironment"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.program(9, data, 0),"data":data,"loc":{"start":{"line":46,"column":0},"end":{"line":58,"column":7}}})) != null ? stack1 : "")
    + "\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| option | environment variable |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"each","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":49,"column":0},"end":{"line":51,"column":9}}})) != null ? stack1 : "");
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":50,"column":5},"end":{"line":50,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "env", {"start":{"line":50,"column":22},"end":{"line":50,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "| option |\n|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"options"),{"name":"each","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":55,"column":0},"end":{"line":57,"column":9}}})) != null ? stack1 : "");
},"10":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "| `"
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":56,"column":5},"end":{"line":56,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` |\n";
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "A call can bring a credential of its own, which wins over that of the client:\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":67,"column":5},"end":{"line":67,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "credentialSample", {"start":{"line":68,"column":2},"end":{"line":68,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Environments\n\n| "
    + ((stack1 = alias2(alias1(depth0, "environmentColumn", {"start":{"line":76,"column":4},"end":{"line":76,"column":21}} ), depth0)) != null ? stack1 : "")
    + " | URL |\n|---|---|\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"environments"),{"name":"each","hash":{},"fn":container.program(13, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":78,"column":0},"end":{"line":80,"column":9}}})) != null ? stack1 : "")
    + "\nThe first is the default. Another is chosen by name, or any server by its URL, which wins:\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":84,"column":5},"end":{"line":84,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "environmentSample", {"start":{"line":85,"column":2},"end":{"line":85,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"13":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "| `"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":79,"column":5},"end":{"line":79,"column":14}} ), depth0)) != null ? stack1 : "")
    + "` | "
    + ((stack1 = alias2(alias1(depth0, "url", {"start":{"line":79,"column":22},"end":{"line":79,"column":30}} ), depth0)) != null ? stack1 : "")
    + " |\n";
},"14":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"features"),{"name":"each","hash":{},"fn":container.program(15, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":90,"column":0},"end":{"line":99,"column":9}}})) != null ? stack1 : "");
},"15":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## "
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":91,"column":5},"end":{"line":91,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"samples"),{"name":"each","hash":{},"fn":container.program(16, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":93,"column":0},"end":{"line":98,"column":9}}})) != null ? stack1 : "");
},"16":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "```"
    + ((stack1 = alias1(container.strict(lookupProperty(data,"root"), "fence", {"start":{"line":94,"column":5},"end":{"line":94,"column":16}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias1(depth0, depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"17":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## Pagination\n\nLists that come in pages can be read as one. Further pages are fetched when they are needed.\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":116,"column":5},"end":{"line":116,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "pagination", {"start":{"line":117,"column":2},"end":{"line":117,"column":12}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"18":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## Streaming\n\nEvents arrive one by one. Leaving the loop closes the connection.\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":126,"column":5},"end":{"line":126,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "streaming", {"start":{"line":127,"column":2},"end":{"line":127,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"19":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Uploads\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"upload"),depth0,{"name":"upload","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":136,"column":5},"end":{"line":136,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "upload", {"start":{"line":137,"column":2},"end":{"line":137,"column":8}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"20":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Downloads\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"download"),depth0,{"name":"download","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":146,"column":5},"end":{"line":146,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "download", {"start":{"line":147,"column":2},"end":{"line":147,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"21":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Webhooks\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"webhooks"),depth0,{"name":"webhooks","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":156,"column":5},"end":{"line":156,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "webhookSample", {"start":{"line":157,"column":2},"end":{"line":157,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"22":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## JSON-RPC\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"jsonRpc"),depth0,{"name":"jsonRpc","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":166,"column":5},"end":{"line":166,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "jsonRpcSample", {"start":{"line":167,"column":2},"end":{"line":167,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"batchSample"),{"name":"if","hash":{},"fn":container.program(23, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":170,"column":0},"end":{"line":177,"column":7}}})) != null ? stack1 : "");
},"23":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = container.invokePartial(lookupProperty(partials,"batch"),depth0,{"name":"batch","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":173,"column":5},"end":{"line":173,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "batchSample", {"start":{"line":174,"column":2},"end":{"line":174,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"24":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Connect\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"connect"),depth0,{"name":"connect","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":184,"column":5},"end":{"line":184,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "connectSample", {"start":{"line":185,"column":2},"end":{"line":185,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"25":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "## Channels\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"channels"),depth0,{"name":"channels","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":194,"column":5},"end":{"line":194,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "channelSample", {"start":{"line":195,"column":2},"end":{"line":195,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"26":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":208,"column":5},"end":{"line":208,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "retrySample", {"start":{"line":209,"column":2},"end":{"line":209,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"27":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "### Idempotency\n\nOperations that take an idempotency key get a random one, the same on every attempt. A key of your own protects across\nrestarts too.\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":234,"column":5},"end":{"line":234,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "idempotencySample", {"start":{"line":235,"column":2},"end":{"line":235,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"28":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "### Raw responses\n\n```"
    + ((stack1 = alias2(alias1(depth0, "fence", {"start":{"line":242,"column":5},"end":{"line":242,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias2(alias1(depth0, "rawSample", {"start":{"line":243,"column":2},"end":{"line":243,"column":11}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n";
},"29":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"sections"),{"name":"each","hash":{},"fn":container.program(30, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":280,"column":0},"end":{"line":285,"column":9}}})) != null ? stack1 : "");
},"30":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "## "
    + ((stack1 = alias2(alias1(depth0, "title", {"start":{"line":281,"column":5},"end":{"line":281,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = alias2(alias1(depth0, "content", {"start":{"line":283,"column":2},"end":{"line":283,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n\n";
},"31":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "## Contributing\n\nThis "
    + ((stack1 = container.lambda(container.strict(depth0, "packageWord", {"start":{"line":290,"column":7},"end":{"line":290,"column":18}} ), depth0)) != null ? stack1 : "")
    + " is generated from the definition of the API. Changes made by hand are lost when it is generated again, so\nplease report a problem rather than send a change to the code.\n\n";
},"32":function(container,depth0,helpers,partials,data) {
    var stack1;

  return ((stack1 = container.lambda(container.strict(depth0, "credit", {"start":{"line":295,"column":2},"end":{"line":295,"column":8}} ), depth0)) != null ? stack1 : "")
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
    + "\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"tagline"),depth0,{"name":"tagline","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"description"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":9,"column":0},"end":{"line":12,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"introduction"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":13,"column":0},"end":{"line":16,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"referenceLink"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":17,"column":0},"end":{"line":20,"column":7}}})) != null ? stack1 : "")
    + "## Requirements\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"requirements"),depth0,{"name":"requirements","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n## Installation\n\n```sh\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"installation"),depth0,{"name":"installation","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "```\n\n## Usage\n\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":33,"column":5},"end":{"line":33,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "usage", {"start":{"line":34,"column":2},"end":{"line":34,"column":7}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"usage"),depth0,{"name":"usage","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"auth"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":39,"column":0},"end":{"line":72,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"environments"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":73,"column":0},"end":{"line":88,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"features"),{"name":"if","hash":{},"fn":container.program(14, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":89,"column":0},"end":{"line":100,"column":7}}})) != null ? stack1 : "")
    + "## Errors\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"errors"),depth0,{"name":"errors","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":105,"column":5},"end":{"line":105,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "errorSample", {"start":{"line":106,"column":2},"end":{"line":106,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"errorTable"),depth0,{"name":"errorTable","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"pagination"),{"name":"if","hash":{},"fn":container.program(17, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":111,"column":0},"end":{"line":120,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"streaming"),{"name":"if","hash":{},"fn":container.program(18, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":121,"column":0},"end":{"line":130,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"upload"),{"name":"if","hash":{},"fn":container.program(19, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":131,"column":0},"end":{"line":140,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"download"),{"name":"if","hash":{},"fn":container.program(20, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":141,"column":0},"end":{"line":150,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"webhookSample"),{"name":"if","hash":{},"fn":container.program(21, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":151,"column":0},"end":{"line":160,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"jsonRpcSample"),{"name":"if","hash":{},"fn":container.program(22, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":161,"column":0},"end":{"line":178,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"connectSample"),{"name":"if","hash":{},"fn":container.program(24, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":179,"column":0},"end":{"line":188,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"channelSample"),{"name":"if","hash":{},"fn":container.program(25, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":189,"column":0},"end":{"line":198,"column":7}}})) != null ? stack1 : "")
    + "## Advanced\n\n### Retries\n\nRequests that failed for a passing reason (no connection, or a status of 408, 429 or 5xx except 501 and 505) are sent\nagain, by default "
    + ((stack1 = alias3(alias2(depth0, "retries", {"start":{"line":204,"column":20},"end":{"line":204,"column":27}} ), depth0)) != null ? stack1 : "")
    + ", with growing pauses or after the time that `Retry-After` asks for. A call that must not\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"unsafe"),depth0,{"name":"unsafe","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"retrySample"),{"name":"if","hash":{},"fn":container.program(26, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":207,"column":0},"end":{"line":212,"column":7}}})) != null ? stack1 : "")
    + "### Timeouts\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"timeouts"),depth0,{"name":"timeouts","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":217,"column":5},"end":{"line":217,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "timeoutSample", {"start":{"line":218,"column":2},"end":{"line":218,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Cancellation\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"cancellation"),depth0,{"name":"cancellation","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":224,"column":5},"end":{"line":224,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "cancelSample", {"start":{"line":225,"column":2},"end":{"line":225,"column":14}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"idempotencySample"),{"name":"if","hash":{},"fn":container.program(27, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":228,"column":0},"end":{"line":238,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"rawSample"),{"name":"if","hash":{},"fn":container.program(28, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":239,"column":0},"end":{"line":246,"column":7}}})) != null ? stack1 : "")
    + "### Extra headers, query parameters and properties\n\nWhat the API accepts but this client does not declare can be sent with any call. Whole endpoints can be called by\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"undeclared"),depth0,{"name":"undeclared","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":252,"column":5},"end":{"line":252,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "extraSample", {"start":{"line":253,"column":2},"end":{"line":253,"column":13}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"httpClient"),depth0,{"name":"httpClient","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":258,"column":5},"end":{"line":258,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "httpClientSample", {"start":{"line":259,"column":2},"end":{"line":259,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Middleware\n\nA function around every attempt, after credentials are added. It can measure, sign, change or answer requests.\n\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":266,"column":5},"end":{"line":266,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "middlewareSample", {"start":{"line":267,"column":2},"end":{"line":267,"column":18}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n### Logging\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"logging"),depth0,{"name":"logging","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + "\n```"
    + ((stack1 = alias3(alias2(depth0, "fence", {"start":{"line":274,"column":5},"end":{"line":274,"column":10}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = alias3(alias2(depth0, "loggingSample", {"start":{"line":275,"column":2},"end":{"line":275,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\n```\n\n"
    + ((stack1 = container.invokePartial(lookupProperty(partials,"closing"),depth0,{"name":"closing","data":data,"helpers":helpers,"partials":partials,"decorators":container.decorators})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"sections"),{"name":"if","hash":{},"fn":container.program(29, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":279,"column":0},"end":{"line":286,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"contributing"),{"name":"if","hash":{},"fn":container.program(31, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":287,"column":0},"end":{"line":293,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"credit"),{"name":"if","hash":{},"fn":container.program(32, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":294,"column":0},"end":{"line":296,"column":7}}})) != null ? stack1 : "");
},"usePartial":true,"useData":true},
};
