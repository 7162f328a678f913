import type { ProjectInfo, PublishInfo } from "@sdkwright/plugin-api";
import { expression, type Workflow, type WorkflowJob, type WorkflowStep } from "./yaml.js";

/** What publishes from a checkout that has been built. */
interface Publishing {
  readonly comment: readonly string[];
  /** Inputs of the action that installs the runtime. */
  readonly inputs?: { readonly [input: string]: string };
  readonly permissions?: { readonly [scope: string]: string };
  readonly environment?: string;
  readonly steps: readonly WorkflowStep[];
}

const secret = (variable: string): string => expression(`secrets.${variable}`);

const IS_PUBLIC = expression("!github.event.repository.private");

/** An address without characters that could begin an expression. */
const address = (url: string): string =>
  (URL.canParse(url) ? new URL(url).href : encodeURI(url)).replaceAll("{", "%7B");

/** Tokens that GitHub itself gives to a workflow must be allowed to write packages. */
function permissionsOf({ variables }: PublishInfo): { readonly [scope: string]: string } {
  const isOwn = Object.values(variables).includes("GITHUB_TOKEN");
  return { contents: "read", ...(isOwn ? { packages: "write" } : {}), "id-token": "write" };
}

function secretsComment({ variables }: PublishInfo, trusted: string): string {
  const names = Object.values(variables);
  return names.length === 0
    ? trusted
    : `The repository needs ${names.length === 1 ? "the secret" : "the secrets"} ${names.join(" and ")}.`;
}

/** Protected by whatever the owner of the repository asks of it; without rules, GitHub creates it by itself. */
const ENVIRONMENT = "release";

/** Fails where a tag is not the version of the package, whose `version` the lines before have read. */
function compared(read: string, differs: string, advice = "Nothing was published."): WorkflowStep {
  const run = `${read}
if ${differs}; then
  echo "::error::The tag $GITHUB_REF_NAME is not the version of the package, which is $version. ${advice}"
  exit 1
fi`;
  return { name: "Compare the tag with the version", run };
}

const NPM_TAG = compared(
  `version=$(node -p "require('./package.json').version")`,
  '[ "$GITHUB_REF_NAME" != "v$version" ]',
);

/** Python and Maven write the word of a pre-release in their own ways: only the numbers before it are compared. */
function comparedLoosely(read: string): WorkflowStep {
  const lines = `version=$(${read})
plain() { sed -E 's/^v//; s/[+].*//; s/^([0-9]+[.][0-9]+[.][0-9]+).+/\\1-pre/'; }`;
  return compared(lines, '[ "$(plain <<< "$GITHUB_REF_NAME")" != "$(plain <<< "$version")" ]');
}

const PYTHON_TAG = comparedLoosely(
  `python -c "import tomllib; print(tomllib.load(open('pyproject.toml', 'rb'))['project']['version'])"`,
);

const MAVEN_TAG = comparedLoosely("mvn --batch-mode --quiet help:evaluate -Dexpression=project.version -DforceStdout");

/** The tag of npm follows the version: releases are `latest`, pre-releases have the word of their version. */
const NPM_PUBLISH = `name=$(node -p "require('./package.json').name")
version=$(node -p "require('./package.json').version")
tag=$(node -p "const [own] = require('./package.json').version.split('+'); own.includes('-') ? /-([a-z]+)/i.exec(own)?.[1] ?? 'next' : ''")
if [ -n "$(npm view "$name@$version" version 2>/dev/null)" ]; then
  echo "$name $version is published already"
else
  npm publish \${tag:+--tag "$tag"}
fi`;

function npm(info: PublishInfo): Publishing {
  const { url, variables } = info;
  const { token } = variables;
  const env = {
    ...(token !== undefined && { NODE_AUTH_TOKEN: secret(token) }),
    // npm signs where a package comes from, which is for repositories that everybody can see.
    ...(url === undefined && { NPM_CONFIG_PROVENANCE: IS_PUBLIC }),
  };
  const trusted = "npm must trust this workflow: https://docs.npmjs.com/trusted-publishers";
  return {
    comment: ["Publishes each version tag to npm.", secretsComment(info, trusted)],
    inputs: { "registry-url": address(url ?? "https://registry.npmjs.org") },
    permissions: permissionsOf(info),
    environment: ENVIRONMENT,
    steps: [NPM_TAG, { name: "Publish", run: NPM_PUBLISH, ...(Object.keys(env).length > 0 && { env }) }],
  };
}

