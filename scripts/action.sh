# What action.yml runs. Its inputs are in the environment, so that none of them is ever read as a command.
set -euo pipefail

# The release of sdkwright that this release of the action belongs to.
own_version=0.1.0

flags=()
if [ -n "$SDKWRIGHT_CONFIG" ]; then flags+=("--config=$SDKWRIGHT_CONFIG"); fi
if [ -n "$SDKWRIGHT_API" ]; then flags+=("--api=$SDKWRIGHT_API"); fi
# Of a list in YAML that goes over several lines, each word is a group.
read -r -d '' -a groups <<< "$SDKWRIGHT_GROUP" || true
for group in ${groups[@]+"${groups[@]}"}; do flags+=("--group=$group"); done
if [ "$SDKWRIGHT_STRICT" = true ]; then flags+=(--strict); fi

version=()
# The name of a tag will do.
if [ -n "$SDKWRIGHT_RELEASE" ]; then version+=("--version=${SDKWRIGHT_RELEASE#v}"); fi

# The project's own, else the one that is asked for, else that of this action.
sdkwright() {
  if [ -z "$SDKWRIGHT_PACKAGE" ] && npx --no-install sdkwright --version > /dev/null 2>&1; then
    npx --no-install sdkwright "$@"
  else
    npx --yes "sdkwright@${SDKWRIGHT_PACKAGE:-$own_version}" "$@"
  fi
}

case "$SDKWRIGHT_COMMAND" in
  check)
    if [ -n "$SDKWRIGHT_SARIF" ]; then
      # The same findings once more, for code scanning; the exit code is that of the run below.
      sdkwright check ${flags[@]+"${flags[@]}"} --sarif > "$SDKWRIGHT_SARIF" || true
      printf 'sarif=%s\n' "$SDKWRIGHT_FOLDER/$SDKWRIGHT_SARIF" | head -n 1 >> "$GITHUB_OUTPUT"
    fi
    sdkwright check ${flags[@]+"${flags[@]}"}
    ;;
  generate) sdkwright generate ${flags[@]+"${flags[@]}"} ${version[@]+"${version[@]}"} ;;
  verify) sdkwright generate ${flags[@]+"${flags[@]}"} --check ;;
  publish) sdkwright generate ${flags[@]+"${flags[@]}"} ${version[@]+"${version[@]}"} --publish ;;
  *)
    echo "::error::command must be check, generate, verify or publish."
    exit 2
    ;;
esac
