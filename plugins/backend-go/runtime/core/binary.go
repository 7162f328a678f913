package core

// EncodeBinary sends a file as the whole body.
func EncodeBinary(spec *BodySpec, body bodyValue) (*encodedBody, error) {
	content := readerOf(body.whole)
	if content == nil {
		return nil, newConfigurationError("the body must be an io.Reader")
	}
	file, err := newOpenFile(content)
	if err != nil {
		return nil, err
	}
	return &encodedBody{
		contentType: firstOf(file.contentType, concrete(spec.MediaType), "application/octet-stream"),
		length:      file.length,
		replayable:  file.replayable,
		open:        file.open,
	}, nil
}