const PYPI_PUBLISH = "pypa/gh-action-pypi-publish@cef221092ed1bacb1cc03d23a2d87d1d172e277b # v1.14.0";

function python(info: PublishInfo): Publishing {
  const { url, variables } = info;
  const { token, username, password } = variables;
  const word = token ?? password;
  const trusted = "PyPI must trust this workflow: https://docs.pypi.org/trusted-publishers/";
  const comment = ["Publishes each version tag to PyPI.", secretsComment(info, trusted)];
  if (word === undefined) {
    const inputs = { ...(url !== undefined && { "repository-url": address(url) }), "skip-existing": "true" };
    const step = { name: "Publish", uses: PYPI_PUBLISH, with: inputs };
    return { comment, permissions: permissionsOf(info), environment: ENVIRONMENT, steps: [PYTHON_TAG, step] };
  }
  const env = {
    ...(url !== undefined && { TWINE_REPOSITORY_URL: address(url) }),
    TWINE_USERNAME: token === undefined && username !== undefined ? secret(username) : "__token__",
    TWINE_PASSWORD: secret(word),
  };
  // Only PyPI tells twine that it has a file already.
  const skip = url === undefined ? " --skip-existing" : "";
  return {
    comment,
    environment: ENVIRONMENT,
    steps: [
      PYTHON_TAG,
      { run: "python -m pip install twine" },
      { name: "Publish", run: `python -m twine upload --non-interactive${skip} dist/*`, env },
    ],
  };
}

/** Maven signs by the profile `release` of the POM, which also knows Maven Central. */
function maven(info: PublishInfo): Publishing {
  const { url, variables } = info;
  const { username, password, signingKey, passphrase } = variables;
  const registry = url === undefined ? "Maven Central" : address(url);
  const env = {
    ...(username !== undefined && { REGISTRY_USERNAME: secret(username) }),
    ...(password !== undefined && { REGISTRY_PASSWORD: secret(password) }),
    ...(signingKey !== undefined && { MAVEN_GPG_KEY: secret(signingKey) }),
    ...(passphrase !== undefined && { MAVEN_GPG_PASSPHRASE: secret(passphrase) }),
  };
  const isOpen = Object.keys(env).length === 0;
  const needed = `${registry} must accept releases without credentials.`;
  const profile = url === undefined || signingKey !== undefined ? " --activate-profiles release" : "";
  const run = `mvn --batch-mode${profile} -DskipTests deploy`;
  return {
    comment: [`Publishes each version tag to ${registry}.`, secretsComment(info, needed)],
    inputs: {
      "server-id": "registry",
      "server-username": "REGISTRY_USERNAME",
      "server-password": "REGISTRY_PASSWORD",
    },
    permissions: permissionsOf(info),
    environment: ENVIRONMENT,
    steps: [MAVEN_TAG, { name: "Publish", run, ...(isOpen ? {} : { env }) }],
  };
}

const NUGET_TAG = compared(
  `version=$(dotnet msbuild -getProperty:Version Directory.Build.props)`,
  '[ "$GITHUB_REF_NAME" != "v$version" ]',
);

/** A package that is there already is left alone. */
function nuget(info: PublishInfo): Publishing {
  const { url, variables } = info;
  const { apiKey } = variables;
  const source = url === undefined ? "https://api.nuget.org/v3/index.json" : address(url);
  const key = apiKey === undefined ? "" : ' --api-key "$NUGET_API_KEY"';
  const run = `dotnet pack --configuration Release --output packages
dotnet nuget push "packages/*.nupkg" --source ${source} --skip-duplicate${key}`;
  return {
    comment: [
      `Publishes each version tag to ${source}.`,
      secretsComment(info, `${source} must accept packages without a key.`),
    ],
    permissions: permissionsOf(info),
    environment: ENVIRONMENT,
    steps: [
      NUGET_TAG,
      { name: "Publish", run, ...(apiKey !== undefined && { env: { NUGET_API_KEY: secret(apiKey) } }) },
    ],
  };
}

