// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "build": {"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "<Project>\n  <PropertyGroup>\n    <Version>"
    + ((stack1 = container.lambda(container.strict(depth0, "version", {"start":{"line":3,"column":15},"end":{"line":3,"column":22}} ), depth0)) != null ? stack1 : "")
    + "</Version>\n    <LangVersion>latest</LangVersion>\n    <Nullable>enable</Nullable>\n    <ImplicitUsings>disable</ImplicitUsings>\n    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>\n    \u003C!-- Analyzers of later SDKs must not break the build. -->\n    <AnalysisLevel>10-recommended</AnalysisLevel>\n    \u003C!-- The same sources give the same bytes, wherever they are built. -->\n    <Deterministic>true</Deterministic>\n    <ContinuousIntegrationBuild Condition=\"'$(CI)' == 'true'\">true</ContinuousIntegrationBuild>\n  </PropertyGroup>\n</Project>\n";
},"useData":true},
  "editorconfig": {"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    return "root = true\n\n[*]\ncharset = utf-8\nend_of_line = lf\ninsert_final_newline = true\ntrim_trailing_whitespace = true\n\n[*.cs]\nindent_size = 4\nindent_style = space\nmax_line_length = 100\ncsharp_style_namespace_declarations = file_scoped:warning\ncsharp_using_directive_placement = inside_namespace:warning\ndotnet_sort_system_directives_first = true\n\n# Folders are for those who read the sources; one namespace is for those who write `using`.\ndotnet_diagnostic.IDE0130.severity = none\n\n# The API chose its names, whatever the platform has of the same name.\ndotnet_diagnostic.CA1707.severity = none\ndotnet_diagnostic.CA1711.severity = none\ndotnet_diagnostic.CA1716.severity = none\ndotnet_diagnostic.CA1720.severity = none\ndotnet_diagnostic.CA1724.severity = none\n";
},"useData":true},
  "library": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    \u003C!-- The sources are the same for all frameworks, so analyzers read them once. -->\n    <RunAnalyzers Condition=\"'$(TargetFramework)' != '"
    + ((stack1 = container.lambda(container.strict(depth0, "analysed", {"start":{"line":10,"column":56},"end":{"line":10,"column":64}} ), depth0)) != null ? stack1 : "")
    + "'\">false</RunAnalyzers>\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    <Authors>"
    + ((stack1 = container.lambda(container.strict(depth0, "authors", {"start":{"line":18,"column":15},"end":{"line":18,"column":22}} ), depth0)) != null ? stack1 : "")
    + "</Authors>\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    <PackageLicenseExpression>"
    + ((stack1 = container.lambda(container.strict(depth0, "license", {"start":{"line":21,"column":32},"end":{"line":21,"column":39}} ), depth0)) != null ? stack1 : "")
    + "</PackageLicenseExpression>\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "    <PackageLicenseFile>LICENSE</PackageLicenseFile>\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    <PackageProjectUrl>"
    + ((stack1 = container.lambda(container.strict(depth0, "url", {"start":{"line":27,"column":25},"end":{"line":27,"column":28}} ), depth0)) != null ? stack1 : "")
    + "</PackageProjectUrl>\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    <RepositoryUrl>"
    + ((stack1 = container.lambda(container.strict(depth0, "repository", {"start":{"line":30,"column":21},"end":{"line":30,"column":31}} ), depth0)) != null ? stack1 : "")
    + "</RepositoryUrl>\n    <RepositoryType>git</RepositoryType>\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "    <PackageTags>"
    + ((stack1 = container.lambda(container.strict(depth0, "tags", {"start":{"line":34,"column":19},"end":{"line":34,"column":23}} ), depth0)) != null ? stack1 : "")
    + "</PackageTags>\n";
},"7":function(container,depth0,helpers,partials,data) {
    return "    \u003C!-- Only .NET lets the method that copies an abstract record return the type of the record itself. -->\n    <NoWarn>$(NoWarn);CP0005</NoWarn>\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "    <None Include=\"../../LICENSE\" Pack=\"true\" PackagePath=\"/\" />\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  <ItemGroup>\n    <PackageReference Include=\"Microsoft.Extensions.Http\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "http", {"start":{"line":54,"column":69},"end":{"line":54,"column":82}} ), depth0)) != null ? stack1 : "")
    + "\" />\n    <ProjectReference Include=\"../"
    + ((stack1 = alias2(alias1(depth0, "library", {"start":{"line":55,"column":36},"end":{"line":55,"column":43}} ), depth0)) != null ? stack1 : "")
    + "/"
    + ((stack1 = alias2(alias1(depth0, "library", {"start":{"line":55,"column":48},"end":{"line":55,"column":55}} ), depth0)) != null ? stack1 : "")
    + ".csproj\" />\n  </ItemGroup>\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"standard"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":58,"column":0},"end":{"line":67,"column":7}}})) != null ? stack1 : "");
},"11":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  \u003C!-- What .NET Standard lacks; .NET itself has all of it. -->\n  <ItemGroup Condition=\"'$(TargetFramework)' == 'netstandard2.0'\">\n    <PackageReference Include=\"Microsoft.Bcl.Memory\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "memory", {"start":{"line":61,"column":64},"end":{"line":61,"column":79}} ), depth0)) != null ? stack1 : "")
    + "\" />\n    <PackageReference Include=\"System.Text.Json\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "json", {"start":{"line":62,"column":60},"end":{"line":62,"column":73}} ), depth0)) != null ? stack1 : "")
    + "\" />\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"sockets"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":63,"column":0},"end":{"line":65,"column":7}}})) != null ? stack1 : "")
    + "  </ItemGroup>\n";
},"12":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "    <PackageReference Include=\"System.Threading.Channels\" Version=\""
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"versions"), "channels", {"start":{"line":64,"column":69},"end":{"line":64,"column":86}} ), depth0)) != null ? stack1 : "")
    + "\" />\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "<Project Sdk=\"Microsoft.NET.Sdk\">\n  <PropertyGroup>\n    <TargetFrameworks>"
    + ((stack1 = alias2(alias1(depth0, "frameworks", {"start":{"line":3,"column":24},"end":{"line":3,"column":34}} ), depth0)) != null ? stack1 : "")
    + "</TargetFrameworks>\n    <RootNamespace>"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":4,"column":21},"end":{"line":4,"column":30}} ), depth0)) != null ? stack1 : "")
    + "</RootNamespace>\n    <AssemblyName>"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":5,"column":20},"end":{"line":5,"column":29}} ), depth0)) != null ? stack1 : "")
    + "</AssemblyName>\n    <GenerateDocumentationFile>true</GenerateDocumentationFile>\n    <IsAotCompatible Condition=\"$([MSBuild]::IsTargetFrameworkCompatible('$(TargetFramework)', 'net8.0'))\">true</IsAotCompatible>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"analysed"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":8,"column":0},"end":{"line":11,"column":7}}})) != null ? stack1 : "")
    + "  </PropertyGroup>\n  <PropertyGroup>\n    <PackageId>"
    + ((stack1 = alias2(alias1(depth0, "id", {"start":{"line":14,"column":17},"end":{"line":14,"column":19}} ), depth0)) != null ? stack1 : "")
    + "</PackageId>\n    <Title>"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":15,"column":13},"end":{"line":15,"column":17}} ), depth0)) != null ? stack1 : "")
    + "</Title>\n    <Description>"
    + ((stack1 = alias2(alias1(depth0, "description", {"start":{"line":16,"column":19},"end":{"line":16,"column":30}} ), depth0)) != null ? stack1 : "")
    + "</Description>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"authors"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":17,"column":0},"end":{"line":19,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"license"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":20,"column":0},"end":{"line":22,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"licenseFile"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":23,"column":0},"end":{"line":25,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"url"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":26,"column":0},"end":{"line":28,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"repository"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":29,"column":0},"end":{"line":32,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"tags"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":33,"column":0},"end":{"line":35,"column":7}}})) != null ? stack1 : "")
    + "    <PackageReadmeFile>README.md</PackageReadmeFile>\n    <IncludeSymbols>true</IncludeSymbols>\n    <SymbolPackageFormat>snupkg</SymbolPackageFormat>\n    <EmbedUntrackedSources>true</EmbedUntrackedSources>\n    <EnablePackageValidation>true</EnablePackageValidation>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"standard"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":41,"column":0},"end":{"line":44,"column":7}}})) != null ? stack1 : "")
    + "  </PropertyGroup>\n  <ItemGroup>\n    <None Include=\"../../README.md\" Pack=\"true\" PackagePath=\"/\" />\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"licenseFile"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":48,"column":0},"end":{"line":50,"column":7}}})) != null ? stack1 : "")
    + "  </ItemGroup>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"library"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.program(10, data, 0),"data":data,"loc":{"start":{"line":52,"column":0},"end":{"line":68,"column":7}}})) != null ? stack1 : "")
    + "</Project>\n";
},"useData":true},
  "solution": {"0":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "  <Project Path=\"src/"
    + ((stack1 = alias2(alias1(depth0, "injection", {"start":{"line":4,"column":23},"end":{"line":4,"column":32}} ), depth0)) != null ? stack1 : "")
    + "/"
    + ((stack1 = alias2(alias1(depth0, "injection", {"start":{"line":4,"column":37},"end":{"line":4,"column":46}} ), depth0)) != null ? stack1 : "")
    + ".csproj\" />\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "  <Project Path=\"tests/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":7,"column":25},"end":{"line":7,"column":34}} ), depth0)) != null ? stack1 : "")
    + ".Tests/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":7,"column":45},"end":{"line":7,"column":54}} ), depth0)) != null ? stack1 : "")
    + ".Tests.csproj\" />\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "<Solution>\n  <Project Path=\"src/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":2,"column":23},"end":{"line":2,"column":32}} ), depth0)) != null ? stack1 : "")
    + "/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":2,"column":37},"end":{"line":2,"column":46}} ), depth0)) != null ? stack1 : "")
    + ".csproj\" />\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"injection"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":3,"column":0},"end":{"line":5,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"tests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":6,"column":0},"end":{"line":8,"column":7}}})) != null ? stack1 : "")
    + "</Solution>\n";
},"useData":true},
  "tests": {"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "<Project Sdk=\"Microsoft.NET.Sdk\">\n  <PropertyGroup>\n    <TargetFramework>net10.0</TargetFramework>\n    <RootNamespace>"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":4,"column":21},"end":{"line":4,"column":30}} ), depth0)) != null ? stack1 : "")
    + ".Tests</RootNamespace>\n    <IsPackable>false</IsPackable>\n    \u003C!-- Deprecated methods and properties are tested too. -->\n    <NoWarn>$(NoWarn);CS0612;CS0618</NoWarn>\n    \u003C!-- Times in tests are in ISO 8601, which all cultures read alike. -->\n    <NoWarn>$(NoWarn);CA1305</NoWarn>\n  </PropertyGroup>\n  <ItemGroup>\n    <PackageReference Include=\"Microsoft.NET.Test.Sdk\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "testSdk", {"start":{"line":12,"column":66},"end":{"line":12,"column":82}} ), depth0)) != null ? stack1 : "")
    + "\" />\n    <PackageReference Include=\"xunit\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "xunit", {"start":{"line":13,"column":49},"end":{"line":13,"column":63}} ), depth0)) != null ? stack1 : "")
    + "\" />\n    <PackageReference Include=\"xunit.runner.visualstudio\" Version=\""
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "runner", {"start":{"line":14,"column":69},"end":{"line":14,"column":84}} ), depth0)) != null ? stack1 : "")
    + "\" />\n  </ItemGroup>\n  <ItemGroup>\n    <ProjectReference Include=\"../../src/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":17,"column":43},"end":{"line":17,"column":52}} ), depth0)) != null ? stack1 : "")
    + "/"
    + ((stack1 = alias2(alias1(depth0, "namespace", {"start":{"line":17,"column":57},"end":{"line":17,"column":66}} ), depth0)) != null ? stack1 : "")
    + ".csproj\" />\n  </ItemGroup>\n</Project>\n";
},"useData":true},
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "dotnet add package "
    + ((stack1 = container.lambda(container.strict(depth0, "injection", {"start":{"line":10,"column":21},"end":{"line":10,"column":30}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "`"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":19,"column":21},"end":{"line":19,"column":31}} ), depth0)) != null ? stack1 : "")
    + "Provider` takes a function instead, which is called before every attempt, so that credentials\ncan rotate.";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# errors\nAny non-2xx response throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":24,"column":31},"end":{"line":24,"column":36}} ), depth0)) != null ? stack1 : "")
    + "ApiException` with the status, the headers and the body; common statuses"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"declaresErrors"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":24,"column":110},"end":{"line":25,"column":56}}})) != null ? stack1 : "")
    + " have their own classes. All exceptions derive from `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":25,"column":111},"end":{"line":25,"column":116}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":5},"end":{"line":30,"column":10}} ), depth0)) != null ? stack1 : "")
    + "BadRequestException`, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":37},"end":{"line":30,"column":42}} ), depth0)) != null ? stack1 : "")
    + "UnauthorizedException`, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":71},"end":{"line":30,"column":76}} ), depth0)) != null ? stack1 : "")
    + "ForbiddenException`, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":30,"column":102},"end":{"line":30,"column":107}} ), depth0)) != null ? stack1 : "")
    + "NotFoundException`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":31,"column":5},"end":{"line":31,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":32,"column":5},"end":{"line":32,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutException` | an attempt timed out |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":33,"column":5},"end":{"line":33,"column":10}} ), depth0)) != null ? stack1 : "")
    + "DecodeException` | the body of a successful response could not be decoded |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":34,"column":5},"end":{"line":34,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationException`, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":34,"column":40},"end":{"line":34,"column":45}} ), depth0)) != null ? stack1 : "")
    + "MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    return " and errors that the API declares";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":38,"column":42},"end":{"line":38,"column":47}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException`. All exceptions derive from `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":38,"column":101},"end":{"line":38,"column":106}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":43,"column":5},"end":{"line":43,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | the channel could not be opened |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":44,"column":5},"end":{"line":44,"column":10}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedException` | the channel closed unexpectedly |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":45,"column":5},"end":{"line":45,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConfigurationException`, `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":45,"column":40},"end":{"line":45,"column":45}} ), depth0)) != null ? stack1 : "")
    + "MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"5":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\nset `RetryUnsafe = false`.\n";
},"6":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\nset `RetryUnsafe = true`.\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "\nThe package `"
    + ((stack1 = alias2(alias1(depth0, "injection", {"start":{"line":110,"column":15},"end":{"line":110,"column":24}} ), depth0)) != null ? stack1 : "")
    + "` adds the client to the services of a program: `services.Add"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":110,"column":89},"end":{"line":110,"column":95}} ), depth0)) != null ? stack1 : "")
    + "()` registers `"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":110,"column":114},"end":{"line":110,"column":120}} ), depth0)) != null ? stack1 : "")
    + "` and\n`"
    + ((stack1 = alias2(alias1(depth0, "interface", {"start":{"line":111,"column":3},"end":{"line":111,"column":12}} ), depth0)) != null ? stack1 : "")
    + "` as a singleton that sends its requests by `IHttpClientFactory`. It returns the `IHttpClientBuilder`, to which handlers can be\nadded. Settings come from a function of the service provider, such as `Add"
    + ((stack1 = alias2(alias1(depth0, "client", {"start":{"line":112,"column":76},"end":{"line":112,"column":82}} ), depth0)) != null ? stack1 : "")
    + "(_ => new "
    + ((stack1 = alias2(alias1(depth0, "options", {"start":{"line":112,"column":96},"end":{"line":112,"column":103}} ), depth0)) != null ? stack1 : "")
    + " { MaxRetries = 3 })`.\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "Any credential will do. ";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed, asynchronous .NET client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":40},"end":{"line":2,"column":43}} ), depth0)) != null ? stack1 : "")
    + ". It uses only the platform itself.\n\n# requirements\n"
    + ((stack1 = alias2(alias1(depth0, "requirements", {"start":{"line":5,"column":2},"end":{"line":5,"column":14}} ), depth0)) != null ? stack1 : "")
    + ".\n\n# installation\ndotnet add package "
    + ((stack1 = alias2(alias1(depth0, "id", {"start":{"line":8,"column":21},"end":{"line":8,"column":23}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"injection"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":9,"column":0},"end":{"line":11,"column":7}}})) != null ? stack1 : "")
    + "\n# usage\nEvery method is listed in [reference.md](reference.md). Requests and models are immutable records; optional properties are null\nif they are absent. Properties that can be absent, null or a value are of the type `Optional<T>`. Clients are thread-safe: create one\nand share it. Each client has an interface, such as `"
    + ((stack1 = alias2(alias1(depth0, "interface", {"start":{"line":16,"column":55},"end":{"line":16,"column":64}} ), depth0)) != null ? stack1 : "")
    + "`, for dependency injection and tests.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":19,"column":0},"end":{"line":20,"column":18}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":22,"column":0},"end":{"line":47,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, loop over `AsPagesAsync()`, or await the list for its first page, which has `Items`, `Body`,\n`HasNextPage` and `GetNextPageAsync()`.\n\n# streaming\nEvents are available as soon as they arrive. Open a stream with `await using`, which closes the connection. To get the names and\nids of events too, loop over `Events`.\n\n# upload\nPass a `FileParameter` made from a path, bytes or a `Stream`. Files are streamed, so that large ones need little memory. Uploads of\na stream can be retried if it can seek.\n\n# download\nThe body is read on demand. Always dispose of it.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. Methods of `Webhooks` whose names begin with `Parse` verify that a delivery was\nsent by the API and return its event; `Verify` only verifies. They need the raw body, exactly as received, and throw\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":66,"column":3},"end":{"line":66,"column":8}} ), depth0)) != null ? stack1 : "")
    + "WebhookVerificationException` if verification fails. To rotate secrets, pass both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":69,"column":75},"end":{"line":69,"column":80}} ), depth0)) != null ? stack1 : "")
    + "JsonRpcException` is thrown with the JSON-RPC\ncode and data; the HTTP status may be 200.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# channels\nA channel is a connection over which both sides send messages. Open it with `await using`, which closes it. If it ends\nunexpectedly, a `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":77,"column":19},"end":{"line":77,"column":24}} ), depth0)) != null ? stack1 : "")
    + "SocketClosedException` is thrown.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.program(6, data, 0),"data":data,"loc":{"start":{"line":80,"column":0},"end":{"line":86,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `Timeout` for the client or for a single call; `TimeSpan.Zero` disables it.\n\n# responseSize\nSet `MaxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nEvery method takes a `CancellationToken` at the end. A call that it stops throws `OperationCanceledException` with that token.\n\n# unknown\nUndeclared properties of responses are in `AdditionalProperties`, and undeclared enum values and variants are kept. So are values\nwhose type differs from the declaration; `Received(\"name\")` returns such a value. `JsonSerializer` reads and writes models as the client\ndoes.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.RequestAsync`.\n\n# httpClient\nPass your own `HttpClient`, such as one of `IHttpClientFactory`, to set the proxy, certificates or the lifetime of connections. The client\nnever disposes of it. Turn its automatic redirects off: the client follows redirects itself, without credentials for other hosts.\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"injection"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":108,"column":0},"end":{"line":113,"column":7}}})) != null ? stack1 : "")
    + "\n# proxies\nThe default `HttpClient` uses the proxy of the system, or of `HTTPS_PROXY` and `NO_PROXY`. To choose another one, pass your own:\n\n# testing\nTo test code that uses the client without a network, replace a client by its interface, such as `"
    + ((stack1 = alias2(alias1(depth0, "interface", {"start":{"line":119,"column":99},"end":{"line":119,"column":108}} ), depth0)) != null ? stack1 : "")
    + "`, or pass an\n`HttpClient` with a fake `HttpMessageHandler`. "
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":120,"column":47},"end":{"line":120,"column":96}}})) != null ? stack1 : "")
    + "Set `MaxRetries = 0` to test failures\nwithout waiting for retries.\n";
},"useData":true},
};
