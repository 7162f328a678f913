package core

// Protocol carries calls of procedures in requests.
type Protocol interface {
	// encode writes the call.
	encode(spec *BodySpec, body bodyValue) (*encodedBody, error)
	// decode reads the answer: the JSON of the result, or the error that the procedure reports. A nil result is none.
	decode(r *reply, body []byte) (result []byte, err error)
}
