import { mutant } from "./mutant.js";

/** Values, errors, streams, downloads, webhooks, channels. */
export const MESSAGES = [
  mutant("large integers are rounded", "SC-1", [
    "internal/wire/decode_number.go",
    "n, err := strconv.ParseInt(text, 10, v.Type().Bits())",
    "rounded, err := strconv.ParseFloat(text, 64)\n\tn := int64(rounded)",
  ]),
  mutant("parts of seconds are cut off", "SC-2", [
    "internal/wire/encode.go",
    "time.RFC3339Nano), '\"')",
    "time.RFC3339), '\"')",
  ]),
  mutant("times lose their offset", "SC-2", [
    "internal/wire/encode.go",
    "t := v.Interface().(time.Time)",
    "t := v.Interface().(time.Time).UTC().Add(time.Hour)",
  ]),
  mutant("values that do not fit are lost", "SC-4", [
    "internal/wire/misfit.go",
    "(*kept)[name] = bytes.Clone(text)",
    'if name == "" {\n\t\t(*kept)[name] = bytes.Clone(text)\n\t}',
  ]),
  mutant("unknown properties are lost", "SC-3", [
    "internal/wire/decode_struct.go",
    "(*known)[name] = bytes.Clone(s.skip())",
    "_ = bytes.Clone(s.skip())",
  ]),
  mutant("unknown properties are not sent again", "SC-3", [
    "internal/wire/encode_struct.go",
    "if !extra.IsValid() || extra.Len() == 0 {",
    "if !extra.IsValid() || extra.Len() >= 0 {",
  ]),
  mutant("null is absent", "NL-1", ["core/json.go", "*state = null", "*state = absent"]),
  mutant("a required null is left out", "NL-3", [
    "internal/wire/encode_struct.go",
    "if !f.omit {\n\t\treturn false",
    "if !f.omit {\n\t\treturn v.Kind() == reflect.Pointer && v.IsNil()",
  ]),
  mutant("an optional value that is not given is null", "NL-2", [
    "internal/wire/encode_struct.go",
    "return v.IsZero()\n",
    "return v.IsZero() && v.Kind() != reflect.Pointer\n",
  ]),
  mutant("a union writes its tag twice", "UN-1", [
    "internal/wire/encode_struct.go",
    "if first != nil && f.name == first.name {",
    "if first != nil && f.name == p.tagName && f.absent(value) {",
  ]),
  mutant("an unknown variant is lost", "UN-2", [
    "internal/wire/decode_union.go",
    "fieldFor(v, p.raw).SetBytes(bytes.Clone(text))",
    "fieldFor(v, p.raw).SetBytes(bytes.Clone(text)[:0])",
  ]),
  mutant("the first variant wins, whatever it lacks", "UN-2", [
    "internal/wire/decode_union.go",
    "scanner{data: text, strict: true}",
    "scanner{data: text}",
  ]),
  mutant("decode errors do not say where", "DE-1", ["core/reply.go", "path = found.Path", "path = found.Path[:0]"]),
  mutant("decode errors are API errors", "ER-5", [
    "core/reply.go",
    "return r.decodeError(problem, path, text, line)",
    "_ = path\n\treturn statusError(r.newAPIError(problem, text))",
  ]),
  mutant("any status above 500 is an APIError alone", "ER-6", [
    "core/errors_api.go",
    "if e.StatusCode >= 500 {",
    "if e.StatusCode == 500 {",
  ]),
  mutant("a resumed stream begins anew", "ST-7", ["core/stream_resume.go", "Value: r.lastID", "Value: r.lastID[:0]"]),
  mutant("a stream is resumed without end", "ST-7", ["core/stream_resume.go", "r.failures < retries", "retries >= 0"]),
  mutant("errors of a class of statuses have no type", "ER-7", [
    "core/errors_api.go",
    "c.Class == e.StatusCode/100",
    "c.Class == e.StatusCode",
  ]),
  mutant("the message of the server is not told", "ER-1", [
    "core/failure.go",
    'message += ": " + said',
    'message += ": " + said[:0]',
  ]),
  mutant("the request id is not told", "ER-1", [
    "core/reply.go",
    'if id := header.Get(name); id != "" {',
    'if id := header.Get(name); id == "-" {',
  ]),
  mutant("errors keep bodies of any length", "ER-3", [
    "core/failure.go",
    "mostOfError = 1 << 20",
    "mostOfError = 1 << 40",
  ]),
  mutant("messages of errors have any length", "ER-3", [
    "core/failure.go",
    "text = string([]rune(text)[:most])",
    "_ = text",
  ]),
  mutant("CR alone ends no line", "ST-1", ["internal/lines/lines.go", '"\\r\\n"); at', '"\\n"); at']),
  mutant("CRLF ends two lines", "ST-1", [
    "internal/lines/lines.go",
    "r.skipLF = length > 0 && r.buffer[end] == '\\r'",
    "r.skipLF = length > 9",
  ]),
  mutant("a byte order mark is text", "ST-1", [
    "internal/lines/lines.go",
    "bytes.TrimPrefix(line, byteOrderMark)",
    "bytes.TrimPrefix(line, byteOrderMark[:0])",
  ]),
  mutant("only the last line of data counts", "ST-1", [
    "internal/sse/sse.go",
    "append(data, value...), true",
    "bytes.Clone(value), true",
  ]),
  mutant("comments are data", "ST-1", ["internal/sse/sse.go", 'case "data":', 'case "data", "":']),
  mutant("the terminator is an event", "ST-1", [
    "core/stream_events.go",
    'case terminator != "" && string(bytes.TrimSpace(event.Data)) == terminator:',
    'case terminator != "" && string(bytes.TrimSpace(event.Data)) == "[NONE]":',
  ]),
  mutant("a stream that ends early is complete", "ST-2", [
    "core/stream_events.go",
    'case err == io.EOF && declared.Terminator != "":',
    'case err == io.EOF && declared.Terminator == "[NONE]":',
  ]),
  mutant("events wait for more", "ST-4", [
    "internal/lines/lines.go",
    "n, err := r.source.Read(r.buffer[len(r.buffer):cap(r.buffer)])",
    "n, err := io.ReadFull(r.source, r.buffer[len(r.buffer):cap(r.buffer)])\n\tif err == io.ErrUnexpectedEOF {\n\t\terr = io.EOF\n\t}",
  ]),
  mutant("blank lines do not count", "ST-5", [
    "core/stream_lines.go",
    "number++",
    "if len(line) > 0 {\n\t\t\t\tnumber++\n\t\t\t}",
  ]),
  mutant("a last line without an end is lost", "ST-5", [
    "internal/lines/lines.go",
    "if r.err == io.EOF && len(r.buffer) > 0 {",
    "if r.err == io.EOF && len(r.buffer) < 0 {",
  ]),
  mutant("a stream of an error is read", "ST-3", [
    "core/attempt.go",
    "r.status >= 200 && r.status < 300",
    "r.status >= 200 && r.status < 500",
  ]),
  mutant("a download that is left stays open", "BN-1", [
    "core/open.go",
    "b.reply.deadline.end()\n\t\t_ = b.reply.body.Close()",
    "b.reply.deadline.pause()",
  ]),
  mutant("webhooks of any time are taken", "WH-1", [
    "webhook/signature.go",
    "case age > tolerance:",
    "case age > tolerance && tolerance < 0:",
  ]),
  mutant("webhooks of the future are taken", "WH-1", [
    "webhook/signature.go",
    "case age < -tolerance:",
    "case age < -tolerance && tolerance < 0:",
  ]),
  mutant("only the first signature counts", "WH-1", [
    "webhook/signature.go",
    'found = append(found, strings.TrimSuffix(rest, ","))',
    "return []string{rest}",
  ]),
  mutant("any signature is right", "WH-1", [
    "webhook/keys.go",
    "hmac.Equal(mac.Sum(nil), signature)",
    "hmac.Equal(mac.Sum(nil)[:0], signature[:0])",
  ]),
  mutant("a webhook without a signature is taken", "WH-1", [
    "webhook/signature.go",
    "if isSigned {",
    "if !isSigned {\n\t\treturn nil\n\t}\n\tif isSigned {",
  ]),
  mutant("the body is not signed", "WH-1", [
    "webhook/signature.go",
    "message = append(message, d.Body...)",
    "message = append(message, d.Body[:0]...)",
  ]),
  mutant("a channel is opened without credentials", "WS-1", [
    "core/socket_link.go",
    "credentials, err := authenticate(ctx, l.config, p)",
    "credentials, err := &applied{}, error(nil)",
  ]),
  mutant("any end of a channel is a good one", "WS-1", [
    "core/socket_link.go",
    "end.Code == websocket.CodeNormal, end.Code == websocket.CodeNoStatus:",
    "end.Code >= websocket.CodeNormal:",
  ]),
  mutant("messages that are not JSON are lost", "WS-1", [
    "core/socket.go",
    "text, err = wire.Marshal(string(message.Data))",
    'text, err = wire.Marshal("")',
  ]),
  mutant("pings are not answered", "WS-1", [
    "internal/websocket/conn.go",
    "_ = c.writeFrame(opPong, data)",
    "_ = data",
  ]),
  mutant("a channel closes without its code", "WS-1", [
    "internal/websocket/conn.go",
    "binary.BigEndian.AppendUint16(nil, uint16(code))",
    "binary.BigEndian.AppendUint16(nil, uint16(code-code+CodeNormal))",
  ]),
  mutant("a goroutine waits for a channel that has ended", "WS-1", [
    "core/socket_link.go",
    "close(l.over)\n\tl.cancel()",
    "close(l.over)\n\tgo func() { <-l.inbox }()\n\tl.cancel()",
  ]),
];
