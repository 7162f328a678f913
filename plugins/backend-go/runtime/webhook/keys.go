package webhook

import (
	"crypto"
	"crypto/ecdsa"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/rsa"
	"crypto/sha1"
	"crypto/sha256"
	"crypto/sha512"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
	"hash"
	"math/big"
	"strings"

	"sdkmodule/core"
)

// verifier tells whether a signature is that of a message.
type verifier func(message, signature []byte) bool

var hashes = map[string]struct {
	new  func() hash.Hash
	kind crypto.Hash
}{
	"sha1":   {sha1.New, crypto.SHA1},
	"sha256": {sha256.New, crypto.SHA256},
	"sha384": {sha512.New384, crypto.SHA384},
	"sha512": {sha512.New, crypto.SHA512},
}

func wrongKey() error {
	return core.NewConfigurationError("the secret of the webhook is not a key of the declared kind")
}

// newVerifier reads a secret, or a public key in PEM, base64 or hexadecimal digits.
func newVerifier(algorithm, secret string) (verifier, error) {
	if secret == "" {
		return nil, core.NewConfigurationError("the secret of the webhook is empty")
	}
	kind, hashName := algorithm, ""
	if at := strings.LastIndexByte(algorithm, '-'); at >= 0 {
		kind, hashName = algorithm[:at], algorithm[at+1:]
	}
	digest, known := hashes[hashName]
	if !known && algorithm != "ed25519" {
		return nil, core.NewConfigurationError("webhooks that are signed by %s cannot be verified", algorithm)
	}
	if kind == "hmac" {
		return hmacVerifier(digest.new, secret)
	}
	return keyVerifier(kind, digest.kind, secret)
}

// hmacVerifier takes the text as the key, but for secrets that say that they are base64.
func hmacVerifier(newHash func() hash.Hash, secret string) (verifier, error) {
	key := []byte(secret)
	if encoded, ok := strings.CutPrefix(secret, "whsec_"); ok {
		decoded, ok := decodeBytes(encoded, false)
		if !ok {
			return nil, wrongKey()
		}
		key = decoded
	}
	return func(message, signature []byte) bool {
		mac := hmac.New(newHash, key)
		mac.Write(message)
		return hmac.Equal(mac.Sum(nil), signature)
	}, nil
}

func keyVerifier(kind string, digest crypto.Hash, secret string) (verifier, error) {
	sum := func(message []byte) []byte {
		h := digest.New()
		h.Write(message)
		return h.Sum(nil)
	}
	switch key := publicKey(kind, secret).(type) {
	case ed25519.PublicKey:
		if kind == "ed25519" {
			return func(message, signature []byte) bool { return ed25519.Verify(key, message, signature) }, nil
		}
	case *rsa.PublicKey:
		switch kind {
		case "rsa":
			return func(message, signature []byte) bool {
				return rsa.VerifyPKCS1v15(key, digest, sum(message), signature) == nil
			}, nil
		case "rsa-pss":
			return func(message, signature []byte) bool {
				return rsa.VerifyPSS(key, digest, sum(message), signature, nil) == nil
			}, nil
		}
	case *ecdsa.PublicKey:
		if kind == "ecdsa" {
			return func(message, signature []byte) bool { return verifyECDSA(key, sum(message), signature) }, nil
		}
	}
	return nil, wrongKey()
}

// verifyECDSA takes signatures in DER, and the two numbers one after the other.
func verifyECDSA(key *ecdsa.PublicKey, sum, signature []byte) bool {
	size := (key.Curve.Params().BitSize + 7) / 8
	if len(signature) == 2*size {
		r, s := new(big.Int).SetBytes(signature[:size]), new(big.Int).SetBytes(signature[size:])
		if ecdsa.Verify(key, sum, r, s) {
			return true
		}
	}
	return ecdsa.VerifyASN1(key, sum, signature)
}

func publicKey(kind, secret string) any {
	der := []byte(nil)
	if block, _ := pem.Decode([]byte(secret)); block != nil {
		der = block.Bytes
	} else {
		bare := strings.Join(strings.Fields(secret), "")
		decoded, ok := decodeBytes(bare, true)
		if !ok {
			decoded, _ = decodeBytes(bare, false)
		}
		der = decoded
	}
	if kind == "ed25519" && len(der) == ed25519.PublicKeySize {
		return ed25519.PublicKey(der)
	}
	if key, err := x509.ParsePKIXPublicKey(der); err == nil {
		return key
	}
	key, err := x509.ParsePKCS1PublicKey(der)
	if err != nil {
		return nil
	}
	return key
}

// decodeBytes reads hexadecimal digits or base64, also the form for URLs.
func decodeBytes(text string, isHex bool) ([]byte, bool) {
	if isHex {
		bytes, err := hex.DecodeString(text)
		return bytes, err == nil && len(bytes) > 0
	}
	text = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(text, "="))
	bytes, err := base64.RawStdEncoding.DecodeString(text)
	return bytes, err == nil && len(bytes) > 0
}
