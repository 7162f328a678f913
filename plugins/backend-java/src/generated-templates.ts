// @ts-nocheck
// Made by `sdkwright templates`.

/** The compiled templates, for the runtime of Handlebars. */
export const templates: { readonly [name: string]: unknown } = {
  "build": {"0":function(container,depth0,helpers,partials,data) {
    return "  id 'signing'\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  testImplementation 'org.junit.jupiter:junit-jupiter:"
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"versions"), "junit", {"start":{"line":40,"column":56},"end":{"line":40,"column":70}} ), depth0)) != null ? stack1 : "")
    + "'\n  testRuntimeOnly 'org.junit.platform:junit-platform-launcher'\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "        url = "
    + ((stack1 = container.lambda(container.strict(depth0, "url", {"start":{"line":58,"column":16},"end":{"line":58,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "        licenses {\n          license {\n            name = "
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"license"), "name", {"start":{"line":63,"column":21},"end":{"line":63,"column":33}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(lookupProperty(depth0,"license"),"url"),{"name":"if","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":64,"column":0},"end":{"line":66,"column":7}}})) != null ? stack1 : "")
    + "          }\n        }\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "            url = "
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"license"), "url", {"start":{"line":65,"column":20},"end":{"line":65,"column":31}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "        developers {\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"developers"),{"name":"each","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":72,"column":0},"end":{"line":79,"column":9}}})) != null ? stack1 : "")
    + "        }\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "          developer {\n            name = "
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":74,"column":21},"end":{"line":74,"column":25}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"email"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":75,"column":0},"end":{"line":77,"column":7}}})) != null ? stack1 : "")
    + "          }\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "            email = "
    + ((stack1 = container.lambda(container.strict(depth0, "email", {"start":{"line":76,"column":22},"end":{"line":76,"column":27}} ), depth0)) != null ? stack1 : "")
    + "\n";
},"8":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "        scm {\n          connection = 'scm:git:' + "
    + ((stack1 = alias2(alias1(depth0, "scm", {"start":{"line":84,"column":38},"end":{"line":84,"column":41}} ), depth0)) != null ? stack1 : "")
    + " + '.git'\n          url = "
    + ((stack1 = alias2(alias1(depth0, "scm", {"start":{"line":85,"column":18},"end":{"line":85,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n        }\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "  repositories {\n    maven {\n      url = "
    + ((stack1 = container.lambda(container.strict(depth0, "repository", {"start":{"line":94,"column":14},"end":{"line":94,"column":24}} ), depth0)) != null ? stack1 : "")
    + "\n      credentials {\n        username = System.getenv('REGISTRY_USERNAME')\n        password = System.getenv('REGISTRY_PASSWORD')\n      }\n    }\n  }\n";
},"10":function(container,depth0,helpers,partials,data) {
    return "\n// Signs with the key in MAVEN_GPG_KEY and its passphrase in MAVEN_GPG_PASSPHRASE, where there is one.\nsigning {\n  required = System.getenv('MAVEN_GPG_KEY') != null\n  useInMemoryPgpKeys(System.getenv('MAVEN_GPG_KEY'), System.getenv('MAVEN_GPG_PASSPHRASE'))\n  sign publishing.publications.library\n}\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), alias2=container.strict, alias3=container.lambda, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "plugins {\n  id 'java-library'\n  id 'maven-publish'\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"signed"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":4,"column":0},"end":{"line":6,"column":7}}})) != null ? stack1 : "")
    + "}\n\ngroup = "
    + ((stack1 = alias3(alias2(depth0, "group", {"start":{"line":9,"column":10},"end":{"line":9,"column":15}} ), depth0)) != null ? stack1 : "")
    + "\nversion = "
    + ((stack1 = alias3(alias2(depth0, "version", {"start":{"line":10,"column":12},"end":{"line":10,"column":19}} ), depth0)) != null ? stack1 : "")
    + "\n\nrepositories {\n  mavenCentral()\n}\n\njava {\n  withSourcesJar()\n  withJavadocJar()\n}\n\ntasks.withType(JavaCompile).configureEach {\n  options.release = 17\n  options.encoding = 'UTF-8'\n}\n\ntasks.withType(Javadoc).configureEach {\n  options.encoding = 'UTF-8'\n  options.noTimestamp = true\n}\n\n// The same sources give the same bytes.\ntasks.withType(AbstractArchiveTask).configureEach {\n  preserveFileTimestamps = false\n  reproducibleFileOrder = true\n}\n\ndependencies {\n  api 'com.fasterxml.jackson.core:jackson-databind:"
    + ((stack1 = alias3(alias2(lookupProperty(depth0,"versions"), "jackson", {"start":{"line":38,"column":53},"end":{"line":38,"column":69}} ), depth0)) != null ? stack1 : "")
    + "'\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"tests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":39,"column":0},"end":{"line":42,"column":7}}})) != null ? stack1 : "")
    + "}\n\ntasks.named('test') {\n  useJUnitPlatform()\n}\n\npublishing {\n  publications {\n    library(MavenPublication) {\n      from components.java\n      artifactId = "
    + ((stack1 = alias3(alias2(depth0, "artifact", {"start":{"line":53,"column":21},"end":{"line":53,"column":29}} ), depth0)) != null ? stack1 : "")
    + "\n      pom {\n        name = "
    + ((stack1 = alias3(alias2(depth0, "name", {"start":{"line":55,"column":17},"end":{"line":55,"column":21}} ), depth0)) != null ? stack1 : "")
    + "\n        description = "
    + ((stack1 = alias3(alias2(depth0, "description", {"start":{"line":56,"column":24},"end":{"line":56,"column":35}} ), depth0)) != null ? stack1 : "")
    + "\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"url"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":57,"column":0},"end":{"line":59,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"license"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":60,"column":0},"end":{"line":69,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"developers"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":70,"column":0},"end":{"line":81,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"scm"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":82,"column":0},"end":{"line":87,"column":7}}})) != null ? stack1 : "")
    + "      }\n    }\n  }\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"repository"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":91,"column":0},"end":{"line":101,"column":7}}})) != null ? stack1 : "")
    + "}\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"signed"),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":103,"column":0},"end":{"line":111,"column":7}}})) != null ? stack1 : "");
},"useData":true},
  "module-info": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "  exports "
    + ((stack1 = container.lambda(depth0, depth0)) != null ? stack1 : "")
    + ";\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "/** A client of the API. */\nmodule "
    + ((stack1 = container.lambda(container.strict(depth0, "module", {"start":{"line":2,"column":9},"end":{"line":2,"column":15}} ), depth0)) != null ? stack1 : "")
    + " {\n  requires com.fasterxml.jackson.annotation;\n  requires transitive com.fasterxml.jackson.core;\n  requires transitive com.fasterxml.jackson.databind;\n  requires transitive java.net.http;\n\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"exports"),{"name":"each","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":8,"column":0},"end":{"line":10,"column":9}}})) != null ? stack1 : "")
    + "}\n";
},"useData":true},
  "pom": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "  <url>"
    + ((stack1 = container.lambda(container.strict(depth0, "url", {"start":{"line":12,"column":9},"end":{"line":12,"column":12}} ), depth0)) != null ? stack1 : "")
    + "</url>\n";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  <licenses>\n    <license>\n      <name>"
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"license"), "name", {"start":{"line":17,"column":14},"end":{"line":17,"column":26}} ), depth0)) != null ? stack1 : "")
    + "</name>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(lookupProperty(depth0,"license"),"url"),{"name":"if","hash":{},"fn":container.program(2, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":18,"column":0},"end":{"line":20,"column":7}}})) != null ? stack1 : "")
    + "    </license>\n  </licenses>\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "      <url>"
    + ((stack1 = container.lambda(container.strict(lookupProperty(depth0,"license"), "url", {"start":{"line":19,"column":13},"end":{"line":19,"column":24}} ), depth0)) != null ? stack1 : "")
    + "</url>\n";
},"3":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  <developers>\n"
    + ((stack1 = lookupProperty(helpers,"each").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"developers"),{"name":"each","hash":{},"fn":container.program(4, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":26,"column":0},"end":{"line":33,"column":9}}})) != null ? stack1 : "")
    + "  </developers>\n";
},"4":function(container,depth0,helpers,partials,data) {
    var stack1, lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "    <developer>\n      <name>"
    + ((stack1 = container.lambda(container.strict(depth0, "name", {"start":{"line":28,"column":14},"end":{"line":28,"column":18}} ), depth0)) != null ? stack1 : "")
    + "</name>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(depth0 != null ? depth0 : (container.nullContext || {}),lookupProperty(depth0,"email"),{"name":"if","hash":{},"fn":container.program(5, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":29,"column":0},"end":{"line":31,"column":7}}})) != null ? stack1 : "")
    + "    </developer>\n";
},"5":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "      <email>"
    + ((stack1 = container.lambda(container.strict(depth0, "email", {"start":{"line":30,"column":15},"end":{"line":30,"column":20}} ), depth0)) != null ? stack1 : "")
    + "</email>\n";
},"6":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "  <scm>\n    <connection>scm:git:"
    + ((stack1 = alias2(alias1(depth0, "scm", {"start":{"line":38,"column":26},"end":{"line":38,"column":29}} ), depth0)) != null ? stack1 : "")
    + ".git</connection>\n    <developerConnection>scm:git:"
    + ((stack1 = alias2(alias1(depth0, "scm", {"start":{"line":39,"column":35},"end":{"line":39,"column":38}} ), depth0)) != null ? stack1 : "")
    + ".git</developerConnection>\n    <url>"
    + ((stack1 = alias2(alias1(depth0, "scm", {"start":{"line":40,"column":11},"end":{"line":40,"column":14}} ), depth0)) != null ? stack1 : "")
    + "</url>\n  </scm>\n";
},"7":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "  <distributionManagement>\n    <repository>\n      <id>registry</id>\n      <url>"
    + ((stack1 = container.lambda(container.strict(depth0, "repository", {"start":{"line":47,"column":13},"end":{"line":47,"column":23}} ), depth0)) != null ? stack1 : "")
    + "</url>\n    </repository>\n  </distributionManagement>\n";
},"8":function(container,depth0,helpers,partials,data) {
    return "    <dependency>\n      <groupId>org.junit.jupiter</groupId>\n      <artifactId>junit-jupiter</artifactId>\n      <version>${junit.version}</version>\n      <scope>test</scope>\n    </dependency>\n";
},"9":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "        <executions>\n          <execution>\n            <id>default-testCompile</id>\n            <configuration>\n              <compilerArgs>\n                <arg>--add-modules=jdk.httpserver</arg>\n                <arg>--add-reads="
    + ((stack1 = container.lambda(container.strict(depth0, "module", {"start":{"line":93,"column":35},"end":{"line":93,"column":41}} ), depth0)) != null ? stack1 : "")
    + "=jdk.httpserver</arg>\n              </compilerArgs>\n            </configuration>\n          </execution>\n        </executions>\n";
},"10":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "  <profiles>\n    <profile>\n      \u003C!-- What a published release needs beside the build: `mvn -P release deploy`. -->\n      <id>release</id>\n      <build>\n        <plugins>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"signed"),{"name":"if","hash":{},"fn":container.program(11, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":155,"column":0},"end":{"line":171,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias1,lookupProperty(depth0,"central"),{"name":"if","hash":{},"fn":container.program(12, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":172,"column":0},"end":{"line":183,"column":7}}})) != null ? stack1 : "")
    + "        </plugins>\n      </build>\n    </profile>\n  </profiles>\n";
},"11":function(container,depth0,helpers,partials,data) {
    return "          <plugin>\n            \u003C!-- Signs with the key in MAVEN_GPG_KEY and its passphrase in MAVEN_GPG_PASSPHRASE. -->\n            <artifactId>maven-gpg-plugin</artifactId>\n            <version>3.2.8</version>\n            <configuration>\n              <signer>bc</signer>\n            </configuration>\n            <executions>\n              <execution>\n                <goals>\n                  <goal>sign</goal>\n                </goals>\n              </execution>\n            </executions>\n          </plugin>\n";
},"12":function(container,depth0,helpers,partials,data) {
    return "          <plugin>\n            <groupId>org.sonatype.central</groupId>\n            <artifactId>central-publishing-maven-plugin</artifactId>\n            <version>0.8.0</version>\n            <extensions>true</extensions>\n            <configuration>\n              <publishingServerId>registry</publishingServerId>\n              <autoPublish>true</autoPublish>\n            </configuration>\n          </plugin>\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<project xmlns=\"http://maven.apache.org/POM/4.0.0\"\n    xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"\n    xsi:schemaLocation=\"http://maven.apache.org/POM/4.0.0 https://maven.apache.org/xsd/maven-4.0.0.xsd\">\n  <modelVersion>4.0.0</modelVersion>\n  <groupId>"
    + ((stack1 = alias2(alias1(depth0, "group", {"start":{"line":6,"column":13},"end":{"line":6,"column":18}} ), depth0)) != null ? stack1 : "")
    + "</groupId>\n  <artifactId>"
    + ((stack1 = alias2(alias1(depth0, "artifact", {"start":{"line":7,"column":16},"end":{"line":7,"column":24}} ), depth0)) != null ? stack1 : "")
    + "</artifactId>\n  <version>"
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":8,"column":13},"end":{"line":8,"column":20}} ), depth0)) != null ? stack1 : "")
    + "</version>\n  <name>"
    + ((stack1 = alias2(alias1(depth0, "name", {"start":{"line":9,"column":10},"end":{"line":9,"column":14}} ), depth0)) != null ? stack1 : "")
    + "</name>\n  <description>"
    + ((stack1 = alias2(alias1(depth0, "description", {"start":{"line":10,"column":17},"end":{"line":10,"column":28}} ), depth0)) != null ? stack1 : "")
    + "</description>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"url"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":11,"column":0},"end":{"line":13,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"license"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":14,"column":0},"end":{"line":23,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"developers"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":24,"column":0},"end":{"line":35,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"scm"),{"name":"if","hash":{},"fn":container.program(6, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":36,"column":0},"end":{"line":42,"column":7}}})) != null ? stack1 : "")
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"repository"),{"name":"if","hash":{},"fn":container.program(7, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":43,"column":0},"end":{"line":50,"column":7}}})) != null ? stack1 : "")
    + "  <properties>\n    <maven.compiler.release>17</maven.compiler.release>\n    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>\n    \u003C!-- The time of all files in the jars, so that the same sources give the same bytes. -->\n    <project.build.outputTimestamp>1980-02-01T00:00:00Z</project.build.outputTimestamp>\n    <jackson.version>"
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "jackson", {"start":{"line":56,"column":23},"end":{"line":56,"column":39}} ), depth0)) != null ? stack1 : "")
    + "</jackson.version>\n    <junit.version>"
    + ((stack1 = alias2(alias1(lookupProperty(depth0,"versions"), "junit", {"start":{"line":57,"column":21},"end":{"line":57,"column":35}} ), depth0)) != null ? stack1 : "")
    + "</junit.version>\n    <compiler.plugin.version>3.14.0</compiler.plugin.version>\n    <surefire.plugin.version>3.5.3</surefire.plugin.version>\n    <resources.plugin.version>3.3.1</resources.plugin.version>\n    <jar.plugin.version>3.4.2</jar.plugin.version>\n    <source.plugin.version>3.3.1</source.plugin.version>\n    <javadoc.plugin.version>3.11.2</javadoc.plugin.version>\n    <deploy.plugin.version>3.1.4</deploy.plugin.version>\n  </properties>\n  <dependencies>\n    <dependency>\n      <groupId>com.fasterxml.jackson.core</groupId>\n      <artifactId>jackson-databind</artifactId>\n      <version>${jackson.version}</version>\n    </dependency>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"tests"),{"name":"if","hash":{},"fn":container.program(8, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":72,"column":0},"end":{"line":79,"column":7}}})) != null ? stack1 : "")
    + "  </dependencies>\n  <build>\n    <plugins>\n      <plugin>\n        <artifactId>maven-compiler-plugin</artifactId>\n        <version>${compiler.plugin.version}</version>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"tests"),{"name":"if","hash":{},"fn":container.program(9, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":86,"column":0},"end":{"line":98,"column":7}}})) != null ? stack1 : "")
    + "      </plugin>\n      <plugin>\n        <artifactId>maven-surefire-plugin</artifactId>\n        <version>${surefire.plugin.version}</version>\n        <configuration>\n          <useModulePath>false</useModulePath>\n        </configuration>\n      </plugin>\n      <plugin>\n        <artifactId>maven-resources-plugin</artifactId>\n        <version>${resources.plugin.version}</version>\n      </plugin>\n      <plugin>\n        <artifactId>maven-jar-plugin</artifactId>\n        <version>${jar.plugin.version}</version>\n      </plugin>\n      <plugin>\n        <artifactId>maven-source-plugin</artifactId>\n        <version>${source.plugin.version}</version>\n        <executions>\n          <execution>\n            <goals>\n              <goal>jar-no-fork</goal>\n            </goals>\n          </execution>\n        </executions>\n      </plugin>\n      <plugin>\n        <artifactId>maven-javadoc-plugin</artifactId>\n        <version>${javadoc.plugin.version}</version>\n        <configuration>\n          <doclint>all</doclint>\n          <notimestamp>true</notimestamp>\n          <quiet>true</quiet>\n        </configuration>\n        <executions>\n          <execution>\n            <goals>\n              <goal>jar</goal>\n            </goals>\n          </execution>\n        </executions>\n      </plugin>\n      <plugin>\n        <artifactId>maven-deploy-plugin</artifactId>\n        <version>${deploy.plugin.version}</version>\n      </plugin>\n    </plugins>\n  </build>\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"release"),{"name":"if","hash":{},"fn":container.program(10, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":148,"column":0},"end":{"line":188,"column":7}}})) != null ? stack1 : "")
    + "</project>\n";
},"useData":true},
  "texts": {"0":function(container,depth0,helpers,partials,data) {
    var stack1;

  return "`"
    + ((stack1 = container.lambda(container.strict(depth0, "credential", {"start":{"line":32,"column":21},"end":{"line":32,"column":31}} ), depth0)) != null ? stack1 : "")
    + "` also accepts a `Supplier`, which is called before every attempt, so that credentials\ncan rotate.";
},"1":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nAny non-2xx response throws `ApiException` with the status, the headers and the body; common statuses and errors that the\nAPI declares have their own classes. All exceptions are unchecked and extend `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":38,"column":80},"end":{"line":38,"column":85}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `BadRequestException`, `UnauthorizedException`, `ForbiddenException`, `NotFoundException`, ... | the server responds with that status |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":44,"column":5},"end":{"line":44,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | no response was received |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":45,"column":5},"end":{"line":45,"column":10}} ), depth0)) != null ? stack1 : "")
    + "TimeoutException` | an attempt timed out |\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":46,"column":5},"end":{"line":46,"column":10}} ), depth0)) != null ? stack1 : "")
    + "CanceledException` | the thread was interrupted |\n| `DecodeException` | the body of a successful response could not be decoded |\n| `ConfigurationException`, `MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"2":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda;

  return "# errors\nA channel that cannot be opened throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":52,"column":42},"end":{"line":52,"column":47}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException`. All exceptions are unchecked and extend\n`"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":53,"column":3},"end":{"line":53,"column":8}} ), depth0)) != null ? stack1 : "")
    + "Exception`.\n\n# errorRows\n| error | when |\n|---|---|\n| `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":58,"column":5},"end":{"line":58,"column":10}} ), depth0)) != null ? stack1 : "")
    + "ConnectionException` | the channel could not be opened |\n| `SocketClosedException` | the channel closed unexpectedly |\n| `ConfigurationException`, `MissingCredentialsException` | an option is invalid or a credential is missing; nothing was sent |\n\n";
},"3":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are retried even if they may already have taken effect, unless you\ncall `retryUnsafe(false)` on the builder.\n";
},"4":function(container,depth0,helpers,partials,data) {
    return "Requests that are not safe to repeat, such as POST, are not retried if they may already have taken effect, unless you\ncall `retryUnsafe(true)` on the builder.\n";
},"compiler":[8,">= 4.3.0"],"main":function(container,depth0,helpers,partials,data) {
    var stack1, alias1=container.strict, alias2=container.lambda, alias3=depth0 != null ? depth0 : (container.nullContext || {}), lookupProperty = container.lookupProperty || function(parent, propertyName) {
        if (Object.prototype.hasOwnProperty.call(parent, propertyName)) {
          return parent[propertyName];
        }
        return undefined
    };

  return "# tagline\nA typed Java client for "
    + ((stack1 = alias2(alias1(depth0, "api", {"start":{"line":2,"column":26},"end":{"line":2,"column":29}} ), depth0)) != null ? stack1 : "")
    + ", synchronous and asynchronous. Jackson is its only dependency.\n\n# requirements\nJava 17 or later.\n\n# installation\nWith Gradle, in `build.gradle`:\n\n```groovy\ndependencies {\n  implementation '"
    + ((stack1 = alias2(alias1(depth0, "group", {"start":{"line":12,"column":20},"end":{"line":12,"column":25}} ), depth0)) != null ? stack1 : "")
    + ":"
    + ((stack1 = alias2(alias1(depth0, "artifact", {"start":{"line":12,"column":30},"end":{"line":12,"column":38}} ), depth0)) != null ? stack1 : "")
    + ":"
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":12,"column":43},"end":{"line":12,"column":50}} ), depth0)) != null ? stack1 : "")
    + "'\n}\n```\n\nWith Maven, in `pom.xml`:\n\n```xml\n<dependency>\n  <groupId>"
    + ((stack1 = alias2(alias1(depth0, "group", {"start":{"line":20,"column":13},"end":{"line":20,"column":18}} ), depth0)) != null ? stack1 : "")
    + "</groupId>\n  <artifactId>"
    + ((stack1 = alias2(alias1(depth0, "artifact", {"start":{"line":21,"column":16},"end":{"line":21,"column":24}} ), depth0)) != null ? stack1 : "")
    + "</artifactId>\n  <version>"
    + ((stack1 = alias2(alias1(depth0, "version", {"start":{"line":22,"column":13},"end":{"line":22,"column":20}} ), depth0)) != null ? stack1 : "")
    + "</version>\n</dependency>\n```\n\n# usage\nEvery method is listed in [reference.md](reference.md). Requests and models are immutable and made by builders. Getters of\noptional properties return an `Optional`; those that can be absent, null or a value return a `Nullable`. The asynchronous\nclient, `"
    + ((stack1 = alias2(alias1(depth0, "async", {"start":{"line":29,"column":11},"end":{"line":29,"column":16}} ), depth0)) != null ? stack1 : "")
    + "`, has the same methods, which return a `CompletableFuture`.\n\n# credentials\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"credential"),{"name":"if","hash":{},"fn":container.program(0, data, 0),"inverse":container.noop,"data":data,"loc":{"start":{"line":32,"column":0},"end":{"line":33,"column":18}}})) != null ? stack1 : "")
    + "\n\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"hasRequests"),{"name":"if","hash":{},"fn":container.program(1, data, 0),"inverse":container.program(2, data, 0),"data":data,"loc":{"start":{"line":35,"column":0},"end":{"line":62,"column":7}}})) != null ? stack1 : "")
    + "# pages\nTo read it page by page, loop over `pages()`; `stream()` returns the items as a `Stream`. To read other values of\na page, such as a total count, call `page.body(type)`; the Javadoc of each method names the type. `page.body()` returns\nthe same as JSON.\n\n# streaming\nEvents are available as soon as they arrive. Open a stream with try-with-resources, because leaving the loop does not\nclose the connection. To get the names and ids of events too, loop over `events()`.\n\n# upload\nPass a `FileUpload` of a `Path`, a `byte[]` or an `InputStream`. Files and supplied streams are streamed, so that large\nfiles need little memory.\n\n# download\nThe body is read on demand. Always close it.\n\n# webhooks\nAnyone can send requests to a webhook endpoint. `Webhooks` has methods that verify that a delivery was sent by the API and\nreturn its event, and `verify`, which only verifies. They need the raw body, exactly as received, and throw\n`WebhookVerificationException` if verification fails. To rotate secrets, pass both the old and the new one.\n\n# jsonRpc\nMethods are called over JSON-RPC 2.0. If the server reports an error, a `JsonRpcException` is thrown with the JSON-RPC code\nand data; the HTTP status may be 200.\n\n# batch\nCalls in a batch are sent as a single request. After that, each call has its own result or error:\n\n# channels\nA channel is a connection over which both sides send messages. Close it when you are done, preferably with\ntry-with-resources. If it ends unexpectedly, a `SocketClosedException` is thrown.\n\n# retryUnsafe\n"
    + ((stack1 = lookupProperty(helpers,"if").call(alias3,lookupProperty(depth0,"retriesUnsafe"),{"name":"if","hash":{},"fn":container.program(3, data, 0),"inverse":container.program(4, data, 0),"data":data,"loc":{"start":{"line":96,"column":0},"end":{"line":102,"column":7}}})) != null ? stack1 : "")
    + "\n# timeout\nSet `timeout` for the client or for a single call; `Duration.ZERO` disables it.\n\n# responseSize\nSet `maxResponseBytes` for the client or for a single call to limit it, counted after decompression; 0 means no limit.\n\n# cancellation\nInterrupting the thread stops a call: it throws `"
    + ((stack1 = alias2(alias1(depth0, "brand", {"start":{"line":111,"column":51},"end":{"line":111,"column":56}} ), depth0)) != null ? stack1 : "")
    + "CanceledException`, and the thread stays interrupted. To\ncancel a call of the asynchronous client (`builder().buildAsync()`), cancel its future:\n\n# unknown\nUndeclared properties and enum values of responses are kept as they are, and so are values whose type differs from the\ndeclaration; `received(\"name\")` returns such a value. `toJson()` converts a model to JSON. Any Jackson `ObjectMapper` can\nread and write models.\n\n# undeclared\nTo call an endpoint that the client does not declare, use `client.request`.\n\n# httpClient\nThe client sends requests with `java.net.http.HttpClient`. Pass your own to set the proxy, certificates or\nthreads, or implement `HttpTransport` for another library. If a connection closes before the response begins, Java itself\nrepeats a GET request once, regardless of `maxRetries`. The JVM option `-Djdk.httpclient.redirects.retrylimit=1` disables\nthat for the whole program.\n\n# proxies\nThe client uses the proxy of the JVM. To set it, use the system properties `https.proxyHost` and `https.proxyPort`. The environment\nvariables `HTTPS_PROXY` and `NO_PROXY` are not read.\n\n# testing\nTo test code that uses the client without a network, pass an `HttpTransport` that returns your own responses. Set\n`maxRetries(0)` to test failures without waiting for retries. The client classes are final; Mockito 5 and later can mock\nthem.\n";
},"useData":true},
};
