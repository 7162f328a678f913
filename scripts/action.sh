# What action.yml runs. Its inputs are in the environment, so that none of them is ever read as a command.
set -euo pipefail

places=()
if [ -n "$SDKWRIGHT_CONFIG" ]; then places+=("--config=$SDKWRIGHT_CONFIG"); fi
if [ -n "$SDKWRIGHT_API" ]; then places+=("--api=$SDKWRIGHT_API"); fi
flags=(${places[@]+"${places[@]}"})
# Of a list in YAML that goes over several lines, each word is a group.
read -r -d '' -a groups <<< "$SDKWRIGHT_GROUP" || true
for group in ${groups[@]+"${groups[@]}"}; do flags+=("--group=$group"); done
if [ "$SDKWRIGHT_STRICT" = true ]; then flags+=(--strict); fi

version=()
# The name of a tag will do.
if [ -n "$SDKWRIGHT_RELEASE" ]; then version+=("--version=${SDKWRIGHT_RELEASE#v}"); fi

sdkwright() {
  case "$SDKWRIGHT_SOURCE" in
    npm) npx --yes "sdkwright@$SDKWRIGHT_PACKAGE" "$@" ;;
    installed) npx --no-install sdkwright "$@" ;;
    *) node "$GITHUB_ACTION_PATH/packages/cli/bin/sdkwright.js" "$@" ;;
  esac
}

if [ "$SDKWRIGHT_SOURCE" = own ] && [ ! -e "$GITHUB_ACTION_PATH/packages/cli/bundle/bin.js" ]; then
  (cd "$GITHUB_ACTION_PATH" && node scripts/setup.mjs) > /dev/null
fi

# Tells the pull request what changes for callers. The token is for the comment, and no other one takes its place.
comment() {
  local more=()
  if [ -n "$SDKWRIGHT_BASE" ]; then more+=("--base=$SDKWRIGHT_BASE"); fi
  if [ -n "$SDKWRIGHT_FAIL_ON" ]; then more+=("--fail-on=$SDKWRIGHT_FAIL_ON"); fi
  unset GITHUB_TOKEN GH_TOKEN GITEA_TOKEN
  SDKWRIGHT_GITHOST_TOKEN=$SDKWRIGHT_COMMENT_TOKEN sdkwright ci comment ${places[@]+"${places[@]}"} ${more[@]+"${more[@]}"}
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
  diff) comment ;;
  publish) sdkwright generate ${flags[@]+"${flags[@]}"} ${version[@]+"${version[@]}"} --publish ;;
  *)
    echo "::error::command must be check, diff, generate, verify or publish."
    exit 2
    ;;
esac
