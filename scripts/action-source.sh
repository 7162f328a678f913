# Decides which sdkwright the action runs: the release that is asked for, the one that the project has installed, or its own
# sources. Nothing is downloaded by the name of a package alone.
set -euo pipefail

if [ -n "$SDKWRIGHT_PACKAGE" ]; then
  echo source=npm >> "$GITHUB_OUTPUT"
elif npx --no-install sdkwright --version > /dev/null 2>&1; then
  echo source=installed >> "$GITHUB_OUTPUT"
else
  # What is built of the sources is cached under a hash of them: a tag such as `v0` moves.
  key=$(cd "$GITHUB_ACTION_PATH" && find . \( -name node_modules -o -name bundle -o -name dist -o -name .git \) -prune -o -type f -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c 1-64)
  printf 'source=own\nkey=%s\n' "$key" >> "$GITHUB_OUTPUT"
fi
