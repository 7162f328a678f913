package webhook_test

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/elliptic"
	"crypto/hmac"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
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

func TestStandardWebhooks(t *testing.T) {
	secret := "whsec_" + base64.StdEncoding.EncodeToString([]byte("key"))
	right := "v1," + base64.StdEncoding.EncodeToString(sign("key", "m1.1700000000."+body))
	stale := "v1," + base64.StdEncoding.EncodeToString(sign("key", "m1.1699999000."+body))
	future := "v1," + base64.StdEncoding.EncodeToString(sign("key", "m1.1700001000."+body))
	secrets := webhook.Secrets{"": {"other", secret}}
	for name, test := range map[string]struct {
		delivery webhook.Delivery
		ok       bool
	}{
		"right":         {delivery(right, "1700000000"), true},
		"second of two": {delivery("v1,AAAA "+right, "1700000000"), true},
		"another key":   {delivery("v1,"+base64.StdEncoding.EncodeToString(sign("kex", "m1.1700000000."+body)), "1700000000"), false},
		"stale":         {delivery(stale, "1699999000"), false},
		"future":        {delivery(future, "1700001000"), false},
		"no time":       {delivery(right, "x"), false},
		"no signature":  {webhook.Delivery{Body: []byte(body), Now: now, Header: http.Header{}}, false},
	} {
		found, err := webhook.Parse[map[string]string](standard, test.delivery, secrets)
		var wrong *webhook.VerificationError
		if (err == nil) != test.ok || (err != nil && !errors.As(err, &wrong)) || (test.ok && found["name"] != "Rex") {
			t.Errorf("%s: %v %v", name, found, err)
		}
	}
	tampered := delivery(right, "1700000000")
	tampered.Body = []byte(`{"name":"Max"}`)
	if webhook.Verify(standard, tampered, secrets) == nil {
		t.Error("a changed body passes")
	}
	old := delivery(stale, "1699999000")
	old.Tolerance = time.Hour
	if err := webhook.Verify(standard, old, secrets); err != nil {
		t.Error(err)
	}
	var configuration *core.ConfigurationError
	if err := webhook.Verify(standard, delivery(right, "1700000000"), nil); !errors.As(err, &configuration) {
		t.Error(err)
	}
}

func TestHexWithTheTimeInTheHeader(t *testing.T) {
	signatures := []webhook.Signature{{
		Header: "X-Sig", Algorithm: "hmac-sha256", Hex: true, Prefix: "v1=", Delimiter: ".",
		Components: []string{"timestamp", "body"}, Timestamp: &webhook.Timestamp{Header: "x-sig", Tolerance: time.Minute},
	}}
	d := webhook.Delivery{Body: []byte(body), Now: now, Header: http.Header{
		"X-Sig": {"t=1700000000,v1=" + hex.EncodeToString(sign("key", "1700000000."+body))},
	}}
	if err := webhook.Verify(signatures, d, webhook.Secrets{"x-sig": {"key"}}); err != nil {
		t.Error(err)
	}
}

func publicPEM(t *testing.T, key any) string {
	t.Helper()
	der, err := x509.MarshalPKIXPublicKey(key)
	if err != nil {
		t.Fatal(err)
	}
	return string(pem.EncodeToMemory(&pem.Block{Type: "PUBLIC KEY", Bytes: der}))
}

func TestPublicKeys(t *testing.T) {
	sum := sha256.Sum256([]byte(body))
	edPublic, edKey, _ := ed25519.GenerateKey(rand.Reader)
	rsaKey, _ := rsa.GenerateKey(rand.Reader, 2048)
	ecKey, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	rsaSigned, _ := rsa.SignPKCS1v15(rand.Reader, rsaKey, crypto.SHA256, sum[:])
	pssSigned, _ := rsa.SignPSS(rand.Reader, rsaKey, crypto.SHA256, sum[:], nil)
	ecSigned, _ := ecdsa.SignASN1(rand.Reader, ecKey, sum[:])
	r, s, _ := ecdsa.Sign(rand.Reader, ecKey, sum[:])
	plain := append(r.FillBytes(make([]byte, 32)), s.FillBytes(make([]byte, 32))...)
	for _, test := range []struct {
		algorithm, key string
		signature      []byte
	}{
		{"ed25519", hex.EncodeToString(edPublic), ed25519.Sign(edKey, []byte(body))},
		{"ed25519", publicPEM(t, edPublic), ed25519.Sign(edKey, []byte(body))},
		{"rsa-sha256", publicPEM(t, &rsaKey.PublicKey), rsaSigned},
		{"rsa-pss-sha256", publicPEM(t, &rsaKey.PublicKey), pssSigned},
		{"ecdsa-sha256", publicPEM(t, &ecKey.PublicKey), ecSigned},
		{"ecdsa-sha256", publicPEM(t, &ecKey.PublicKey), plain},
	} {
		signatures := []webhook.Signature{{Header: "S", Algorithm: test.algorithm, Components: []string{"body"}}}
		d := webhook.Delivery{Body: []byte(body), Header: http.Header{"S": {base64.StdEncoding.EncodeToString(test.signature)}}}
		if err := webhook.Verify(signatures, d, webhook.Secrets{"": {test.key}}); err != nil {
			t.Errorf("%s: %v", test.algorithm, err)
		}
		d.Body = append(d.Body, ' ')
		if webhook.Verify(signatures, d, webhook.Secrets{"": {test.key}}) == nil {
			t.Errorf("%s: a changed body passes", test.algorithm)
		}
	}
}

func TestAPublicKeyIsNoSharedSecret(t *testing.T) {
	signatures := []webhook.Signature{
		{Header: "H", Algorithm: "hmac-sha256", Components: []string{"body"}},
		{Header: "K", Algorithm: "ed25519", Components: []string{"body"}},
	}
	d := webhook.Delivery{Body: []byte(body), Header: http.Header{
		"H": {base64.StdEncoding.EncodeToString(sign("public", body))},
	}}
	if webhook.Verify(signatures, d, webhook.Secrets{"": {"public"}}) == nil {
		t.Error("a key for all headers signs")
	}
	if webhook.Verify(signatures, d, webhook.Secrets{"k": {"public"}}) == nil {
		t.Error("the key of another header signs")
	}
}
