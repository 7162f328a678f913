package core

import (
	"bytes"
	"io"
	"reflect"

	"sdkmodule/internal/wire"
)

// encodedBody is a body that is ready to be sent.
type encodedBody struct {
	contentType string
	// length is -1 where it is not known.
	length int64
	// replayable: open can be called again, and gives the same bytes.
	replayable bool
	open       func() (io.Reader, error)
}

// BodyEncoder turns the value of a body into bytes: EncodeForm, EncodeMultipart, EncodeText and EncodeBinary are some.
type BodyEncoder func(spec *BodySpec, body bodyValue) (*encodedBody, error)

// bodyValue is a body as the caller gives it.
type bodyValue struct {
	// whole is the value; invalid where the body is made of properties alone.
	whole reflect.Value
	// extra are properties that replace those of the value.
	extra []wire.Property
}

func memoryBody(content []byte, contentType string) *encodedBody {
	open := func() (io.Reader, error) { return bytes.NewReader(content), nil }
	return &encodedBody{contentType: contentType, length: int64(len(content)), replayable: true, open: open}
}

// jsonText writes a body as JSON.
func jsonText(body bodyValue) ([]byte, error) {
	text := []byte("{}")
	var err error
	if body.whole.IsValid() {
		text, err = wire.MarshalValue(body.whole)
	}
	if err == nil && len(body.extra) > 0 {
		text, err = wire.Merge(text, body.extra)
	}
	if err != nil {
		return nil, newConfigurationError("the body cannot be written as JSON: it holds %s", err)
	}
	return text, nil
}

func encodeJSON(spec *BodySpec, body bodyValue) (*encodedBody, error) {
	text, err := jsonText(body)
	if err != nil {
		return nil, err
	}
	if spec.Optional && len(text) == len("{}") && text[0] == '{' {
		return nil, nil
	}
	mediaType := spec.MediaType
	if mediaType == "" {
		mediaType = "application/json"
	}
	return memoryBody(text, mediaType), nil
}
