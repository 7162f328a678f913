import { mutant } from "./mutant.js";

/** URLs, headers, idempotency keys, bodies, pages. */
export const REQUESTS = [
  mutant("keys are no UUIDv4", "ID-1", ["core/prepare.go", "| 0x40", "| 0x50"]),
  mutant("each attempt has a key of its own", "ID-1", [
    "core/attempt.go",
    "if err := to.apply(p.below); err != nil {",
    "for i := range p.below {\n\t\tif p.below[i].Name == p.operation.IdempotencyKey {\n\t\t\tp.below[i].Value = newUUID()\n\t\t}\n\t}\n\tif err := to.apply(p.below); err != nil {",
  ]),
  mutant("the caller's key is not seen", "ID-3", [
    "core/prepare.go",
    'case p.settings.IdempotencyKey != "":',
    'case p.settings.IdempotencyKey == "none":',
  ]),
  mutant("paths may climb", "CF-1", ["internal/params/path.go", 'return text == "." || text == ".."', "return false"]),
  mutant("paths may climb by escapes", "CF-1", [
    "internal/params/path.go",
    'text = strings.ReplaceAll(text, "%2e", ".")',
    'text = strings.ReplaceAll(text, "%2e", "%2E")',
  ]),
  mutant("an empty path parameter is sent", "CF-1", [
    "internal/params/path.go",
    'if text == "" {',
    'if text == "\\x00" {',
  ]),
  mutant("a path parameter leaves its segment", "CF-1", [
    "internal/params/path.go",
    "return Encode(n.Text, segmentChars)",
    'return Encode(n.Text, segmentChars+"/?#")',
  ]),
  mutant("text that is not UTF-8 is sent", "CF-2", [
    "internal/wire/tree.go",
    "if !utf8.ValidString(v.String()) {",
    'if v.String() == "" && !utf8.ValidString(v.String()) {',
  ]),
  mutant("NaN is written", "CF-2", [
    "internal/wire/encode.go",
    "if math.IsNaN(n) || math.IsInf(n, 0) {",
    "if math.IsInf(n, 0) {",
  ]),
  mutant("a plus sign in a query is left", "QS-1", [
    "internal/params/text.go",
    'func strictly(text string) string { return Encode(text, "") }',
    'func strictly(text string) string { return Encode(text, "+") }',
  ]),
  mutant("deep objects have dots", "QS-1", ["internal/params/query.go", 'name+"["+key+"]"', 'name+"."+key']),
  mutant("false in a query is dropped", "NL-5", [
    "internal/params/query.go",
    "if n.Kind == wire.Null {",
    'if n.Kind == wire.Null || n.Text == "false" {',
  ]),
  mutant("false in a body is dropped", "NL-5", [
    "internal/wire/encode_struct.go",
    "return v.IsZero()\n",
    "return reflect.Indirect(v).IsZero()\n",
  ]),
  mutant("an empty list in a body is dropped", "NL-5", [
    "internal/wire/encode_struct.go",
    "return v.IsZero()\n",
    "return v.IsZero() || (v.Kind() == reflect.Slice && v.Len() == 0)\n",
  ]),
  mutant("the query of the base URL is lost", "EN-6", [
    "core/url.go",
    "append([]string{baseQuery, ownQuery}, query...)",
    "append([]string{ownQuery}, query...)",
  ]),
  mutant("the environment wins over the base URL", "EN-6", [
    "core/config.go",
    "if s.BaseURL != nil {",
    "if s.BaseURL != nil && s.Environment == nil {",
  ]),
  mutant("extra query parameters come twice", "RQ-1", [
    "core/request.go",
    "return q.Name == p.Name }",
    "return q.Name == p.Name+p.Name }",
  ]),
  mutant("extra properties of a body do not win", "RQ-1", [
    "internal/wire/request.go",
    "AppendObject(append(all, further...))",
    "AppendObject(append(further, all...))",
  ]),
  mutant("a body without content has a type", "HD-2", [
    "core/prepare.go",
    "if p.body != nil {\n\t\tbelow",
    'if p.body == nil {\n\t\tbelow = append(below, settings.Header{Name: "Content-Type", Value: "application/json"})\n\t} else {\n\t\tbelow',
  ]),
  mutant("headers of a call are not sent", "HD-1", ["core/attempt.go", "to.apply(p.above)", "to.apply(nil)"]),
  mutant("placeholders of headers stay", "HD-1", [
    "core/prepare.go",
    "settings.Header{Name: spec.Header, Value: value})\n\t\t\t\tp.secrets",
    "settings.Header{Name: spec.Header, Value: spec.Template})\n\t\t\t\tp.secrets",
  ]),
  mutant("an ampersand in a form ends its field", "FM-1", [
    "internal/params/query.go",
    'strings.ReplaceAll(Encode(text, ""), "%20", "+")',
    'strings.ReplaceAll(Encode(text, "&"), "%20", "+")',
  ]),
  mutant("file names break out of their header", "MP-1", [
    "core/multipart.go",
    'strings.NewReplacer(`"`, "%22", "\\r"',
    'strings.NewReplacer("\\r"',
  ]),
  mutant("the last part has no end", "MP-1", [
    "core/multipart.go",
    '[]byte("--" + w.boundary + "--" + crlf)',
    '[]byte("--" + w.boundary + crlf)',
  ]),
  mutant("the boundary of parts is told wrong", "MP-1", [
    "core/multipart.go",
    '"; boundary=" + w.boundary,',
    '"; boundary=x" + w.boundary,',
  ]),
  mutant("the length of files is not told", "MP-2", [
    "core/file.go",
    "file.length, file.replayable = end-start, true",
    "file.length, file.replayable = -1, true",
  ]),
  mutant("a file is sent from where the last attempt left it", "MP-4", [
    "core/file.go",
    "file.open = func() (io.Reader, error) {\n\t\tif _, err := seeker.Seek(start, io.SeekStart)",
    "file.open = func() (io.Reader, error) {\n\t\tif _, err := seeker.Seek(0, io.SeekCurrent)",
  ]),
  mutant("a cursor may repeat", "PG-3", [
    "core/page_next.go",
    "if used == by || pc.wasFollowed(by) {",
    'if used == "\\x00" {',
  ]),
  mutant("an empty cursor goes on", "PG-2", ["core/page_next.go", 'case "null", `""`, "[]", "{}":', 'case "null":']),
  mutant("an empty page ends pages by cursor", "PG-1", [
    "core/page_next.go",
    "if spec.isLast(page) || !ok || isEmpty(cursor)",
    "if spec.isLast(page) || !ok || page.count == 0 || isEmpty(cursor)",
  ]),
  mutant("all pages are fetched at once", "PG-1", [
    "core/page.go",
    "for _, item := range page.Items {",
    "if page.HasNext() {\n\t\t\t\tgo page.Next(p.list.ctx)\n\t\t\t}\n\t\t\tfor _, item := range page.Items {",
  ]),
  mutant("further pages lose the options of the call", "PG-4", [
    "core/page_next.go",
    "next := *pc\n",
    "next := *pc\n\tnext.options = nil\n",
  ]),
  mutant("an empty page does not end pages by offset", "PG-5", [
    "core/page_next.go",
    "if page.count == 0 ||",
    "if page.count < 0 ||",
  ]),
  mutant("pages are always counted from 1", "PG-6", [
    "core/page_next.go",
    "return *spec.Start",
    "return *spec.Start*0 + 1",
  ]),
  mutant("what chooses a stream is not sent", "ST-6", [
    "core/request.go",
    "if len(b.op.PinnedParams) == 0 {",
    "if len(b.op.PinnedParams) >= 0 {",
  ]),
  mutant("pages may be on another origin", "PG-5", ["core/page_next.go", " || !isSameOrigin(to, own)", ""]),
  mutant("a body that is needed can be missing", "BN-3", [
    "core/request.go",
    'return nil, newConfigurationError("the call needs a body")',
    "return nil, nil",
  ]),
  mutant("undeclared endpoints may have any URL", "RQ-1", [
    "core/client.go",
    '!strings.ContainsAny(path[:at], "/?")',
    'strings.ContainsAny(path[:at], "/?")',
  ]),
  mutant("the User-Agent is that of the platform", "HD-2", [
    "core/prepare.go",
    'settings.Header{Name: "User-Agent", Value: c.userAgent},',
    "",
  ]),
  mutant("headers are lost within an origin", "RD-2", [
    "core/transport.go",
    "if !sameOrigin {\n\t\tnext.Header",
    "if sameOrigin || next != nil {\n\t\tnext.Header",
  ]),
];
