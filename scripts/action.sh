# What action.yml runs. Its inputs are in the environment, so that none of them is ever read as a command.
set -euo pipefail

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

# Writes the comment of this folder, or replaces it.
comment() {
  local comments="repos/$GITHUB_REPOSITORY/issues/$SDKWRIGHT_PULL/comments"
  local id
  id=$(gh api --paginate "$comments" --jq '.[] | select(.body | startswith(env.SDKWRIGHT_MARKER)) | .id' | sed -n 1p)
  if [ -n "$id" ]; then
    gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$id" --field "body=@$1"
  else
    gh api --silent "$comments" --field "body=@$1"
  fi
}

# Compares the folder with another commit, for the summary of the job and the pull request.
compare() {
  case "$SDKWRIGHT_BASE" in
    "" | -*)
      echo "::error::diff needs a pull request, or a commit or branch as base."
      exit 2
      ;;
  esac
  # Checkouts have one commit by default.
  git cat-file -e "$SDKWRIGHT_BASE^{commit}" 2> /dev/null || git fetch --quiet --depth=1 origin "$SDKWRIGHT_BASE"
  local state=${SDKWRIGHT_CONFIG:-} code=0 found body
  local fail=()
  if [ -n "$SDKWRIGHT_FAIL_ON" ]; then fail=("--fail-on=$SDKWRIGHT_FAIL_ON"); fi
  found=$(mktemp)
  body=$(mktemp)
  sdkwright diff "$SDKWRIGHT_BASE:./$state" "./$state" --markdown ${fail[@]+"${fail[@]}"} > "$found" || code=$?
  cat "$found"
  # An error has no result to tell.
  if [ ! -s "$found" ]; then exit "$code"; fi
  cat "$found" >> "$GITHUB_STEP_SUMMARY"
  if [ -n "$SDKWRIGHT_PULL" ] && [ -n "$SDKWRIGHT_COMMENT_TOKEN" ]; then
    export SDKWRIGHT_MARKER="<!-- sdkwright diff $SDKWRIGHT_FOLDER -->"
    # Comments have at most 65,536 characters.
    { printf '%s\n\n' "$SDKWRIGHT_MARKER" && head -c 60000 "$found"; } > "$body"
    GH_TOKEN=$SDKWRIGHT_COMMENT_TOKEN comment "$body" ||
      echo "::warning::The pull request has no comment: the token needs pull-requests: write, which pull requests of forks do not get. The summary of the job has the text."
  fi
  exit "$code"
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
  diff) compare ;;
  publish) sdkwright generate ${flags[@]+"${flags[@]}"} ${version[@]+"${version[@]}"} --publish ;;
  *)
    echo "::error::command must be check, diff, generate, verify or publish."
    exit 2
    ;;
esac