/** The specification of the one gem of a folder. */
const GEM = `ruby -e 'puts Gem::Specification.load(Dir["*.gemspec"].first)`;

const GEM_TAG = comparedLoosely(`${GEM}.version'`);

const GEM_CREDENTIALS = "rubygems/configure-rubygems-credentials@dc5a8d8553e6ee01fc26761a49e99e733d17954a # v2.1.0";

/** A gem that is there already is left alone: servers refuse to take one twice. */
function gem(info: PublishInfo): Publishing {
  const { url, variables } = info;
  const { apiKey } = variables;
  const host = url === undefined ? "https://rubygems.org" : address(url);
  const trusted = "RubyGems must trust this workflow: https://guides.rubygems.org/trusted-publishing/";
  const run = `name=$(${GEM}.name')
version=$(${GEM}.version')
if gem specification "$name" --remote --version "$version" --clear-sources --source "$RUBYGEMS_HOST" > /dev/null 2>&1; then
  echo "$name $version is published already"
else
  gem push "$name-$version.gem"
fi`;
  const trust = { uses: GEM_CREDENTIALS, ...(url !== undefined && { with: { "gem-server": host } }) };
  const env = { RUBYGEMS_HOST: host, ...(apiKey !== undefined && { GEM_HOST_API_KEY: secret(apiKey) }) };
  return {
    comment: [`Publishes each version tag to ${url === undefined ? "RubyGems" : host}.`, secretsComment(info, trusted)],
    permissions: permissionsOf(info),
    environment: ENVIRONMENT,
    steps: [GEM_TAG, ...(apiKey === undefined ? [trust] : []), { name: "Publish", run, env }],
  };
}

/** What is there as soon as its tag is. */
function tagged({ tagged: release }: ProjectInfo): Publishing | undefined {
  if (release === undefined) return undefined;
  const { comment, version, run, env } = release;
  return {
    comment: [comment],
    steps: [
      ...(version === undefined
        ? []
        : [
            compared(
              `version=$(${version})`,
              '[ "$GITHUB_REF_NAME" != "v$version" ]',
              "Delete the tag: it is the release.",
            ),
          ]),
      { name: "Publish", run, ...(env && { env }), if: IS_PUBLIC },
    ],
  };
}

const PUBLISHING: { readonly [R in PublishInfo["registry"]]?: (info: PublishInfo) => Publishing } = {
  npm,
  python,
  maven,
  nuget,
  gem,
};

/** What publishes an SDK; undefined if the configuration says no registry, or none that a workflow knows. */
export function publishingOf(
  project: ProjectInfo,
  { publish, repository }: { readonly publish?: PublishInfo; readonly repository?: string },
): Publishing | undefined {
  if (project.release === "tag") return repository === undefined ? undefined : tagged(project);
  return publish && PUBLISHING[publish.registry]?.(publish);
}

/** The workflow that publishes version tags, once the tests have passed. `setup` begins a job with a runtime. */
export function publishWorkflow(
  publishing: Publishing,
  jobs: {
    readonly test: WorkflowJob;
    readonly setup: (inputs?: { readonly [input: string]: string }) => readonly WorkflowStep[];
  },
): Workflow {
  return {
    name: "publish",
    comment: publishing.comment,
    on: ["on:", "  push:", '    tags: ["v*"]'],
    jobs: {
      test: jobs.test,
      publish: {
        needs: "test",
        ...(publishing.environment !== undefined && { environment: publishing.environment }),
        ...(publishing.permissions && { permissions: publishing.permissions }),
        steps: [...jobs.setup(publishing.inputs), ...publishing.steps],
      },
    },
  };
}
