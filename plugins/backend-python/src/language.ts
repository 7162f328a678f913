import type { LanguageInfo } from "@sdkwright/plugin-api";

export const language: LanguageInfo = {
  key: "python",
  title: "Python",
  fence: "python",
  aliases: ["py"],
  versions: "pep440",
  versionIn: (read) => /^version = "([^"]+)"$/m.exec(read("pyproject.toml") ?? "")?.[1],
  words: {
    package: "package",
    request: "client.request",
    baseUrl: "base_url",
    supplier: "middleware or a custom HTTP client",
    environment: "member",
  },
  project: {
    release: "upload",
    install: { commands: ["python -m pip install --editable . build mypy pytest"], into: "machine" },
    build: ["python -m build"],
    lint: ["python -m mypy"],
    test: ["python -m pytest"],
    tests: "tests",
    runtime: {
      action: "actions/setup-python@ece7cb06caefa5fff74198d8649806c4678c61a1 # v6.3.0",
      input: "python-version",
      oldest: "3.10",
      newest: "3.x",
    },
  },
};
