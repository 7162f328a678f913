package core

import "sdkmodule/internal/wire"

// EncodeText sends a text as it is.
func EncodeText(spec *BodySpec, body bodyValue) (*encodedBody, error) {
	node, err := wire.Tree(body.whole)
	if err != nil || node.Kind != wire.Scalar {
		return nil, newConfigurationError("the body must be a text")
	}
	mediaType := spec.MediaType
	if mediaType == "" {
		mediaType = "text/plain; charset=utf-8"
	}
	return memoryBody([]byte(node.Text), mediaType), nil
}
