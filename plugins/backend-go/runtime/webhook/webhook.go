// Package webhook verifies and decodes the deliveries of an API to its webhooks.
package webhook

import (
	"io"
	"net/http"
	"net/textproto"
	"strings"
	"time"

	"sdkmodule/internal/wire"
)

// VerificationError reports that a delivery could not be verified as recently sent by the API.
type VerificationError struct{ problem string }

func (e *VerificationError) Error() string { return e.problem }

// SDKError marks an error of the SDK.
func (*VerificationError) SDKError() {}

// Delivery is a delivery that a webhook endpoint received.
type Delivery struct {
	// Body is the raw body, exactly as received. A parsed body can no longer be verified.
	Body   []byte
	Header http.Header
	// URL is the full URL of the webhook endpoint. It is needed only if the API signs it.
	URL string
	// Now is the time to compare with; zero means the current time.
	Now time.Time
	// Tolerance is how much the time of the delivery may differ from now, in either direction. Zero means the
	// tolerance that the API declares.
	Tolerance time.Duration
}

// FromRequest reads a delivery from a request that a server received, up to a limit of 10 MiB.
func FromRequest(r *http.Request) (Delivery, error) {
	const limit = 10 << 20
	body, err := io.ReadAll(io.LimitReader(r.Body, limit+1))
	if err != nil {
		return Delivery{}, err
	}
	if len(body) > limit {
		return Delivery{}, &VerificationError{"the webhook is larger than 10 MiB"}
	}
	return Delivery{Body: body, Header: r.Header}, nil
}

// header gives the value of a header, several joined as HTTP does.
func (d *Delivery) header(name string) string {
	values := d.Header.Values(name)
	for key := range d.Header {
		if len(values) == 0 && textproto.CanonicalMIMEHeaderKey(key) == textproto.CanonicalMIMEHeaderKey(name) {
			values = d.Header[key]
		}
	}
	return strings.Join(values, ", ")
}

// Secrets are the secrets that the API shares with its receivers, or its public keys, by the lower-case name of the
// signature's header. The empty name holds those for every header. To rotate secrets, pass both the old and the new
// one.
type Secrets map[string][]string

// Decode decodes a delivery that has already been verified.
func Decode[T any](d Delivery) (T, error) {
	var payload T
	if err := wire.Unmarshal(d.Body, &payload); err != nil {
		var none T
		return none, &VerificationError{"the body of the webhook is not what the API declares: " + err.Error()}
	}
	return payload, nil
}

// Parse verifies a delivery and decodes it.
func Parse[T any](signatures []Signature, d Delivery, secrets Secrets) (T, error) {
	if err := Verify(signatures, d, secrets); err != nil {
		var none T
		return none, err
	}
	return Decode[T](d)
}
