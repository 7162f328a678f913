package core

import (
	"bytes"
	"fmt"
	"io"
	"math"
	"net/http"
	"reflect"
	"strings"

	"sdkmodule/internal/settings"
	"sdkmodule/internal/wire"
)

// reply is a response whose body is still to be read, within the attempt that brought it.
type reply struct {
	operation *Operation
	spec      *ClientSpec
	status    int
	header    http.Header
	url       string
	requestID string
	body      io.ReadCloser
	length    int64
	deadline  *deadline
	// kept: the body outlives the attempt, and whoever kept it ends the deadline.
	kept    bool
	secrets []string
	// attempts is how many times the request was sent.
	attempts int
	settings *settings.Settings
}

// mostOf gives the most bytes of a response or a message: the caller's limit, or else the usual one.
func mostOf(s *settings.Settings, usual int64) int64 {
	switch limit := s.MaxResponseBytes; {
	case limit == nil:
		return usual
	case *limit == 0:
		return math.MaxInt64
	default:
		return *limit
	}
}

var usualIDHeaders = []string{"X-Request-Id", "Request-Id", "X-Correlation-Id"}

// requestIDOf gives the request id of a response: the API's own header, else the usual ones.
func requestIDOf(header http.Header, spec *ClientSpec) string {
	names := spec.RequestIDHeaders
	if len(names) == 0 {
		names = usualIDHeaders
	}
	for _, name := range names {
		if id := header.Get(name); id != "" {
			return id
		}
	}
	return ""
}

// read gives the whole body.
func (r *reply) read() ([]byte, error) {
	r.deadline.await(PhaseBody)
	var text []byte
	var err error
	most := mostOf(r.settings, math.MaxInt64)
	switch {
	case r.length >= 0 && r.length <= min(worthReading, most):
		text = make([]byte, r.length)
		_, err = io.ReadFull(r.body, text)
	case most == math.MaxInt64:
		text, err = io.ReadAll(r.body)
	default:
		text, err = io.ReadAll(io.LimitReader(r.body, most+1))
		if int64(len(text)) > most {
			return nil, r.decodeError(fmt.Sprintf("is larger than %d bytes", most), "", nil, 0)
		}
	}
	if err != nil {
		return nil, r.deadline.explain(err, "the connection failed while the response was read")
	}
	return text, nil
}

// result is where a decoded body goes.
type result struct {
	// target points to a value; nil where the body is ignored.
	target any
	// text is the body as it was sent.
	text []byte
}

// consume reads and decodes a body that is not streamed, as the operation declares it.
func (r *reply) consume(to *result) error {
	declared := r.operation.Response
	if declared == nil && r.operation.RPC == nil || r.status == 204 || r.status == 205 {
		passOver(r.body, r.length)
		if declared == nil || declared.EmptyBody == "" || to.target == nil {
			return nil
		}
		return r.decode([]byte(declared.EmptyBody), to.target, 0)
	}
	text, err := r.read()
	if err != nil {
		return err
	}
	if declared == nil || declared.Kind != BytesResponse && declared.Kind != BinaryResponse {
		text = withoutMark(inUTF8(text, r.header.Get("Content-Type")))
	}
	if declared != nil && declared.EmptyBody != "" && isNothing(text) {
		text = []byte(declared.EmptyBody)
	}
	to.text = text
	if r.operation.RPC != nil {
		if text, err = r.operation.RPC.decode(r, text); err != nil || text == nil {
			return err
		}
		to.text = text
	} else if done, err := r.consumePlain(declared, text, to); done || err != nil {
		return err
	}
	if to.target == nil {
		return nil
	}
	if declared != nil && len(declared.Returns) > 0 {
		found, ok := wire.Find(text, declared.Returns)
		if !ok {
			return nil
		}
		text = found
	}
	target := to.target
	if declared != nil && declared.ByStatus != nil {
		target = declared.ByStatus(target, r.status)
	}
	return r.decode(text, target, 0)
}

func isNothing(text []byte) bool {
	text = bytes.TrimSpace(text)
	return len(text) == 0 || string(text) == "null"
}

// consumePlain takes what is not JSON.
func (r *reply) consumePlain(declared *ResponseSpec, text []byte, to *result) (done bool, err error) {
	switch {
	case declared.Kind == BytesResponse || declared.Kind == BinaryResponse:
	case declared.Kind == TextResponse:
	case declared.Loose && !isJSON(r.header.Get("Content-Type")):
	case len(text) == 0 && (declared.Empty || r.operation.Method == http.MethodHead):
		return true, nil
	default:
		return false, nil
	}
	if to.target == nil {
		return true, nil
	}
	v := reflect.ValueOf(to.target).Elem()
	switch {
	case v.Kind() == reflect.String:
		v.SetString(string(text))
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8:
		v.SetBytes(text)
	case v.Kind() == reflect.Pointer && v.Type().Elem().Kind() == reflect.String:
		made := reflect.New(v.Type().Elem())
		made.Elem().SetString(string(text))
		v.Set(made)
	case v.Kind() == reflect.Interface && v.NumMethod() == 0:
		v.Set(reflect.ValueOf(string(text)))
	case len(text) > 0:
		return true, r.decodeError("is not the JSON that the API declares", "", text, 0)
	}
	return true, nil
}

// withoutMark is a text without the byte order mark that some servers send in front of it.
func withoutMark(text []byte) []byte { return bytes.TrimPrefix(text, []byte("\ufeff")) }

// mediaTypeOf is a content type without its parameters.
func mediaTypeOf(contentType string) string {
	mediaType, _, _ := strings.Cut(strings.ToLower(contentType), ";")
	return strings.TrimSpace(mediaType)
}

func isJSON(contentType string) bool {
	mediaType := mediaTypeOf(contentType)
	return strings.HasSuffix(mediaType, "/json") || strings.HasSuffix(mediaType, "+json")
}

// decode reads JSON of a successful response. The line is that of a stream of lines, else 0.
func (r *reply) decode(text []byte, target any, line int) error {
	err := wire.Unmarshal(text, target)
	if err == nil {
		return nil
	}
	problem := "is not the JSON that the API declares"
	path := ""
	if found, ok := err.(*wire.Error); ok && found.Problem != "not JSON" {
		path = found.Path
		problem = "holds " + found.Problem + " at " + path
	} else if len(text) == 0 {
		problem = "has no body"
	}
	return r.decodeError(problem, path, text, line)
}
