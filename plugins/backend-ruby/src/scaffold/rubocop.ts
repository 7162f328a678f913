import type { ScaffoldFile } from "@sdkwright/plugin-api";

/** The usual rules but for those of names and sizes, which an API decides. */
const CONFIGURATION = `AllCops:
  TargetRubyVersion: 3.1
  NewCops: enable
  SuggestExtensions: false

Layout/LineLength:
  Max: 120
  AllowedPatterns:
    - "^ *autoload "
    # Descriptions and texts of the API, and its longest names.
    - "^ *#"
    - '^ *["'']'
    - '\\w{80}'
  Exclude:
    - "*.gemspec"
    - test/**/*

# Properties may have names that callbacks of Ruby have, such as inherited.
Lint/MissingSuper:
  Exclude:
    - lib/*/types/*.rb

# The API decides how large classes are.
Metrics:
  Enabled: false

# Names are those of the API.
Naming:
  Enabled: false

# Descriptions may begin with a word such as Note.
Style/CommentAnnotation:
  Enabled: false

# Lists of texts look the same, whether they are words or not.
Style/WordArray:
  Enabled: false
`;

/** The configuration of RuboCop with which the sources of an SDK are clean. */
export const rubocopFile = (): ScaffoldFile => ({ path: ".rubocop.yml", content: CONFIGURATION, kind: "scaffold" });
