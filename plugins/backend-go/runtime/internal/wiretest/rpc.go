package wiretest

import (
	"encoding/json"
	"testing"
)

// message is a call by JSON-RPC.
type message struct {
	Version string          `json:"jsonrpc"`
	ID      json.RawMessage `json:"id"`
	Method  string          `json:"method"`
	Params  json.RawMessage `json:"params"`
}

// ServeRPC is Serve for a call of a method by JSON-RPC: the body of the reply is the result alone, empty for a
// notification, and what arrives is the parameters alone.
func ServeRPC(t testing.TB, method string, reply Reply) *Server {
	t.Helper()
	return serve(t, reply.Body, func(body []byte) ([]byte, Reply) {
		var call message
		if err := json.Unmarshal(body, &call); err != nil {
			t.Errorf("the body is not a JSON-RPC message: %v", err)
		}
		if call.Version != "2.0" || call.Method != method {
			t.Errorf("version and method are %q and %q, not 2.0 and %q", call.Version, call.Method, method)
		}
		if isNotification := reply.Body == ""; isNotification != (call.ID == nil) {
			t.Errorf("the id is %q; a notification, and nothing else, has none", call.ID)
		}
		params := []byte(call.Params)
		if params == nil {
			params = []byte{}
		}
		if reply.Body == "" {
			return params, reply
		}
		answer := reply
		answer.Body = `{"jsonrpc":"2.0","id":` + string(call.ID) + `,"result":` + reply.Body + `}`
		return params, answer
	})
}
