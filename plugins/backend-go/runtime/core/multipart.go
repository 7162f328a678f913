package core

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"io"
	"reflect"
	"strings"

	"sdkmodule/internal/params"
	"sdkmodule/internal/wire"
)

// part is the head of a part with what follows it: a file, or content that the head holds already.
type part struct {
	head []byte
	file *openFile
}

const crlf = "\r\n"

// EncodeMultipart sends the properties of an object as the parts of multipart/form-data. Files are read as they are sent.
func EncodeMultipart(spec *BodySpec, body bodyValue) (*encodedBody, error) {
	w := &multipartWriter{boundary: randomBoundary()}
	for _, field := range body.fields(spec) {
		if err := w.add(&field); err != nil {
			return nil, err
		}
	}
	tail := []byte("--" + w.boundary + "--" + crlf)
	length, replayable := int64(len(tail)), true
	for _, p := range w.parts {
		size := int64(0)
		if p.file != nil {
			size = p.file.length
			replayable = replayable && p.file.replayable
		}
		if length >= 0 && size >= 0 {
			length += int64(len(p.head)) + size
		} else {
			length = -1
		}
	}
	return &encodedBody{
		contentType: firstOf(spec.MediaType, "multipart/form-data") + "; boundary=" + w.boundary,
		length:      length,
		replayable:  replayable,
		open:        func() (io.Reader, error) { return openParts(w.parts, tail) },
	}, nil
}

func openParts(parts []part, tail []byte) (io.Reader, error) {
	var readers []io.Reader
	for _, p := range parts {
		readers = append(readers, bytes.NewReader(p.head))
		if p.file == nil {
			continue
		}
		content, err := p.file.open()
		if err != nil {
			return nil, err
		}
		readers = append(readers, content)
	}
	return io.MultiReader(append(readers, bytes.NewReader(tail))...), nil
}

type multipartWriter struct {
	boundary string
	parts    []part
}

// add writes a field: a list is one part an item, unless it is declared as one JSON text.
func (w *multipartWriter) add(field *formField) error {
	v, ok := held(field.value)
	if !ok {
		return nil
	}
	isList := v.Kind() == reflect.Slice && v.Type().Elem().Kind() != reflect.Uint8
	if !isList || (field.Encoding == JSONField && !field.Repeated) {
		return w.addOne(field, v)
	}
	for i := range v.Len() {
		if err := w.addOne(field, v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// held gives the value behind pointers and in a Nullable; false where that is null.
func held(v reflect.Value) (reflect.Value, bool) {
	if _, ok := v.Interface().(interface{ IsNull() bool }); ok {
		found := v.MethodByName("Get").Call(nil)
		v = found[0]
		if !found[1].Bool() {
			return v, false
		}
	}
	for v.Kind() == reflect.Pointer && !v.IsNil() && readerOf(v) == nil {
		v = v.Elem()
	}
	return v, true
}

func (w *multipartWriter) addOne(field *formField, v reflect.Value) error {
	// One that may be left out does not come here.
	if v.Kind() == reflect.Interface && v.IsNil() && field.Encoding == FileField {
		return newConfigurationError("the call needs the file %s", field.Name)
	}
	if content := readerOf(v); content != nil && (field.Encoding == FileField || !isBytes(v)) {
		return w.addFile(field, content)
	}
	if field.Encoding == FileField && v.Kind() == reflect.String {
		return w.addFile(field, strings.NewReader(v.String()))
	}
	node, err := wire.Tree(v)
	if err != nil {
		return newConfigurationError("the field %s cannot be written: it holds %s", field.Name, err)
	}
	switch {
	case node.Kind == wire.Null:
	case node.Kind == wire.Scalar && field.Encoding != JSONField:
		w.addText(field.Name, concrete(field.ContentType), node.Text)
	case field.Style != "" && field.Encoding != JSONField:
		for _, pair := range params.PlainPairs(field.Name, node, field.style()) {
			w.addText(pair.Name, "", pair.Value)
		}
	default:
		w.addText(field.Name, firstOf(concrete(field.ContentType), "application/json"), node.JSON())
	}
	return nil
}

func isBytes(v reflect.Value) bool {
	return v.Kind() == reflect.Slice
}

func (w *multipartWriter) addFile(field *formField, content io.Reader) error {
	file, err := newOpenFile(content)
	if err != nil {
		return err
	}
	contentType := firstOf(file.contentType, concrete(field.ContentType), "application/octet-stream")
	head := w.head(field.Name, firstOf(file.name, "file"), contentType)
	w.parts = append(w.parts, part{head: head, file: file}, part{head: []byte(crlf)})
	return nil
}

func (w *multipartWriter) addText(name, contentType, text string) {
	head := w.head(name, "", contentType)
	w.parts = append(w.parts, part{head: append(head, text+crlf...)})
}

func (w *multipartWriter) head(name, filename, contentType string) []byte {
	text := "--" + w.boundary + crlf + `Content-Disposition: form-data; name="` + quoted(name) + `"`
	if filename != "" {
		text += `; filename="` + quoted(filename) + `"`
	}
	text += crlf
	if contentType != "" {
		text += "Content-Type: " + strings.NewReplacer("\r", " ", "\n", " ").Replace(contentType) + crlf
	}
	return []byte(text + crlf)
}

// quoted escapes a name as the WHATWG specification of forms says, and NUL likewise, which headers cannot hold.
func quoted(text string) string {
	return strings.NewReplacer(`"`, "%22", "\r", "%0D", "\n", "%0A", "\x00", "%00").Replace(text)
}

func randomBoundary() string {
	var b [18]byte
	// Reading random bytes never fails: see the documentation of crypto/rand.
	_, _ = rand.Read(b[:])
	return "form-" + hex.EncodeToString(b[:])
}
