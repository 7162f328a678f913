import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "go",
  title: "Go",
  fence: "go",
  aliases: ["golang"],
  versions: "go",
  versionIn: (read) => {
    const [, version] = /^\s*Version:\s*"([^"]+)",$/m.exec(read("client.go") ?? "") ?? [];
    const [, major] = /^module\s+\S+\/v(\d+)\s*$/m.exec(read("go.mod") ?? "") ?? [];
    return version ?? (major === undefined ? undefined : `${major}.0.0`);
  },
  words: {
    package: "module",
    request: "client.Request",
    baseUrl: "option.WithBaseURL",
    supplier: "middleware or a custom HTTP client",
    environment: "constant",
  },
  project: {
    release: "tag",
    install: { commands: [], into: "folder" },
    build: ["go build ./..."],
    lint: [
      'test -z "$(gofmt -l .)"',
      "go vet ./...",
      "go run honnef.co/go/tools/cmd/staticcheck@latest ./...",
      "go test -race ./...",
    ],
    test: ["go test ./..."],
    // A module is there as soon as its tag is: the proxy that everybody uses is asked for it (go.dev/doc/modules/publishing).
    tagged: {
      comment: "Tests each version tag, and has the module proxy of Go fetch it. The tag itself is the release.",
      run: 'module=$(go list -m)\ncd "$RUNNER_TEMP"\ngo list -m "$module@$GITHUB_REF_NAME"',
      env: { GOPROXY: "https://proxy.golang.org" },
    },
    runtime: {
      action: "actions/setup-go@924ae3a1cded613372ab5595356fb5720e22ba16 # v6.5.0",
      input: "go-version",
      oldest: "1.24",
      newest: "stable",
    },
  },
};
