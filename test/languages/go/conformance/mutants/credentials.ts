import { mutant } from "./mutant.js";

/** Credentials, access tokens, what is shown of secrets. */
export const CREDENTIALS = [
  mutant("errors show credentials", "ER-4", ["core/url.go", "if len(secret) >= 3 {", "if len(secret) > 1000 {"]),
  mutant("errors show queries", "AU-6", [
    "core/url.go",
    'if end := strings.IndexAny(text, "?#"); end >= 0 {',
    'if end := strings.IndexAny(text, "#"); end >= 0 {',
  ]),
  mutant("logs show headers", "LG-1", ["core/log.go", 'value := "***"', 'value := strings.Join(headers[name], ", ")']),
  mutant("logs show queries", "LG-1", ["core/url.go", 'parts[i] = name + "=***"', "parts[i] = name[:0] + part"]),
  mutant("logs show token requests", "LG-1", [
    "core/prepare.go",
    "if s.Logger != nil && !call.isToken {",
    "if s.Logger != nil {",
  ]),
  mutant("something is printed without a logger", "LG-2", [
    "core/prepare.go",
    "if s.Logger != nil && !call.isToken {",
    'if s.Logger == nil {\n\t\tfmt.Println("no logger")\n\t}\n\tif s.Logger != nil && !call.isToken {',
  ]),
  mutant("a credential of one call is not seen", "AU-10", [
    "core/auth.go",
    "c.prepared.settings.Values[credential.Option]",
    "c.config.settings.Values[credential.Option]",
  ]),
  mutant("a credential of one call stays", "AU-10", [
    "internal/settings/settings.go",
    "changed.Values = maps.Clone(s.Values)",
    "_ = maps.Clone(s.Values)",
  ]),
  mutant("a supplier is asked once for all calls", "AU-1", [
    "core/options.go",
    "s.Set(name, func(ctx context.Context) (any, error) { return source(ctx) })",
    "value, err := source(context.Background())\n\t\ts.Set(name, func(context.Context) (any, error) { return value, err })",
  ]),
  mutant("a caller's header does not count as a credential", "AU-9", [
    "core/auth.go",
    'return name != "" && c.prepared.sets(name)',
    'return name == "-"',
  ]),
  mutant("the prefix of a key has a space added", "AU-6", [
    "core/schemes.go",
    "entry{s.Name, s.Prefix + value}",
    'entry{s.Name, s.Prefix + " " + value}',
  ]),
  mutant("an empty token is sent", "AU-8", [
    "core/auth.go",
    'if !found || (value == "" && !empty) {',
    'if (!found || value == "") && empty {',
  ]),
  mutant("the environment is read at the call", "EN-3", [
    "core/client.go",
    "config := c.config()\n\tmade := &call{operation: op, request: request, settings: config.settingsFor(options)}\n\treturn",
    "config := c.config()\n\tconfig.env = readEnvironment(config.spec)\n\tmade := &call{operation: op, request: request, settings: config.settingsFor(options)}\n\treturn",
  ]),
  mutant("an empty argument falls back", "EN-4", [
    "core/auth.go",
    "case string:\n\t\treturn value, true, nil",
    'case string:\n\t\tif value == "" {\n\t\t\tvalue = c.config.env[credential.Env]\n\t\t}\n\t\treturn value, value != "", nil',
  ]),
  mutant("blank environment counts as set", "EN-4", [
    "core/config.go",
    'if value := strings.TrimSpace(os.Getenv(name)); value != "" {',
    'if value := os.Getenv(name); value != "" {',
  ]),
  mutant("any: the last scheme wins", "AN-1", [
    "core/auth.go",
    "for _, key := range auth.Apply {",
    "for _, key := range slices.Backward(auth.Apply) {",
  ]),
  mutant("any: a scheme that fails is replaced in silence", "AN-2", [
    "core/auth.go",
    "if err := scheme.apply(ctx, c, to); err != nil {\n\t\t\treturn nil, err",
    "if err := scheme.apply(ctx, c, to); err != nil {\n\t\t\tcontinue",
  ]),
  mutant("all: one scheme is enough", "AL-1", [
    "core/auth.go",
    "if len(missing) > 0 {\n\t\treturn nil, c.missingError(",
    "if len(missing) == len(auth.Apply) {\n\t\treturn nil, c.missingError(",
  ]),
  mutant("endpoint-security: the last requirement wins", "ES-1", [
    "core/auth.go",
    "for _, requirement := range requirements {",
    "for _, requirement := range slices.Backward(requirements) {",
  ]),
  mutant("endpoint-security: the error lists what is there too", "ES-2", [
    "core/auth.go",
    'strings.Join(lacking, " AND ")',
    'strings.Join(requirement, " AND ")',
  ]),
  mutant("an operation without security sends credentials", "ES-3", [
    "core/auth.go",
    "(security != nil && len(security) == 0) || ",
    "",
  ]),
  mutant("no single flight of token requests", "OA-5", [
    "core/oauth_provider.go",
    "fetch := p.fetching",
    "fetch := (*tokenFetch)(nil)",
  ]),
  mutant("the requirements of the token endpoint are lost", "OA-17", [
    "core/oauth_source.go",
    "op.Security = spec.Security",
    "op.Security = nil",
  ]),
  mutant("a fixed margin before tokens end", "OA-4", [
    "core/oauth_source.go",
    "-min(2*time.Minute, lifetime/5)",
    "-2 * time.Minute",
  ]),
  mutant("a token is used to its end and beyond", "OA-4", [
    "core/oauth_provider.go",
    "(t.renewAt.IsZero() || time.Now().Before(t.renewAt))",
    "t.access != time.Now().String()",
  ]),
  mutant("a lifetime of nothing is believed", "OA-6", [
    "core/oauth_source.go",
    "if lifetime := lifetimeOf(text, spec.ExpiresIn); lifetime > 0 {",
    "if lifetime := lifetimeOf(text, spec.ExpiresIn); lifetime >= 0 {",
  ]),
  mutant("one cancelled waiter ends the token request", "OA-16", [
    "core/oauth_provider.go",
    "if fetch.waiting == 0 {",
    "if fetch.waiting >= 0 {",
  ]),
  mutant("a refused token is replaced again and again", "OA-7", [
    "core/attempt.go",
    "canRenew = false",
    "_ = canRenew",
  ]),
  mutant("403 renews the token", "OA-14", [
    "core/attempt.go",
    "r.status == http.StatusUnauthorized && credentials.renew",
    "(r.status == http.StatusUnauthorized || r.status == http.StatusForbidden) && credentials.renew",
  ]),
  mutant("a new refresh token is lost", "OA-9", [
    "core/oauth_source.go",
    "held.refresh = next",
    'if held.refresh == "" {\n\t\t\theld.refresh = next\n\t\t}',
  ]),
  mutant("refreshing sends the secret too", "OA-9", [
    "core/oauth_source.go",
    "place(body, spec.RefreshToken, refresh)\n\t\treturn body",
    "place(body, spec.RefreshToken, refresh)\n\t\tplace(body, s.scheme.GetToken.ClientSecret, s.secret)\n\t\treturn body",
  ]),
  mutant("a refused refresh token is not dropped", "OA-10", [
    "core/oauth_source.go",
    "case failed.StatusCode >= 400 && failed.StatusCode < 500:",
    "case failed.StatusCode >= 500:",
  ]),
  mutant("a token that still lives is given up", "OA-11", [
    "core/oauth_source.go",
    "case !held.isUsable():",
    "case held.isUsable():",
  ]),
  mutant("a token request has an idempotency key", "OA-13", [
    "core/prepare.go",
    'name != "" && !call.isToken',
    'name != ""',
  ]),
  mutant("token errors show what the server echoes", "OA-12", [
    "core/oauth_source.go",
    'mask(textIn(raw, "error_description"), secrets)',
    'textIn(raw, "error_description") + secrets[0]',
  ]),
  mutant("omitted parts of Basic credentials are dashes", "AU-3", [
    "core/schemes.go",
    "parts := make([]string, 2)",
    'parts := []string{"-", "-"}',
  ]),
  mutant("Basic credentials of nothing are sent", "AU-5", [
    "core/schemes.go",
    "if s.Username == nil && s.Password == nil {",
    'if s.Key == "" {',
  ]),
  mutant("optional security needs a credential", "ES-4", [
    "core/auth.go",
    "if len(lacking) == 0 {\n\t\t\treturn requirement, nil",
    "if len(lacking) == 0 && len(requirement) > 0 {\n\t\t\treturn requirement, nil",
  ]),
  mutant("scopes stand between commas", "OA-2", [
    "core/oauth_source.go",
    'strings.Join(s.scheme.Scopes, " ")',
    'strings.Join(s.scheme.Scopes, ",")',
  ]),
  mutant("derived clients fetch tokens of their own", "OA-1", [
    "core/tokens.go",
    "return parent.tokens",
    "return &sync.Map{}",
  ]),
  mutant("token requests are sent once", "OA-13", ["core/prepare.go", "p.safe = call.isToken || ", "p.safe = "]),
];
