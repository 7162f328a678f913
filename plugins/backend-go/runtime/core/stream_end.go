package core

import (
	"bytes"
	"encoding/json"

	"sdkmodule/internal/wire"
)

// terminatorOf returns the text that ends a stream. For a stream of JSON that declares none, this is the one of the
// best known streaming API.
func terminatorOf(declared *ResponseSpec) string {
	if declared.Terminator == "" && !declared.Text {
		return "[DONE]"
	}
	return declared.Terminator
}

// reportedError gives the error that an item reports in place of a value: all that APIs which stream JSON have in common.
func (r *reply) reportedError(data []byte) error {
	declared := r.operation.Response
	if declared.Text || declared.ErrorItems || !bytes.Contains(data, []byte(`"error"`)) || !json.Valid(data) {
		return nil
	}
	found, ok := wire.Find(data, []string{"error"})
	if !ok {
		return nil
	}
	switch string(found) {
	case "null", "false", "0", `""`:
		return nil
	}
	return r.streamFailure(data)
}

// streamFailure is the error for what a server reports in a stream.
func (r *reply) streamFailure(data []byte) error {
	return r.streamError("the server reported an error in the stream"+r.whatIsSaid(data, ""), data)
}
