import { mutant } from "./mutant.js";

/** What programs read. Many of these write back what came, so that only a program that looks at the values notices. */
export const READING = [
  // Decoding.
  mutant("no field is read: its JSON is kept", "RE-1", [
    "internal/wire/decode_struct.go",
    "err = decodeProperty(s, value, f, properties[at])",
    "s.skip()\n\t\t\ts.misfits.loose = true",
  ]),
  mutant("times are an hour late, and sent back as they came", "RE-1", [
    "internal/wire/decode_scalar.go",
    "v.Set(reflect.ValueOf(t))",
    "v.Set(reflect.ValueOf(t.Add(3600e9)))\n\ts.misfits.loose = true",
  ]),
  mutant("times are zero, and sent back as they came", "RE-1", [
    "internal/wire/decode_scalar.go",
    "v.Set(reflect.ValueOf(t))",
    "v.Set(reflect.Zero(reflect.TypeOf(t)))\n\ts.misfits.loose = true",
  ]),
  mutant("times are read without their offset", "RE-1", [
    "internal/wire/decode_scalar.go",
    "v.Set(reflect.ValueOf(t))",
    "v.Set(reflect.ValueOf(t.UTC()))\n\ts.misfits.loose = true",
  ]),
  mutant("dates are the first of the month", "RE-1", [
    "core/json.go",
    "*d = parsed\n\t\treturn nil",
    "parsed.Day = 1\n\t\t*d = parsed\n\t\treturn wire.ErrLoose",
  ]),
  mutant("the date of a time is that in UTC", "RE-3", ["core/json.go", "*d = DateOf(t)", "*d = DateOf(t.UTC())"]),
  mutant("base64 is not decoded", "RE-1", [
    "internal/wire/decode_scalar.go",
    "v.SetBytes(bytes)",
    "v.SetBytes([]byte(text))\n\t\t\ts.misfits.loose = true",
  ]),
  mutant("integers are cut to 32 bits, and sent back as they came", "RE-1", [
    "internal/wire/decode_number.go",
    'if problem == "" {\n\t\t\t\treturn nil\n\t\t\t}\n',
    'if problem == "" {\n\t\t\t\tif v.CanInt() {\n\t\t\t\t\tv.SetInt(int64(int32(v.Int())))\n\t\t\t\t\ts.misfits.loose = true\n\t\t\t\t}\n\t\t\t\treturn nil\n\t\t\t}\n',
  ]),
  mutant("numbers of 64 bits are rounded to 32, and sent back as they came", "RE-1", [
    "internal/wire/decode_number.go",
    'if problem == "" {\n\t\t\t\treturn nil\n\t\t\t}\n',
    'if problem == "" {\n\t\t\t\tif v.CanFloat() {\n\t\t\t\t\tv.SetFloat(float64(float32(v.Float())))\n\t\t\t\t\ts.misfits.loose = true\n\t\t\t\t}\n\t\t\t\treturn nil\n\t\t\t}\n',
  ]),
  mutant("numbers without a declared type are rounded", "RE-1", [
    "internal/wire/decode.go",
    "return json.Number(s.skip())",
    "n, _ := json.Number(s.skip()).Float64()\n\t\treturn n",
  ]),
  mutant("a constant is always the declared one", "RE-2", [
    "internal/wire/decode_struct.go",
    "\terr := read(s, v)\n\t// The zero",
    "\terr := read(s, v)\n\tif v.Kind() == reflect.String {\n\t\tv.SetString(*f.constant)\n\t\ts.misfits.loose = !isConstant\n\t}\n\t// The zero",
  ]),
  mutant("integers with an exponent are refused", "RE-3", [
    "internal/wire/decode_number.go",
    'ContainsAny(text, ".eE")',
    'ContainsAny(text, ".")',
  ]),
  mutant("numbers of texts are sent back as numbers", "RE-3", [
    "internal/wire/decode_number.go",
    "s.misfits.loose = true\n\t\t\t\treturn nil",
    "return nil",
  ]),
  mutant("booleans without a declared type are true", "RE-1", [
    "internal/wire/decode.go",
    "return s.skip()[0] == 't'",
    "return len(s.skip()) > 0",
  ]),
  mutant("escapes in names of properties stay", "RE-1", [
    "internal/wire/scan.go",
    "\ts.peek()\n\treturn unquote(s.skipString())",
    "\ts.peek()\n\tliteral := s.skipString()\n\treturn literal[1 : len(literal)-1]",
  ]),
  mutant("brackets in texts end what is not declared", "RE-2", [
    "internal/wire/scan.go",
    "\t\tcase '\"':\n\t\t\ts.skipString()\n\t\t\tcontinue\n",
    "",
  ]),
  mutant("a carriage return is no white space", "RE-1", [
    "internal/wire/scan.go",
    "case ' ', '\\t', '\\r', '\\n', ',', ':':",
    "case ' ', '\\t', '\\n', ',', ':':",
  ]),
  mutant("a zero in place of a constant is sent back as the constant", "RE-3", [
    "internal/wire/decode_struct.go",
    "if !isConstant && v.IsZero() {",
    "if false {",
  ]),
  // Lists, maps and objects.
  mutant("lists of lists have one item", "RE-1", [
    "internal/wire/decode.go",
    "s.misfits = found\n\treturn nil\n}\n\nfunc decodeMap",
    "s.misfits = found\n\tif v.Type().Elem().Kind() == reflect.Slice && v.Len() > 1 {\n\t\tv.SetLen(1)\n\t}\n\treturn nil\n}\n\nfunc decodeMap",
  ]),
  mutant("lists of lists are empty, and sent back as they came", "RE-1", [
    "internal/wire/decode.go",
    "s.misfits = found\n\treturn nil\n}\n\nfunc decodeMap",
    "if v.Type().Elem().Kind() == reflect.Slice && v.Len() > 0 {\n\t\tv.SetLen(0)\n\t\tfound.loose = true\n\t}\n\ts.misfits = found\n\treturn nil\n}\n\nfunc decodeMap",
  ]),
  mutant("null in a list is zero", "RE-1", [
    "internal/wire/decode.go",
    "if s.peek() == 'n' {\n\t\ts.skip()\n\t\tv.SetZero()\n\t\treturn nil\n\t}\n\tmade := ",
    "if s.peek() == 'n' {\n\t\ts.skip()\n\t\tv.SetZero()\n\t\tif v.Type().Elem().Kind() == reflect.Int64 {\n\t\t\tv.Set(reflect.New(v.Type().Elem()))\n\t\t}\n\t\treturn nil\n\t}\n\tmade := ",
  ]),
  mutant("maps are empty, and sent back as they came", "RE-1", [
    "internal/wire/decode.go",
    "v.Set(m)\n\ts.misfits = found",
    "v.Set(reflect.MakeMap(t))\n\tfound.loose = true\n\ts.misfits = found",
  ]),
  mutant("objects below the second level are empty", "RE-1", [
    "internal/wire/decode_struct.go",
    "\ts.enter()\n\tseen := 0",
    '\tif bytes.Count(s.data[:s.pos], []byte("{"))-bytes.Count(s.data[:s.pos], []byte("}")) >= 2 && !s.strict {\n\t\ts.skip()\n\t\ts.misfits.loose = true\n\t\treturn nil\n\t}\n\ts.enter()\n\tseen := 0',
  ]),
  mutant("undeclared properties of a declared type are not read", "RE-1", [
    "internal/wire/decode_struct.go",
    "extra.SetMapIndex(reflect.ValueOf(name), item)",
    "s.misfits.loose = true",
  ]),
  mutant("names of properties may have any case", "RE-2", [
    "internal/wire/decode_struct.go",
    "p.byName[string(name)]",
    "p.byName[string(bytes.ToLower(name))]",
  ]),
  mutant("undeclared properties that do not fit are lost", "RE-3", [
    "internal/wire/decode_struct.go",
    "if inner := s.take(); !keepText",
    "if inner := s.take(); ok && !keepText",
  ]),
  mutant("values in lists that do not fit are lost", "RE-3", [
    "internal/wire/decode.go",
    "\ts.misfits = found\n\treturn nil\n}\n\nfunc decodeMap",
    "\t_ = found\n\treturn nil\n}\n\nfunc decodeMap",
  ]),
  // Enums, unions and Nullables.
  mutant("enum values are empty, and sent back as they came", "RE-1", [
    "internal/wire/decode_scalar.go",
    "if s.strict && err == nil && !v",
    "if !s.strict && v.Kind() == reflect.String {\n\t\t\tv.SetZero()\n\t\t\ts.misfits.loose = true\n\t\t}\n\t\tif s.strict && err == nil && !v",
  ]),
  mutant("every enum value is known", "RE-2", [
    "core/json.go",
    "return slices.Contains(known, text)",
    'return text != "-" || slices.Contains(known, text)',
  ]),
  mutant("the last variant that fits is chosen", "RE-2", [
    "internal/wire/decode_union.go",
    "if best < 0 || found.isBetterThan(bestFit) {\n\t\t\tbest, bestFit, chosen, loose = i, found, value, trial.misfits.loose\n\t\t}\n\t\tif bestFit == (fit{}) {\n\t\t\tbreak\n\t\t}",
    "if best < 0 || !bestFit.isBetterThan(found) {\n\t\t\tbest, bestFit, chosen, loose = i, found, value, trial.misfits.loose\n\t\t}",
  ]),
  mutant("the first variant that fits is chosen", "RE-2", [
    "internal/wire/decode_union.go",
    "fit{unknownCount(text, f.typ), trial.doubts}",
    "fit{0 * unknownCount(text, f.typ), trial.doubts}",
  ]),
  mutant("tags are found in nested objects", "RE-2", [
    "internal/wire/decode_union.go",
    "\t\tif found {",
    "\t\tif inner, ok := property(value, name); ok {\n\t\t\treturn inner, true\n\t\t}\n\t\tif found {",
  ]),
  mutant("unions do not tell their tag", "RE-1", [
    "internal/wire/decode_union.go",
    "fieldFor(v, p.tag).SetString(name)",
    "fieldFor(v, p.tag).SetString(name[:0])",
  ]),
  mutant("Get gives the zero value", "RE-1", [
    "core/json.go",
    "Get() (T, bool) { return n.value, n.state == present }",
    "Get() (none T, ok bool) { return none, n.state == present }",
  ]),
  mutant("Or gives the zero value where there is none", "RE-1", [
    "core/json.go",
    "\treturn other\n}\n\n// String returns",
    "\treturn n.value\n}\n\n// String returns",
  ]),
  mutant("IsNull is always false", "RE-1", [
    "core/json.go",
    "return n.state == null }",
    "return n.state == null && n.state == present }",
  ]),
  mutant("a Nullable that is zero is absent", "RE-1", [
    "core/json.go",
    "if err == wire.ErrMisfit && to.IsZero() {",
    "if to.IsZero() {",
  ]),
  mutant("a Nullable whose value does not fit is present", "RE-3", [
    "core/json.go",
    "if err == wire.ErrMisfit && to.IsZero() {",
    "if err == wire.ErrMisfit && !to.IsZero() {",
  ]),
  // Errors, pages, streams and downloads.
  mutant("the typed body of an error is empty", "RE-5", [
    "core/errors_api.go",
    "\treturn body\n}\n\n// BadRequestError",
    "\tvar none T\n\treturn none\n}\n\n// BadRequestError",
  ]),
  mutant("the request id of a result is its URL", "RE-6", [
    "core/client.go",
    "URL: r.url, RequestID: r.requestID",
    "URL: r.url, RequestID: r.url",
  ]),
  mutant("the first item of a page is all of them", "RE-7", [
    "core/page.go",
    "if !yield(item, nil) {",
    "_ = item\n\t\t\t\tif !yield(page.Items[0], nil) {",
  ]),
  mutant("pages have an empty response", "RE-7", [
    "core/page.go",
    'body:  own.Elem().FieldByName("Body").Addr(),',
    'body:  reflect.New(own.Elem().FieldByName("Body").Type()),',
  ]),
  mutant("events have no names", "RE-8", [
    "core/stream.go",
    'Event: cmp.Or(from.name, "message")',
    'Event: cmp.Or(from.name[:0], "message")',
  ]),
  mutant("Current gives the zero value", "RE-8", [
    "core/stream.go",
    "func (s *Stream[T]) Current() T { return s.current.Data }",
    "func (s *Stream[T]) Current() (none T) { return none }",
  ]),
  mutant("downloads have neither headers nor request id", "RE-10", [
    "core/download.go",
    "Header: r.header, RequestID: r.requestID",
    "Header: http.Header{}",
  ]),
  mutant("webhooks are read as empty events", "WH-1", [
    "webhook/webhook.go",
    "\treturn payload, nil",
    "\tvar none T\n\t_ = payload\n\treturn none, nil",
  ]),
];
