package webhook_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"net/http"
	"testing"
	"time"

	"sdkmodule/core"
	"sdkmodule/webhook"
)

var standard = []webhook.Signature{{
	Header: "webhook-signature", Algorithm: "hmac-sha256", Prefix: "v1,", Delimiter: ".",
	Components: []string{"webhook-id", "timestamp", "body"},
	Timestamp:  &webhook.Timestamp{Header: "webhook-timestamp", Tolerance: 5 * time.Minute},
}}

const body = `{"name":"Rex"}`

var now = time.Unix(1_700_000_000, 0)

func sign(key, message string) []byte {
	mac := hmac.New(sha256.New, []byte(key))
	mac.Write([]byte(message))
	return mac.Sum(nil)
}

func delivery(signature, sentAt string) webhook.Delivery {
	return webhook.Delivery{Body: []byte(body), Now: now, Header: http.Header{
		"Webhook-Id": {"m1"}, "Webhook-Timestamp": {sentAt}, "webhook-signature": {signature},
	}}
}

func TestDeliveriesAreVerifiedAndRead(t *testing.T) {
	secret := "whsec_" + base64.StdEncoding.EncodeToString([]byte("key"))
	right := "v1," + base64.StdEncoding.EncodeToString(sign("key", "m1.1700000000."+body))
	secrets := webhook.Secrets{"": {"other", secret}}
	found, err := webhook.Parse[map[string]string](standard, delivery(right, "1700000000"), secrets)
	if err != nil || found["name"] != "Rex" {
		t.Errorf("%v %v", found, err)
	}
	var wrong *webhook.VerificationError
	if found, err = webhook.Parse[map[string]string](standard, delivery("v1,AAAA", "1700000000"), secrets); !errors.As(err, &wrong) || found != nil {
		t.Errorf("%v %v", found, err)
	}
	var configuration *core.ConfigurationError
	if err := webhook.Verify(standard, delivery(right, "1700000000"), nil); !errors.As(err, &configuration) {
		t.Error(err)
	}
}
